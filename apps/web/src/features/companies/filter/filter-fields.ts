import {
  anyCustomRule,
  customField,
  FILTER_FIELD_NAMES,
  type FieldRule,
  type FilterCondition,
  fieldRule,
  findCustomRule,
  isCustomField,
} from '@workbench/services/companies/filter';
import type { OwnColumn } from '@workbench/services/companies/schemas';

/** A field of a filter: one of the catalogue, or an own column. Pure. */
export type FieldName = FilterCondition['field'];
export type Columns = readonly OwnColumn[];

/** In the order in which forms offer them. */
export function fieldNames(columns: Columns): FieldName[] {
  return [...FILTER_FIELD_NAMES, ...columns.map(({ key }) => customField(key))];
}

/** A condition on a column that was deleted since can still be read and removed. */
export function ruleOf(field: FieldName, columns: Columns): FieldRule {
  if (!isCustomField(field)) return fieldRule(field);
  return findCustomRule(field, columns) ?? anyCustomRule(field, null);
}
