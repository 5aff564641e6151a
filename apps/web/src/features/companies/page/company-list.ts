import type { CompanySort } from '@workbench/services/companies/schemas';
import { type CompaniesParams, parseCompaniesParams } from '../url-params.ts';

export const PAGE_SIZE = 100;

/** The companies of a list in its order, as far as they were loaded, and what the list was asked for. */
export interface CompanyList {
  q: string;
  sort: CompanySort;
  /** As text; without one, all companies. */
  filter?: string;
  /** The view and the columns of its table, as its address has them. */
  look?: { [Part in 'view' | 'columns' | 'density']?: CompaniesParams[Part] | undefined };
  ids: string[];
  /** Where the list continues; null at its end. */
  nextCursor: string | null;
}

export interface Neighbors {
  previous: string | null;
  next: string | null;
}

/** The address of a list, to go back to it. Pure. */
export const toListParams = ({ q, sort, filter, look }: CompanyList): CompaniesParams =>
  parseCompaniesParams({ q, sort, filter, ...look });

/** How the pages of a list are read: a cursor of one list fits no other. Pure. */
export function toPageInput({ q, sort, filter = '' }: Pick<CompanyList, 'q' | 'sort' | 'filter'>) {
  return { sort, limit: PAGE_SIZE, ...(q !== '' && { q, similar: true }), ...(filter !== '' && { filter }) };
}

/** The companies before and after one; null when it is not in the list. Pure. */
export function neighborsIn({ ids }: Pick<CompanyList, 'ids'>, companyId: string): Neighbors | null {
  const at = ids.indexOf(companyId);
  return at < 0 ? null : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

/** The list with its next page. What was read before and is in it again stays where it is. Pure. */
export function withNextPage(
  list: CompanyList,
  page: { ids: readonly string[]; nextCursor: string | null },
): CompanyList {
  const known = new Set(list.ids);
  return { ...list, ids: [...list.ids, ...page.ids.filter((id) => !known.has(id))], nextCursor: page.nextCursor };
}
