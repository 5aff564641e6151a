import type { LeadDetail as Detail } from '@workbench/services/leads/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { LEAD_STATUS_BADGE, leadName, titleAtCompany } from '../lead-labels';
import { LeadActionBar } from './LeadActionBar';
import { LeadCandidates } from './LeadCandidates';
import { LeadCompany } from './LeadCompany';
import { LeadFields } from './LeadFields';
import { LeadStepLog } from './LeadStepLog';
import { LeadSteps as LeadStepList } from './LeadSteps';
import { LeadSuggestions } from './LeadSuggestions';
import { useLeadActions } from './use-lead';
import type { LeadSteps } from './use-lead-steps';

interface LeadDetailViewProps {
  lead: Detail;
  steps: LeadSteps;
  onRemoved: () => void;
}

/** What is known of a lead, from whom, what waits for a decision, and what was tried. */
export function LeadDetailView({ lead, steps, onRemoved }: LeadDetailViewProps) {
  const actions = useLeadActions(lead.id);
  const status = LEAD_STATUS_BADGE[lead.enrichmentStatus];
  return (
    <>
      <DialogHeader>
        <DialogTitle className="break-words">{leadName(lead)}</DialogTitle>
        <div className="flex flex-wrap items-center gap-2">
          <span className="break-words text-muted-foreground">{titleAtCompany(lead)}</span>
          <Badge variant={status.tone}>{status.label}</Badge>
          {lead.lists.map(({ id, name }) => (
            <Badge key={id} variant="outline" className="max-w-full truncate">
              {name}
            </Badge>
          ))}
        </div>
        {lead.message && <p className="break-words text-ui">{lead.message}</p>}
      </DialogHeader>
      <LeadActionBar lead={lead} actions={actions} onRemoved={onRemoved} />
      <LeadCandidates lead={lead} actions={actions} />
      <LeadSuggestions lead={lead} actions={actions} steps={steps} />
      <LeadFields lead={lead} actions={actions} />
      <LeadCompany lead={lead} />
      <LeadStepList lead={lead} actions={actions} />
      <LeadStepLog log={lead.log} />
    </>
  );
}
