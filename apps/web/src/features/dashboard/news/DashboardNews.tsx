import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Card, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { trpc } from '~/lib/api/trpc';
import { formatDay } from '~/lib/format/format-day';
import { useAttention } from './attention';
import { newsSince, rememberVisit } from './last-visit';
import { MovedHeadcounts } from './MovedHeadcounts';

const SHOWN = 5;
const SIGN_OF_LIFE_MS = 60_000;
/** So high that the charts below stay where they are when the rows arrive. */
const NEWS_CARD = 'flex h-88 min-w-0 flex-col overflow-hidden';

/** What happened since the last visit, and what waits for a person. */
export function DashboardNews({ onOpen }: { onOpen: (id: string) => void }) {
  const [since] = useState(() => newsSince(rememberVisit(Date.now()), Date.now()));
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && rememberVisit(Date.now()),
      SIGN_OF_LIFE_MS,
    );
    return () => clearInterval(timer);
  }, []);
  const moved = trpc.analytics.movedHeadcounts.useQuery({ since: since.day, limit: SHOWN });
  return (
    <div className="grid gap-4 lg:grid-cols-2" data-tour="changes">
      <NewsCard
        title="Headcounts that moved"
        detail={`Since ${since.isLastVisit ? 'your last visit, ' : ''}${formatDay(since.day)}`}
      >
        {moved.data ? (
          <MovedHeadcounts moved={moved.data} onOpen={onOpen} />
        ) : moved.error ? (
          <ErrorState title="Failed to fetch changes" error={moved.error} onRetry={() => void moved.refetch()} />
        ) : (
          <LoadingRows />
        )}
      </NewsCard>
      <NewsCard title="Needs attention" detail="What waits for you">
        <AttentionList />
      </NewsCard>
    </div>
  );
}

function NewsCard({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <Card className={NEWS_CARD}>
      <CardHeader className="flex-row items-baseline justify-between gap-3">
        <CardTitle>{title}</CardTitle>
        <p className="truncate text-muted-foreground text-ui">{detail}</p>
      </CardHeader>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </Card>
  );
}

function AttentionList() {
  const items = useAttention();
  if (items === null) return <LoadingRows />;
  if (items.length === 0) {
    return <EmptyState icon={CircleCheck} title="All done" description="Nothing needs your attention." />;
  }
  return (
    <ul className="flex flex-col">
      {items.map(({ label, count, to }) => (
        <li key={label} className="border-border border-t">
          <Link to={to} className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-muted sm:px-5">
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="shrink-0 font-medium tabular-nums">{count}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LoadingRows() {
  return (
    <div role="status" className="flex flex-col gap-2 px-4 py-3 sm:px-5">
      <span className="sr-only">Loading…</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  );
}
