import { Badge } from '~/components/ui/Badge';
import { Card } from '~/components/ui/Card';
import { formatCount, formatNumber, formatRelativeTime } from '~/lib/format';
import { creditsText } from '../lib/lead-text';
import { RUN_BADGE, runResultsText, spentText, type Work } from '../lib/run-text';
import { ListActions } from './ListActions';
import { RunActions } from './RunActions';
import { RunProgress } from './RunProgress';
import { WriteBackState } from './WriteBackState';

const KIND = { sheet: 'Google Sheet', file: 'File', pasted: 'Pasted rows' } as const;

/** One import with its enrichment, or an enrichment of chosen leads: how far it is and what can be done to it. */
export function WorkCard({ work: { list, run }, now }: { work: Work; now: number }) {
  const name = list?.name ?? run?.name ?? '';
  const badge = run && RUN_BADGE[run.state];
  return (
    <Card aria-label={name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h3 className="min-w-0 break-words font-semibold leading-6">{name}</h3>
            {badge && <Badge variant={badge.tone}>{badge.label}</Badge>}
          </div>
          <p className="break-words text-[0.8125rem] text-muted-foreground">
            {list ? `${KIND[list.kind]}${placeText(list)}, imported ` : 'Chosen leads, begun '}
            {formatRelativeTime(list?.importedAt ?? run?.createdAt, now)}
          </p>
        </div>
        {run && <RunActions run={run} name={name} />}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {list && <Fact label="Leads">{formatNumber(list.leadCount)}</Fact>}
        {run && <Fact label="Results">{runResultsText(run)}</Fact>}
        {run && <Fact label={run.creditsMax === null ? 'Spent' : 'Spent of the cap'}>{spentText(run)}</Fact>}
        {list && list.counts.suppressed > 0 && (
          <Fact label="Left out: do not contact">{formatNumber(list.counts.suppressed)}</Fact>
        )}
        {list && list.counts.failed > 0 && (
          <Fact label="Not imported">{formatCount(list.counts.failed, 'row', 'rows')}</Fact>
        )}
      </dl>
      {run && (run.state === 'running' || run.state === 'paused') && <RunProgress run={run} name={name} />}
      {run?.creditsMax !== null && run !== null && run.creditsSpent >= run.creditsMax && run.creditsMax > 0 && (
        <p className="text-[0.8125rem] text-warning">
          The cap of {creditsText(run.creditsMax)} is reached: what would cost more is skipped.
        </p>
      )}
      <WriteBackState list={list} run={run} />
      {list && <ListActions list={list} isRunOpen={run?.isOpen ?? false} />}
    </Card>
  );
}

function placeText({ tab, range }: { tab: string | null; range: string | null }): string {
  const place = [tab, range].filter(Boolean).join(', ');
  return place === '' ? '' : ` (${place})`;
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="break-words font-medium tabular-nums">{children}</dd>
    </div>
  );
}
