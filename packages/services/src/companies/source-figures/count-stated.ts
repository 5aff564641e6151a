import { fold } from '@workbench/text/fold';
import type { CompanyColumns } from '../columns/company-columns.ts';
import { FIGURE_STATES, formatStated } from '../filter/index.ts';
import type { FilterValue } from '../filter/schemas.ts';
import { VALUES_MAX } from '../selection/count-values.ts';
import { measureSources } from './measure-sources.ts';

/** What a form offers for the figures of sources and their agreement, those of the most companies first. Pure. */
export function countStated(columns: CompanyColumns, field: 'figure' | 'agreement', text: string): FilterValue[] {
  const { sources, pairs } = measureSources(columns, 0);
  const values =
    field === 'figure'
      ? sources.flatMap(({ source, states }) =>
          FIGURE_STATES.map((state) => ({ value: formatStated(state, [source]), count: states[state] })),
        )
      : pairs.flatMap(({ sources: names, both, within10, within25 }) =>
          Object.entries({ both, within10, within25, beyond25: both - within25 }).map(([state, count]) => ({
            value: formatStated(state, names),
            count,
          })),
        );
  return values
    .filter(({ value, count }) => count > 0 && ` ${fold(value)}`.includes(` ${fold(text)}`))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, VALUES_MAX);
}
