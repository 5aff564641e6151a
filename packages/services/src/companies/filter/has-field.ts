import { isGroup, partsOf } from './canonical.ts';
import { isCustomCondition } from './custom/custom-field.ts';
import type { CompanyFilter, FilterCondition } from './types.ts';

/** What a filter asks for that only the database knows. Pure. */

export const hasCustom = (filter: CompanyFilter): boolean => hasCondition(filter, isCustomCondition);

export const hasLists = (filter: CompanyFilter): boolean => hasCondition(filter, ({ field }) => field === 'list');

function hasCondition(filter: CompanyFilter, isMeant: (condition: FilterCondition) => boolean): boolean {
  return isGroup(filter) ? partsOf(filter).some((part) => hasCondition(part, isMeant)) : isMeant(filter);
}
