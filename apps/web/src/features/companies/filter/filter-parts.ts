import {
  type CompanyFilter,
  type FilterCondition,
  isGroup,
  partsOf,
  toCanonical,
} from '@workbench/services/companies/filter';

/** A filter as the bar shows it: parts that all apply, each a condition, "any of" several, or deeper. Pure. */

/** What is edited: a part by its position, or a new one. */
export type EditedPart = number | 'new';

export function topParts(filter: CompanyFilter | null): CompanyFilter[] {
  if (filter === null) return [];
  return 'and' in filter ? filter.and : [filter];
}

/** The conditions of which one must apply; null for a part that is too deep to be edited in a form. */
export function alternativesOf(part: CompanyFilter): FilterCondition[] | null {
  if (!isGroup(part)) return [part];
  const conditions = partsOf(part).filter((one): one is FilterCondition => !isGroup(one));
  return 'or' in part && conditions.length === part.or.length ? conditions : null;
}

/** With a part changed, removed (null) or, without an index, added; null when nothing is left. */
export function withPart(
  filter: CompanyFilter | null,
  index: number | null,
  alternatives: readonly FilterCondition[],
): CompanyFilter | null {
  const parts = topParts(filter);
  const replaced: CompanyFilter[] = alternatives.length === 0 ? [] : [{ or: [...alternatives] }];
  const next = index === null ? [...parts, ...replaced] : parts.toSpliced(index, 1, ...replaced);
  return next.length === 0 ? null : toCanonical({ and: next });
}
