import type { LeadDetail } from '@workbench/services/leads/schemas';
import type { LeadActions } from '../hooks/use-lead';
import { FIELDS } from '../lib/lead-text';
import { DetailSection } from './DetailSection';
import { LeadField } from './LeadField';

/** Every field with who gave it; each can be typed anew. */
export function LeadFields({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  return (
    <DetailSection title="Values">
      <ul className="divide-y divide-border rounded-md border border-border">
        {FIELDS.map(([field, label]) => (
          <LeadField key={field} lead={lead} field={field} label={label} update={actions.update} />
        ))}
      </ul>
    </DetailSection>
  );
}
