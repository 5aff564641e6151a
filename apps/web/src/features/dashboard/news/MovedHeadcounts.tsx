import { Link } from '@tanstack/react-router';
import type { MovedHeadcounts as Moved, MovedHeadcount } from '@workbench/services/companies/schemas';
import { ArrowDownRight, ArrowUpRight, TrendingUp } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatChange, formatCount, formatNumber } from '~/lib/format/format';
import { moveEvidence } from './move-evidence';

/** The largest moves, each with the figure behind it. */
export function MovedHeadcounts({ moved, onOpen }: { moved: Moved; onOpen: (id: string) => void }) {
  if (moved.items.length === 0) {
    return (
      <EmptyState
        icon={TrendingUp}
        title="No headcount has moved"
        description={
          <>
            Sync the sources under{' '}
            <Link to="/sources" className="text-link underline-offset-4 hover:underline">
              Data Sources
            </Link>{' '}
            to see what changes.
          </>
        }
      />
    );
  }
  const left = moved.total - moved.items.length;
  return (
    <>
      <ul className="flex flex-col">
        {moved.items.map((company) => (
          <li key={company.id} className="border-border border-t">
            <MovedRow company={company} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="border-border border-t px-4 py-2 text-muted-foreground text-ui sm:px-5">
          {formatCount(left, 'more has', 'more have')} moved ·{' '}
          <Link to="/search" search={{ sort: '-updated' }} className="text-link underline-offset-4 hover:underline">
            All changed companies
          </Link>
        </p>
      )}
    </>
  );
}

function MovedRow({ company, onOpen }: { company: MovedHeadcount; onOpen: (id: string) => void }) {
  const { id, name, from, to, figures } = company;
  const hasGrown = to > from;
  const Arrow = hasGrown ? ArrowUpRight : ArrowDownRight;
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 text-left hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto_5rem] sm:px-5"
    >
      <span className="truncate font-medium">{name}</span>
      <span className="col-start-1 row-start-2 truncate text-muted-foreground text-ui" title={moveEvidence(figures)}>
        {moveEvidence(figures)}
      </span>
      <span className="row-start-2 whitespace-nowrap text-right tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <span className="text-muted-foreground">{formatNumber(from)} → </span>
        <span className="font-medium">{formatNumber(to)}</span>
      </span>
      <span
        className={`col-start-2 row-start-1 flex items-center justify-end gap-0.5 tabular-nums sm:col-start-3 sm:row-span-2 ${hasGrown ? 'text-success' : 'text-destructive'}`}
      >
        <Arrow aria-hidden className="size-4" />
        {from > 0 ? formatChange((100 * (to - from)) / from) : 'new'}
      </span>
    </button>
  );
}
