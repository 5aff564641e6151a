import type { EmployeesBySource } from '@workbench/services/analytics/schemas';
import { BarChart3 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { ChartFrame } from '../ChartFrame';
import { ImportLink } from '../ImportLink';
import { prepareSourceBars } from './prepare-source-bars';

const SourceBarDrawing = lazy(() =>
  import('./SourceBarDrawing').then((module) => ({ default: module.SourceBarDrawing })),
);

// With the drawing, it is what needs the rules of filters.
const SourceTable = lazy(() => import('./SourceTable').then((module) => ({ default: module.SourceTable })));

/** Average employee count of each source, with how many companies the average covers. */
export function SourceBarChart({ data }: { data: readonly EmployeesBySource[] }) {
  if (data.length === 0) {
    return (
      <EmptyState
        icon={BarChart3}
        title="No employee counts yet"
        description="Import a CSV with an employee column to compare sources."
        action={<ImportLink />}
      />
    );
  }
  const { bars, rows, note, summary } = prepareSourceBars(data);
  return (
    <ChartFrame
      summary={summary}
      note={['Average across the companies each source covers.', note].filter(Boolean).join(' ')}
      chart={<SourceBarDrawing bars={bars} />}
      table={
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <SourceTable rows={rows} />
        </Suspense>
      }
    />
  );
}
