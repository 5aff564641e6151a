import { isGroup, partsOf } from '../canonical.ts';
import type { CompanyFilter } from '../types.ts';
import { isCustomCondition } from './custom-field.ts';

/** Whether a filter asks for own columns, which only the database knows. Pure. */
export function hasCustom(filter: CompanyFilter): boolean {
  return isGroup(filter) ? partsOf(filter).some(hasCustom) : isCustomCondition(filter);
}
