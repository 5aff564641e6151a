import { MapPin } from 'lucide-react';
import { lazy } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatNumber } from '~/lib/format/format';
import { ChartFrame } from '../ChartFrame';
import { ChartTable } from '../ChartTable';
import { CompaniesLink } from '../CompaniesLink';
import { ImportLink } from '../ImportLink';
import { LocationBars } from './LocationBars';
import { type CountedLocations, type LocationSlice, prepareLocationSlices } from './prepare-location-slices';

const LocationPieDrawing = lazy(() =>
  import('./LocationPieDrawing').then((module) => ({ default: module.LocationPieDrawing })),
);

interface LocationPieChartProps {
  counted: CountedLocations;
  /** Code of the country whose cities these are. */
  code?: string | null;
  /** The country from whose cities one comes back. */
  focused?: string | null;
  /** Opens the locations within one; left out: there are none. */
  onLocation?: ((location: LocationSlice) => void) | undefined;
}

/** How companies spread over countries or cities: the largest ones, the others, unknown. */
export function LocationPieChart({ counted, code = null, focused = null, onLocation }: LocationPieChartProps) {
  const { slices, basis, summary } = prepareLocationSlices(counted);
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
  const isCountries = counted.country === null;
  return (
    <ChartFrame
      summary={summary}
      note={basis}
      chart={<LocationPieDrawing slices={slices} focused={focused} onLocation={onLocation} />}
      bars={<LocationBars country={code} />}
      table={
        <ChartTable
          caption={isCountries ? 'Companies by country' : `Companies in ${counted.country} by city`}
          columns={[
            { label: isCountries ? 'Country' : 'City' },
            { label: 'Companies', isNumber: true },
            { label: 'Share', isNumber: true },
          ]}
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
