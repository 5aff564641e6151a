import type { EnrichmentRun } from '@workbench/services/leads/schemas';
import { Progress } from '~/components/ui/feedback/Progress';
import { timeLeftText } from '~/lib/format/duration';
import { runPercentDone, runProgressText, runSpeedText } from '../run-status';

/** How far it is, how fast, and how long it takes yet. */
export function RunProgress({ run, name }: { run: EnrichmentRun; name: string }) {
  const pace = [runSpeedText(run), timeLeftText(run.secondsLeft)].filter(Boolean).join(', ');
  return (
    <div className="flex flex-col gap-1.5">
      <Progress value={runPercentDone(run)} label={`Progress for ${name}`} />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-ui text-muted-foreground">
        <span>
          {run.state === 'paused' ? 'Paused at ' : 'Enriching: '}
          {runProgressText(run)}
        </span>
        {pace !== '' && <span>{pace}</span>}
      </p>
    </div>
  );
}
