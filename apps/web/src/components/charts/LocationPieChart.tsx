import type { CountedCompanies } from '@workbench/services/analytics/schemas';
import { MapPin } from 'lucide-react';
import { lazy } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatNumber } from '~/lib/format/format';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { CompaniesLink } from './CompaniesLink';
import { ImportLink } from './ImportLink';
import { prepareLocationSlices } from './prepare-location-slices';

const LocationPieDrawing = lazy(() =>
  import('./LocationPieDrawing').then((module) => ({ default: module.LocationPieDrawing })),
);

/** How companies spread over countries: the largest ones, the others, unknown. */
export function LocationPieChart({ countries }: { countries: readonly CountedCompanies[] }) {
  const { slices, basis, summary } = prepareLocationSlices(countries);
  if (slices.length === 0) {
    return (
      <EmptyState
        icon={MapPin}
        title="No locations yet"
        description="Import a CSV with a location column to see where companies are."
        action={<ImportLink />}
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
          caption="Companies by country"
          columns={[{ label: 'Country' }, { label: 'Companies', isNumber: true }, { label: 'Share', isNumber: true }]}
          rows={slices.map(({ id, label, value, percent, filter }) => ({
            key: id,
            cells: [
              label,
              <CompaniesLink key="companies" filter={filter}>
                {formatNumber(value)}
              </CompaniesLink>,
              percent,
            ],
          }))}
        />
      }
    />
  );
}
