import type { LeadDetail } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { formatDuration } from '~/lib/format/duration';
import { formatRelativeTime } from '~/lib/format/format';
import { recordSourceLabel } from '~/lib/format/source-labels';
import { useNow } from '~/lib/state/use-now';
import { formatCredits, STEP_LABEL, stepOutcomeText } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';

const COLUMNS = [
  'Step',
  'Source',
  'Result',
  { label: 'Cost', isNumber: true },
  { label: 'Duration', isNumber: true },
  'When',
];

/** Every source that was asked, the latest first: its answer, price and time. */
export function LeadStepLog({ log }: { log: LeadDetail['log'] }) {
  const now = useNow();
  return (
    <LeadDetailSection title="Step log">
      {log.length === 0 ? (
        <p className="text-muted-foreground">No sources queried yet.</p>
      ) : (
        <ScrollRegion aria-label="Source queries" className="max-h-72 shrink-0">
          <Table columns={COLUMNS} className="min-w-xl">
            {log.toReversed().map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same source may be asked twice in one moment
              <tr key={index} className={cn(TABLE_ROW, 'align-top text-ui')}>
                <td>{STEP_LABEL[line.step]}</td>
                <td>{recordSourceLabel(line.source)}</td>
                <td>
                  {stepOutcomeText(line.outcome)}
                  {line.message && <span className="block text-muted-foreground">{line.message}</span>}
                </td>
                <td className={NUMBER_CELL}>{formatCredits(line.credits)}</td>
                <td className={NUMBER_CELL}>{formatDuration(line.durationMs)}</td>
                <td className="whitespace-nowrap">{formatRelativeTime(line.at, now)}</td>
              </tr>
            ))}
          </Table>
        </ScrollRegion>
      )}
    </LeadDetailSection>
  );
}
