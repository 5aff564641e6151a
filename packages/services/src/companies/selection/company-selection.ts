import { mongo } from 'mongoose';
import type { CompanyColumns } from '../columns/company-columns.ts';
import { useColumns } from '../columns/use-columns.ts';
import { requireKnownColumns } from '../custom/known-columns.ts';
import type { CompanyFilter } from '../filter/index.ts';
import { withKnownLists } from '../lists/known-lists.ts';
import type { CompanySort } from '../schemas.ts';
import { compileFilter } from './conditions/compile-filter.ts';
import type { RowTest } from './conditions/row-test.ts';
import { type RowKeys, rowOrder } from './row-order.ts';
import { firstRows, selectRows } from './select-rows.ts';
import { testSimilarNames } from './similar-names.ts';

export interface SelectedRow {
  id: mongo.ObjectId;
  keys: RowKeys;
}

interface SelectedPage {
  total: number;
  rows: SelectedRow[];
}

/** The companies that fit a filter, or all, by the facts that are in memory. Each call looks at the facts of its moment. */
export class CompanySelection {
  readonly #columns: CompanyColumns;
  readonly #compile: (columns: CompanyColumns) => RowTest;

  /** @param compile makes the test for the facts of the moment */
  constructor(columns: CompanyColumns, compile: (columns: CompanyColumns) => RowTest) {
    this.#columns = columns;
    this.#compile = compile;
  }

  /** In no order. */
  ids(): mongo.ObjectId[] {
    return this.#rows().map((row) => this.#idOf(row));
  }

  /**
   * How many fit, and the first of them behind the keys of another.
   * @param among only these companies; left out: all
   */
  page(
    sort: Exclude<CompanySort, 'relevance'>,
    after: RowKeys | null,
    limit: number,
    among?: readonly mongo.ObjectId[],
  ): SelectedPage {
    const rows = among === undefined ? this.#rows() : this.#rowsAmong(among);
    const order = rowOrder(sort, this.#columns);
    const first = firstRows(rows, order, after, limit);
    return { total: rows.length, rows: first.map((row) => ({ id: this.#idOf(row), keys: order.keysOf(row) })) };
  }

  /** Those of the companies that fit. */
  passing<T extends { _id: mongo.ObjectId }>(companies: readonly T[]): T[] {
    const { ids } = this.#columns;
    const test = this.#compile(this.#columns);
    return companies.filter(({ _id }) => {
      const row = ids.find(_id.id);
      return row >= 0 && test(row);
    });
  }

  #rows(): number[] {
    return selectRows(this.#columns, this.#compile(this.#columns));
  }

  #rowsAmong(companies: readonly mongo.ObjectId[]): number[] {
    const { ids } = this.#columns;
    const test = this.#compile(this.#columns);
    return companies.map(({ id }) => ids.find(id)).filter((row) => row >= 0 && test(row));
  }

  #idOf(row: number): mongo.ObjectId {
    return new mongo.ObjectId(this.#columns.ids.idOf(row).slice());
  }
}

/** @throws ServiceError 'invalid' for own columns or lists that there are not; 'unavailable' while a large workspace is first read */
export async function selectCompanies(
  filter: CompanyFilter | null,
  now: Date,
  updatedSince?: string,
): Promise<CompanySelection> {
  const known = filter && (await withKnown(filter));
  const compile = (columns: CompanyColumns): RowTest => {
    const fits: RowTest = known === null ? () => true : compileFilter(known, columns, now);
    return updatedSince === undefined ? fits : testUpdatedSince(updatedSince, fits, columns);
  };
  return new CompanySelection(await useColumns(), compile);
}

function testUpdatedSince(since: string, fits: RowTest, { updated }: CompanyColumns): RowTest {
  const from = Date.parse(since);
  return (row) => (updated.values[row] ?? Number.NaN) >= from && fits(row);
}

/** The companies whose names are similar to the words, see `testSimilarNames`, of those that fit the filter. */
export async function selectSimilar(
  words: readonly string[],
  { filter, updatedSince }: { filter?: CompanyFilter | undefined; updatedSince?: string | undefined },
  now: Date,
): Promise<CompanySelection> {
  const known = filter && (await withKnown(filter));
  return new CompanySelection(await useColumns(), (columns) => {
    const named = testSimilarNames(words, columns);
    const isSimilar = updatedSince === undefined ? named : testUpdatedSince(updatedSince, named, columns);
    if (known === undefined) return isSimilar;
    const fits = compileFilter(known, columns, now);
    return (row) => fits(row) && isSimilar(row);
  });
}

async function withKnown(filter: CompanyFilter): Promise<CompanyFilter> {
  await requireKnownColumns(filter);
  return withKnownLists(filter);
}
