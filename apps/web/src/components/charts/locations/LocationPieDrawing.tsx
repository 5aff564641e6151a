import { ResponsivePie } from '@nivo/pie';
import { formatCount } from '~/lib/format/format';
import { ChartTooltip } from '../ChartTooltip';
import { chartTheme } from '../chart-colors';
import { useOpenCompanies } from '../use-open-companies';
import { LocationLegend } from './LocationLegend';
import type { LocationSlice } from './prepare-location-slices';

/** Narrower slices have no room for their label; the list beside the pie has all. */
const LABEL_ANGLE_MIN_DEG = 18;

interface LocationPieDrawingProps {
  slices: readonly LocationSlice[];
  focused: string | null;
  onLocation?: ((location: LocationSlice) => void) | undefined;
}

/** A slice opens its locations where it has some, else its companies. */
export function LocationPieDrawing({ slices, focused, onLocation }: LocationPieDrawingProps) {
  const open = useOpenCompanies();
  return (
    <div className="grid flex-1 items-center gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
      <div aria-hidden className="h-56 sm:h-72">
        <ResponsivePie
          data={slices.map((slice) => ({ ...slice }))}
          margin={{ top: 6, right: 6, bottom: 6, left: 6 }}
          innerRadius={0.5}
          padAngle={1.5}
          cornerRadius={2}
          colors={({ data }) => data.color}
          theme={{ ...chartTheme, labels: { text: { fontSize: 12, fontWeight: 600 } } }}
          animate={false}
          arcLabel={({ data }) => data.percent}
          arcLabelsSkipAngle={LABEL_ANGLE_MIN_DEG}
          arcLabelsTextColor="var(--card)"
          enableArcLinkLabels={false}
          onClick={({ data }) => (onLocation && data.isLocation ? onLocation(data) : open(data.filter))}
          tooltip={({ datum: { data } }) => (
            <ChartTooltip
              title={data.label}
              lines={[`${data.percent} (${formatCount(data.value, 'company', 'companies')})`]}
            />
          )}
        />
      </div>
      <LocationLegend slices={slices} focused={focused} onLocation={onLocation} />
    </div>
  );
}
