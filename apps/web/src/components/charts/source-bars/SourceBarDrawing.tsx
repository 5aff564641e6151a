import { ResponsiveBar } from '@nivo/bar';
import { formatCount, formatNumber, formatShort } from '~/lib/format/format';
import { ChartArea } from '../ChartArea';
import { ChartTooltip } from '../ChartTooltip';
import { CompaniesLink } from '../CompaniesLink';
import { chartColor, chartTheme } from '../chart-colors';
import { useOpenCompanies } from '../use-open-companies';
import type { SourceBar } from './prepare-source-bars';
import { averagedCompanies } from './source-filter';

const BAR_HEIGHT_PX = 26;
const AXIS_HEIGHT_PX = 40;
const HEIGHT_MIN_PX = 220;

/** Horizontal, so that long source names stay readable on a phone; as high as its card. */
export function SourceBarDrawing({ bars }: { bars: readonly SourceBar[] }) {
  const open = useOpenCompanies();
  const labels = new Map(bars.map((bar) => [bar.source, bar.label]));
  const longest = Math.max(...bars.map((bar) => bar.label.length));
  return (
    <>
      <ChartArea minHeightPx={Math.max(HEIGHT_MIN_PX, bars.length * BAR_HEIGHT_PX + AXIS_HEIGHT_PX)}>
        <ResponsiveBar
          data={bars.map((bar) => ({ ...bar }))}
          keys={['employees']}
          indexBy="source"
          layout="horizontal"
          margin={{ top: 4, right: 24, bottom: 28, left: Math.min(152, 16 + longest * 7) }}
          padding={0.3}
          borderRadius={3}
          colors={chartColor(0)}
          theme={chartTheme}
          animate={false}
          enableGridX
          gridXValues={4}
          enableGridY={false}
          enableLabel={false}
          valueFormat={formatNumber}
          axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: (value) => formatShort(Number(value)) }}
          axisLeft={{ tickSize: 0, tickPadding: 8, format: (source) => labels.get(String(source)) ?? String(source) }}
          onClick={({ data }) => open(averagedCompanies(data.source))}
          tooltip={({ data }) => (
            <ChartTooltip
              title={data.source}
              lines={[
                `Average ${formatNumber(data.employees)} employees`,
                formatCount(data.companies, 'company', 'companies'),
              ]}
            />
          )}
        />
      </ChartArea>
      <p aria-hidden className="text-muted-foreground text-xs">
        Companies behind each average
      </p>
      <ul aria-label="Companies by source" className="flex flex-wrap gap-x-4 gap-y-1 text-ui">
        {bars.toReversed().map(({ source, companies }) => (
          <li key={source}>
            <CompaniesLink
              filter={averagedCompanies(source)}
              aria-label={`${source}: ${formatCount(companies, 'company', 'companies')}`}
            >
              {source} <span className="text-muted-foreground tabular-nums">{formatNumber(companies)}</span>
            </CompaniesLink>
          </li>
        ))}
      </ul>
    </>
  );
}
