import { ServiceError } from '../../shared/errors.ts';
import { useColumns } from '../columns/use-columns.ts';
import type { CompanyFilter } from '../filter/index.ts';
import { unknownValues } from './unknown-values.ts';

/** What filters name and no company has, in sentences, a list per filter; nothing while a large workspace is read. */
export async function findUnknownValues(filters: readonly CompanyFilter[]): Promise<string[][]> {
  if (filters.length === 0) return [];
  try {
    return unknownValues(filters, await useColumns());
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'unavailable') return [];
    throw error;
  }
}
