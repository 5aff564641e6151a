import { ResponsivePie } from '@nivo/pie';
import { formatCount, formatNumber } from '~/lib/format/format';
import { ChartTooltip } from './ChartTooltip';
import { CompaniesLink } from './CompaniesLink';
import { chartTheme } from './chart-colors';
import type { LocationSlice } from './prepare-location-slices';
import { useOpenCompanies } from './use-open-companies';

/** Narrower slices have no room for their label; the list beside the pie has all. */
const LABEL_ANGLE_MIN_DEG = 18;

export function LocationPieDrawing({ slices }: { slices: readonly LocationSlice[] }) {
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
          onClick={({ data }) => open(data.filter)}
          tooltip={({ datum: { data } }) => (
            <ChartTooltip
              title={data.label}
              lines={[`${data.percent} (${formatCount(data.value, 'company', 'companies')})`]}
            />
          )}
        />
      </div>
      <ul className="flex min-w-0 flex-col gap-1 text-ui">
        {slices.map((slice) => (
          <li key={slice.id}>
            <CompaniesLink
              filter={slice.filter}
              aria-label={`${slice.label}: ${formatCount(slice.value, 'company', 'companies')}, ${slice.percent}`}
              className="flex min-h-6 min-w-0 items-center gap-2 hover:bg-accent hover:no-underline"
            >
              <span aria-hidden className="size-2.5 shrink-0 rounded-sm" style={{ background: slice.color }} />
              <span className="min-w-0 flex-1 truncate" title={slice.label}>
                {slice.label}
              </span>
              <span className="text-muted-foreground tabular-nums">
                {formatNumber(slice.value)} · {slice.percent}
              </span>
            </CompaniesLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
