import type { Lead } from '@workbench/services/leads/schemas';
import { Lightbulb, UserSearch } from 'lucide-react';
import { Badge } from '~/components/ui/display/Badge';
import { Progress } from '~/components/ui/feedback/Progress';
import { LEAD_STATUS_BADGE, leadName, leadProgress } from '../../lead-labels';

/** Finds the button that opens a lead. */
export const LEAD_BUTTON = 'button[data-lead]';

/** What waits for a person's decision. */
export function LeadBadges({ lead: { needsReview, suggestionCount } }: { lead: Lead }) {
  return (
    <>
      {needsReview && (
        <span title="Needs review" className="inline-flex shrink-0 text-warning">
          <UserSearch role="img" aria-label="Needs review" className="size-4" />
        </span>
      )}
      {suggestionCount > 0 && (
        <span title="Suggestions" className="inline-flex shrink-0 items-center gap-0.5 text-link text-xs">
          <Lightbulb role="img" aria-label="Suggestions:" className="size-3.5" />
          {suggestionCount}
        </span>
      )}
    </>
  );
}

/** How far its enrichment is: in a word and as a bar. */
export function LeadState({ lead }: { lead: Lead }) {
  const status = LEAD_STATUS_BADGE[lead.enrichmentStatus];
  return (
    <span className="flex flex-col items-start gap-1.5">
      <Badge variant={status.tone}>{status.label}</Badge>
      <Progress
        value={leadProgress(lead.enrichmentStatus)}
        label={`Progress for ${leadName(lead)}`}
        className="w-full"
      />
    </span>
  );
}
