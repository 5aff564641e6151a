import { Link } from '@tanstack/react-router';
import type { SourceOutcome } from '@workbench/services/sources/schemas';
import type { ReactNode } from 'react';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { cn } from '~/lib/cn';
import { DASH, formatCount, formatNumber, formatRelativeTime } from '~/lib/format/format';
import { formatDaysIn } from '~/lib/format/format-day';
import { SOURCE_OUTCOME_LABEL } from '../sync/company-sync-state';
import { groupOutcomes } from '../sync/group-outcomes';

const TONES = { success: 'success', neutral: 'default', failure: 'destructive' } as const;
const LABEL = 'Results by source';
const COLUMNS = ['Source', 'Result', 'Answer', { label: 'Credits', isNumber: true }, 'Queried'];

interface SyncOutcomesProps {
  outcomes: readonly SourceOutcome[];
  /** Beneath the answer of a source. */
  action: (outcome: SourceOutcome) => ReactNode;
}

/** What each source answered, problems first; those that cannot be asked share a line. */
export function SyncOutcomes({ outcomes, action }: SyncOutcomesProps) {
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const { asked, notConnected } = groupOutcomes(outcomes);
  return (
    <>
      {asked.length === 0 ? null : isNarrow ? (
        <ul aria-label={LABEL} className="divide-y divide-border rounded-md border border-border">
          {asked.map((outcome) => (
            <OutcomeCard key={outcome.id} outcome={outcome} action={action(outcome)} />
          ))}
        </ul>
      ) : (
        <ScrollRegion aria-label={LABEL}>
          <Table columns={COLUMNS}>
            {asked.map((outcome) => (
              <OutcomeRow key={outcome.id} outcome={outcome} action={action(outcome)} />
            ))}
          </Table>
        </ScrollRegion>
      )}
      {asked.some(({ outcome }) => outcome === 'figure') && (
        <p className="text-muted-foreground text-xs">
          By Source and the headcount use each source’s figure with the newest date. An older answer only adds to Trend.
        </p>
      )}
      {notConnected.length > 0 && (
        <p className="text-muted-foreground">
          Not connected: {notConnected.map(({ source }) => source).join(', ')}.{' '}
          <Link to="/sources" search={{ catalogue: 'all' }} className="text-link underline-offset-4 hover:underline">
            Connect a source
          </Link>
        </p>
      )}
    </>
  );
}

interface OutcomeProps {
  outcome: SourceOutcome;
  action: ReactNode;
}

function OutcomeRow({ outcome, action }: OutcomeProps) {
  const { source, at, credits } = outcome;
  return (
    <tr className={cn(TABLE_ROW, 'align-top')}>
      <th scope="row" className="font-medium">
        {source}
      </th>
      <td>
        <OutcomeBadge outcome={outcome} />
      </td>
      <td className="min-w-48">
        <Answer outcome={outcome} />
        {action}
      </td>
      <td className={NUMBER_CELL}>{credits > 0 ? formatNumber(credits) : DASH}</td>
      <td className="whitespace-nowrap">{at === null ? DASH : formatRelativeTime(at)}</td>
    </tr>
  );
}

function OutcomeCard({ outcome, action }: OutcomeProps) {
  const { source, at, credits } = outcome;
  const details = [at && formatRelativeTime(at), credits > 0 && formatCount(credits, 'credit', 'credits')];
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{source}</span>
        <OutcomeBadge outcome={outcome} />
        <span className="ml-auto text-muted-foreground text-xs">{details.filter(Boolean).join(' · ')}</span>
      </div>
      <Answer outcome={outcome} />
      {action}
    </li>
  );
}

function OutcomeBadge({ outcome: { outcome } }: { outcome: SourceOutcome }) {
  const { label, tone } = SOURCE_OUTCOME_LABEL[outcome];
  return <Badge variant={TONES[tone]}>{label}</Badge>;
}

function Answer({ outcome: { outcome, message } }: { outcome: SourceOutcome }) {
  const isFailure = SOURCE_OUTCOME_LABEL[outcome].tone === 'failure';
  return (
    <p className={cn('break-words', isFailure ? 'text-destructive' : 'text-muted-foreground')}>
      {formatDaysIn(message)}
    </p>
  );
}
