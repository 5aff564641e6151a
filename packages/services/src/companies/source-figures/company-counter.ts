import type { CompanyColumns } from '../columns/company-columns.ts';
import { toDay } from '../columns/figure-list.ts';
import { useColumns } from '../columns/use-columns.ts';
import type { CompanyFilter } from '../filter/index.ts';
import type { FilterValue } from '../filter/schemas.ts';
import { compileFilter } from '../selection/conditions/compile-filter.ts';
import { countCities, countValues } from '../selection/count-values.ts';
import { selectRows } from '../selection/select-rows.ts';
import { type CoverageMeasure, measureSources } from './measure-sources.ts';

/** Counts companies by the facts of one moment: the same ones by which lists are filtered. */
export class CompanyCounter {
  readonly #columns: CompanyColumns;
  readonly #now: Date;

  constructor(columns: CompanyColumns, now: Date) {
    this.#columns = columns;
    this.#now = now;
  }

  /** As many as a list with this filter has. */
  count(filter: CompanyFilter): number {
    return selectRows(this.#columns, compileFilter(filter, this.#columns, this.#now)).length;
  }

  /** Countries by the number of companies, the most frequent first. */
  countries(): FilterValue[] {
    return countValues(this.#columns, 'country', '');
  }

  /** Cities of a country by the number of companies, the most frequent first: "Paris, FR". */
  cities(country: string): FilterValue[] {
    return countCities(this.#columns, country);
  }

  coverage(): CoverageMeasure {
    return measureSources(this.#columns, toDay(this.#now));
  }
}

/** @throws ServiceError 'unavailable' while a large workspace is read for the first time */
export async function readCompanyCounter(now: Date): Promise<CompanyCounter> {
  return new CompanyCounter(await useColumns(), now);
}
