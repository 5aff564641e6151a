import { BarChart3, BarChartHorizontal, ChartPie, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Skeleton } from '~/components/ui/feedback/Skeleton';

interface ChartFrameProps {
  /** What the chart shows, in one sentence: read by screen readers instead of the drawing. */
  summary: string;
  /** Said beneath the drawing: the basis of a share, or what is left out. */
  note?: ReactNode;
  chart: ReactNode;
  /** The same as ranked bars, where the chart is another drawing. */
  bars?: ReactNode;
  /** The same data as a table, shown on request. */
  table: ReactNode;
}

/** Around every chart: a summary in words, and the figures as a table for those who want or need them. */
export function ChartFrame({ summary, note, chart, bars, table }: ChartFrameProps) {
  const [view, setView] = useState<'chart' | 'bars' | 'table'>('chart');
  const isTable = view === 'table';
  const toggle = (one: 'bars' | 'table') => setView(view === one ? 'chart' : one);
  const summaryId = useId();
  return (
    <figure className="flex min-w-0 flex-1 flex-col gap-2">
      <figcaption id={summaryId} className="text-ui text-muted-foreground">
        {summary}
      </figcaption>
      {isTable ? (
        <ScrollRegion aria-labelledby={summaryId} className="mb-auto max-h-80">
          {table}
        </ScrollRegion>
      ) : view === 'bars' ? (
        bars
      ) : (
        <Suspense fallback={<Skeleton className="min-h-72 w-full flex-1" />}>{chart}</Suspense>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-56 text-muted-foreground text-xs">{note}</p>
        <div className="-mr-3 ml-auto flex">
          {bars !== undefined && (
            <Button variant="ghost" size="sm" aria-pressed={view === 'bars'} onClick={() => toggle('bars')}>
              {view === 'bars' ? <ChartPie aria-hidden /> : <BarChartHorizontal aria-hidden />}
              {view === 'bars' ? 'Show as chart' : 'Show as bars'}
            </Button>
          )}
          <Button variant="ghost" size="sm" aria-pressed={isTable} onClick={() => toggle('table')}>
            {isTable ? <BarChart3 aria-hidden /> : <Table2 aria-hidden />}
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        </div>
      </div>
    </figure>
  );
}
