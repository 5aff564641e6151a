import type { LeadDetail, LeadStep } from '@workbench/services/leads/schemas';
import { RotateCw } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { formatDuration } from '~/lib/format/duration';
import { formatDate } from '~/lib/format/format';
import { recordSourceLabel } from '~/lib/format/source-labels';
import { confidenceText, formatCredits, REPEAT_RISK, repeatButtonLabel, STEP_BADGE, STEP_LABEL } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';
import type { LeadActions } from './use-lead';

type StepView = LeadDetail['steps'][number];

/** The four steps in their order: what came of each, from whom, for how much and in which time. */
export function LeadSteps({ lead, actions: { retry } }: { lead: LeadDetail; actions: LeadActions }) {
  const isBusy = retry.isPending || lead.enrichmentStatus === 'enriching';
  return (
    <LeadDetailSection title="Steps">
      <ol className="divide-y divide-border rounded-md border border-border">
        {lead.steps.map((step) => (
          <li key={step.step} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{STEP_LABEL[step.step]}</span>
                <Badge variant={STEP_BADGE[step.state].tone}>{STEP_BADGE[step.state].label}</Badge>
              </p>
              {step.message && <p className="break-words text-ui">{step.message}</p>}
              <p className="text-muted-foreground text-xs">{factsOf(step)}</p>
              {step.repeatCredits !== null && <p className="text-ui">{REPEAT_RISK}</p>}
            </div>
            {step.repeatCredits !== null && (
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                onClick={() => retry.mutate({ id: lead.id, repeatLost: true })}
              >
                {repeatButtonLabel(step.repeatCredits)}
              </Button>
            )}
            {canTryAgain(step) && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Try again: ${STEP_LABEL[step.step]}`}
                disabled={isBusy}
                onClick={() => step.step !== 'write_back' && retry.mutate({ id: lead.id, step: step.step })}
              >
                <RotateCw aria-hidden />
                Try again
              </Button>
            )}
          </li>
        ))}
      </ol>
    </LeadDetailSection>
  );
}

function factsOf({ source, confidence, credits, durationMs, at }: StepView): string {
  if (at === null) return '';
  return [
    source === null ? '' : recordSourceLabel(source),
    confidenceText(confidence),
    formatCredits(credits),
    durationMs === null ? '' : formatDuration(durationMs),
    formatDate(at),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Writing goes for the whole import, from its card. */
function canTryAgain({ step, state }: StepView): boolean {
  const ended: readonly string[] = ['completed', 'skipped', 'failed'];
  return step !== ('write_back' satisfies LeadStep) && ended.includes(state);
}
