import type { FieldRule, FilterOp } from '@workbench/services/companies/filter';
import type { FieldName } from './filter-fields.ts';

/** How the form words an operator of a field. Pure. */
export function opLabel(field: FieldName, { kind }: Pick<FieldRule, 'kind'>, op: FilterOp): string {
  if (field === 'list') return LIST_LABELS[op] ?? LABELS[op];
  if (kind === 'set') return SET_LABELS[op] ?? LABELS[op];
  if (field === 'report') return REPORT_LABELS[op] ?? LABELS[op];
  if (kind === 'age') return AGE_LABELS[op] ?? LABELS[op];
  if (kind === 'day') return DAY_LABELS[op] ?? LABELS[op];
  return LABELS[op];
}

const LABELS: Record<FilterOp, string> = {
  is: 'is',
  isNot: 'is not',
  anyOf: 'is any of',
  noneOf: 'is none of',
  allOf: 'is all of',
  between: 'is between',
  atLeast: 'is at least',
  atMost: 'is at most',
  olderThan: 'is older than',
  newerThan: 'is newer than',
  isEmpty: 'is unknown',
  isNotEmpty: 'is known',
};

type Labels = Partial<Record<FilterOp, string>>;
const SET_LABELS: Labels = {
  anyOf: 'has any of',
  noneOf: 'has none of',
  allOf: 'has all of',
  isEmpty: 'has none',
  isNotEmpty: 'has at least one',
};
const LIST_LABELS: Labels = {
  anyOf: 'any of',
  noneOf: 'none of',
  allOf: 'all of',
  isEmpty: 'on none',
  isNotEmpty: 'on any',
};
const AGE_LABELS: Labels = {
  olderThan: 'is more than … days ago',
  newerThan: 'is in the last … days',
  isEmpty: 'never',
  isNotEmpty: 'at least once',
};
const REPORT_LABELS: Labels = { ...AGE_LABELS, isEmpty: 'has none', isNotEmpty: 'has at least one' };
const DAY_LABELS: Labels = {
  olderThan: 'is more than … days ago',
  newerThan: 'is in the last … days',
  between: 'is between two days',
};
