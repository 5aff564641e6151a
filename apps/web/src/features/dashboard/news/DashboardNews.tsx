import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatDay } from '~/lib/format/format-day';
import { useAttention } from './attention';
import { rememberVisit } from './last-visit';
import { MovedHeadcounts } from './MovedHeadcounts';
import { movedQuery } from './moved-query';
import { newsSince } from './news-since';

const SIGN_OF_LIFE_MS = 60_000;
/** So high that the charts below stay where they are when the rows arrive. */
const NEWS_CARD = 'flex h-88 min-w-0 flex-col overflow-hidden';

/** What happened since the last visit, and what waits for a person. */
export function DashboardNews({ onOpen }: { onOpen: (id: string) => void }) {
  const [{ since, query }] = useState(() => {
    const now = Date.now();
    const visits = rememberVisit(now);
    return { since: newsSince(visits, now), query: movedQuery(visits, now) };
  });
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && rememberVisit(Date.now()),
      SIGN_OF_LIFE_MS,
    );
    return () => clearInterval(timer);
  }, []);
  const moved = trpc.analytics.movedHeadcounts.useQuery(query);
  return (
    <div className="grid gap-4 xl:grid-cols-2" data-tour="changes">
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
  const attention = useAttention();
  if (attention === null) return <LoadingRows />;
  const { items, error, retry } = attention;
  if (items.length === 0) {
    if (error) return <ErrorState title="Failed to fetch what needs attention" error={error} onRetry={retry} />;
    return <EmptyState icon={CircleCheck} title="All done" description="Nothing needs your attention." />;
  }
  return (
    <ul className="flex flex-col">
      {error && (
        <li className="border-border border-t px-4 py-2 sm:px-5">
          <InlineError>
            Part of this list is missing: {errorMessage(error)}
            <Button variant="link" size="sm" className="ml-1 h-auto px-1" onClick={retry}>
              Retry
            </Button>
          </InlineError>
        </li>
      )}
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
