import type { CountedCompanies } from '@workbench/services/analytics/schemas';
import { formatNumber, formatPercent } from '~/lib/format/format';
import { CompaniesLink } from './CompaniesLink';
import { chartColor } from './chart-colors';

const NO_VALUE: ReadonlySet<string> = new Set(['unknown', 'other']);

interface CountBarsProps {
  bands: readonly CountedCompanies[];
  label: string;
  /** What shares are shares of, where a company may be in several bands; left out: all bands together. */
  total?: number;
}

/** Bars beneath each other, each a link to its companies. */
export function CountBars({ bands, label, total = sumOf(bands) }: CountBarsProps) {
  const most = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <ul aria-label={label} className="flex min-w-0 flex-col text-ui">
      {bands.map(({ key, label: name, count, filter }) => {
        const share = formatPercent(total === 0 ? null : (count / total) * 100, 0);
        return (
          <li key={key}>
            <CompaniesLink
              filter={filter}
              aria-label={`${name}: ${formatNumber(count)} (${share}) ${count === 1 ? 'company' : 'companies'}`}
              className="grid min-h-8 grid-cols-[9.5rem_minmax(0,1fr)_6rem] items-center gap-3 px-1 hover:bg-accent hover:no-underline"
            >
              <span className="truncate">{name}</span>{' '}
              <span aria-hidden className="h-3">
                <span
                  className="block h-full rounded-sm forced-color-adjust-none"
                  style={{
                    width: `${(count / most) * 100}%`,
                    minWidth: count > 0 ? 2 : 0,
                    background: NO_VALUE.has(key) ? 'var(--muted-foreground)' : chartColor(0),
                  }}
                />
              </span>
              <span className="text-right tabular-nums">
                {formatNumber(count)} <span className="text-muted-foreground">({share})</span>
              </span>
            </CompaniesLink>
          </li>
        );
      })}
    </ul>
  );
}

const sumOf = (bands: readonly CountedCompanies[]) => bands.reduce((sum, { count }) => sum + count, 0);
