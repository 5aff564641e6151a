import type { LeadDetail } from '@workbench/services/leads/schemas';
import { LEAD_FIELD_LABELS } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';
import { LeadField } from './LeadField';
import type { LeadActions } from './use-lead';

/** Every field with who gave it; each can be typed again. */
export function LeadFields({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  return (
    <LeadDetailSection title="Values">
      <ul className="divide-y divide-border rounded-md border border-border">
        {LEAD_FIELD_LABELS.map(([field, label]) => (
          <LeadField key={field} lead={lead} field={field} label={label} update={actions.update} />
        ))}
      </ul>
    </LeadDetailSection>
  );
}
