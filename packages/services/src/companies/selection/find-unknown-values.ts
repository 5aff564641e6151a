import { ServiceError } from '../../shared/errors.ts';
import { useColumns } from '../columns/use-columns.ts';
import { findUnknownColumns } from '../custom/known-columns.ts';
import type { CompanyFilter } from '../filter/index.ts';
import { findUnknownLists } from '../lists/known-lists.ts';
import { unknownValues } from './unknown-values.ts';

/** What filters name and there is not (any more), in sentences, a list per filter. */
export async function findUnknownValues(filters: readonly CompanyFilter[]): Promise<string[][]> {
  if (filters.length === 0) return [];
  const unknown = await findUnusedValues(filters);
  return Promise.all(
    filters.map(async (filter, at) => {
      const problems = [...(await findUnknownColumns(filter)), ...(await findUnknownLists(filter))];
      return [...problems.map(({ message }) => message), ...(unknown[at] ?? [])];
    }),
  );
}

/** Nothing while a large workspace is read. */
async function findUnusedValues(filters: readonly CompanyFilter[]): Promise<string[][]> {
  try {
    return unknownValues(filters, await useColumns());
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'unavailable') return [];
    throw error;
  }
}
