import type { PeopleFilters } from './types.ts';

/** Whether any filter is set: without one a source would be asked for everybody, and some are paid by the record. */
export function hasSearchFilter({ companySize, keywords, ...lists }: PeopleFilters): boolean {
  const hasSize = companySize !== null && (companySize.min !== null || companySize.max !== null);
  const hasListFilter = Object.values(lists).some((list) => list?.some((item) => item.trim() !== ''));
  return hasSize || hasListFilter || keywords.trim() !== '';
}
