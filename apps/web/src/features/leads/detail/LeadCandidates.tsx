import type { LeadDetail } from '@workbench/services/leads/schemas';
import { UserSearch } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { recordSourceLabel } from '~/lib/format/source-labels';
import { confidenceText, LEAD_FIELD_LABELS, STEP_LABEL } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';
import { LeadFieldValue } from './LeadFieldValue';
import type { LeadActions } from './use-lead';

/** Someone who may be the lead: a person chooses one, or none. */
export function LeadCandidates({ lead, actions: { review } }: { lead: LeadDetail; actions: LeadActions }) {
  if (lead.candidates.length === 0) return null;
  const decide = (candidateId: string | null) => review.mutate({ id: lead.id, candidateId });
  return (
    <LeadDetailSection title="Needs review: choose the right match">
      <ul className="flex flex-col gap-2">
        {lead.candidates.map((candidate, index) => (
          <li
            key={candidate.id}
            className="flex flex-wrap items-start gap-3 rounded-md border border-border bg-muted px-3 py-2"
          >
            <UserSearch aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
            <div className="min-w-0 flex-1 basis-56">
              <CandidateValues values={candidate.values} />
              <p className="mt-1 text-muted-foreground text-xs">
                {[
                  recordSourceLabel(candidate.source),
                  STEP_LABEL[candidate.step],
                  confidenceText(candidate.confidence),
                  candidate.reason,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Select match ${index + 1}`}
              disabled={review.isPending}
              onClick={() => decide(candidate.id)}
            >
              Select match
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="ghost" size="sm" disabled={review.isPending} onClick={() => decide(null)}>
          None of these
        </Button>
      </div>
    </LeadDetailSection>
  );
}

function CandidateValues({ values }: { values: Record<string, string> }) {
  const shown = LEAD_FIELD_LABELS.filter(([field]) => values[field]);
  return (
    <dl className="grid gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {shown.map(([field, label]) => (
        <div key={field} className="contents">
          <dt className="text-ui text-muted-foreground">{label}</dt>
          <dd className="min-w-0">
            <LeadFieldValue field={field} value={values[field] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
