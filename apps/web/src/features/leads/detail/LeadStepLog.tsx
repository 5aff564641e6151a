import type { LeadDetail } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { formatDuration } from '~/lib/format/duration';
import { formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { formatCredits, leadSourceLabel, STEP_LABEL, stepOutcomeText } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';

/** Every source that was asked, the latest first: its answer, price and time. */
export function LeadStepLog({ log }: { log: LeadDetail['log'] }) {
  const now = useNow();
  return (
    <LeadDetailSection title="Step log">
      {log.length === 0 ? (
        <p className="text-muted-foreground">No sources queried yet.</p>
      ) : (
        <ScrollRegion aria-label="Source queries" className="max-h-72 shrink-0">
          <table className="w-full min-w-xl text-left">
            <thead className="sticky top-0 bg-muted text-xs">
              <tr className="*:px-3 *:py-1.5 *:font-medium">
                <th scope="col">Step</th>
                <th scope="col">Source</th>
                <th scope="col">Result</th>
                <th scope="col">Cost</th>
                <th scope="col">Duration</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody className="text-ui">
              {log.toReversed().map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same source may be asked twice in one moment
                <tr key={index} className="align-top *:border-border *:border-t *:px-3 *:py-1.5">
                  <td>{STEP_LABEL[line.step]}</td>
                  <td>{leadSourceLabel(line.source)}</td>
                  <td>
                    {stepOutcomeText(line.outcome)}
                    {line.message && <span className="block text-muted-foreground">{line.message}</span>}
                  </td>
                  <td className="whitespace-nowrap tabular-nums">{formatCredits(line.credits)}</td>
                  <td className="whitespace-nowrap tabular-nums">{formatDuration(line.durationMs)}</td>
                  <td className="whitespace-nowrap">{formatRelativeTime(line.at, now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </LeadDetailSection>
  );
}
