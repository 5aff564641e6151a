import type { LocationCount } from '@workbench/services/analytics/schemas';
import { MapPin } from 'lucide-react';
import { lazy } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatNumber } from '~/lib/format/format';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { type LocationTotals, prepareLocationSlices } from './prepare-location-slices';

const LocationPieDrawing = lazy(() =>
  import('./LocationPieDrawing').then((module) => ({ default: module.LocationPieDrawing })),
);

/** How companies spread over locations: the largest ones, then "Other". */
export function LocationPieChart({ data, totals }: { data: readonly LocationCount[]; totals: LocationTotals }) {
  const { slices, rows, basis, summary } = prepareLocationSlices(data, totals);
  if (slices.length === 0) {
    return (
      <EmptyState
        icon={MapPin}
        title="No locations yet"
        description="Import a CSV with a location column to see where companies are."
      />
    );
  }
  return (
    <ChartFrame
      summary={summary}
      note={basis}
      chart={<LocationPieDrawing slices={slices} />}
      table={
        <ChartTable
          caption="Companies by location"
          columns={[{ label: 'Location' }, { label: 'Companies', isNumber: true }, { label: 'Share', isNumber: true }]}
          rows={rows.map((row) => ({ key: row.location, cells: [row.location, formatNumber(row.count), row.percent] }))}
        />
      }
    />
  );
}
