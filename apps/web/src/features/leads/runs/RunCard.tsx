import type { ReactNode } from 'react';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { formatNumber, formatRelativeTime } from '~/lib/format/format';
import { skippedRowsText } from '../import-labels';
import { formatCredits } from '../lead-labels';
import { RUN_BADGE, type RunEntry, runResultsText, runSpendText } from '../run-status';
import { WriteBackStatus } from '../write-back/WriteBackStatus';
import { LeadListActions } from './LeadListActions';
import { RunActions } from './RunActions';
import { RunFindings } from './RunFindings';
import { RunProgress } from './RunProgress';

const KIND = { sheet: 'Google Sheet', file: 'File', pasted: 'Pasted rows' } as const;

/** One import with its enrichment, or an enrichment of chosen leads: how far it is and what can be done to it. */
export function RunCard({ work: { list, run }, now }: { work: RunEntry; now: number }) {
  const name = list?.name ?? run?.name ?? '';
  const badge = run && RUN_BADGE[run.state];
  return (
    <Card aria-label={name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h3 className="min-w-0 break-words font-semibold leading-6">{name}</h3>
            {list && list.state !== 'completed' && (
              <Badge variant="warning">{list.state === 'running' ? 'Importing' : 'Import interrupted'}</Badge>
            )}
            {badge && <Badge variant={badge.tone}>{badge.label}</Badge>}
          </div>
          <p className="break-words text-ui text-muted-foreground">
            {list ? `${KIND[list.kind]}${sheetRangeText(list)}, imported ` : 'Selected leads, started '}
            {formatRelativeTime(list?.importedAt ?? run?.createdAt, now)}
          </p>
        </div>
        {run && <RunActions run={run} name={name} />}
      </div>
      {list?.state === 'interrupted' && (
        <p className="text-ui text-warning">
          The import ended before its last row. Import the same rows again: no lead is added twice.
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {list && <RunFact label="Leads">{formatNumber(list.leadCount)}</RunFact>}
        {run && <RunFact label="Results">{runResultsText(run)}</RunFact>}
        {run && (
          <RunFact label="Found">
            <RunFindings run={run} />
          </RunFact>
        )}
        {run && <RunFact label="Spent">{runSpendText(run)}</RunFact>}
        {list && list.counts.suppressed > 0 && (
          <RunFact label="Skipped (do not contact)">{formatNumber(list.counts.suppressed)}</RunFact>
        )}
        {list && skippedRowsText(list.counts) !== null && (
          <RunFact label="Skipped rows">{skippedRowsText(list.counts)}</RunFact>
        )}
      </dl>
      {run && (run.state === 'running' || run.state === 'paused') && <RunProgress run={run} name={name} />}
      {run?.creditsMax !== null && run !== null && run.creditsSpent >= run.creditsMax && run.creditsMax > 0 && (
        <p className="text-ui text-warning">
          Credit limit of {formatCredits(run.creditsMax)} reached. Remaining paid steps are skipped.
        </p>
      )}
      <WriteBackStatus list={list} run={run} />
      {list && <LeadListActions list={list} isRunOpen={run?.isOpen ?? false} />}
    </Card>
  );
}

function sheetRangeText({ tab, range }: { tab: string | null; range: string | null }): string {
  const text = [tab, range].filter(Boolean).join(', ');
  return text === '' ? '' : ` (${text})`;
}

function RunFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="break-words font-medium tabular-nums">{children}</dd>
    </div>
  );
}
