import type { OwnColumnRule, OwnColumnType } from '../../custom/own-column.ts';
import { CUSTOM_TEXT_MAX, OWN_COLUMN_KEY_MAX } from '../../limits.ts';
import type { FieldRule, FilterOp } from '../catalogue.ts';

/** An own column as a condition names it. Pure. */
export type CustomField = `custom.${string}`;

export type CustomCondition =
  | { field: CustomField; op: 'is' | 'isNot'; value: string | null }
  | { field: CustomField; op: 'anyOf' | 'noneOf'; value: (string | null)[] }
  | { field: CustomField; op: 'between'; value: [number | null, number | null] | [string | null, string | null] }
  | { field: CustomField; op: 'atLeast' | 'atMost'; value: number }
  | { field: CustomField; op: 'olderThan' | 'newerThan'; value: { days: number } }
  | { field: CustomField; op: 'isEmpty' | 'isNotEmpty' };

const PREFIX = 'custom.';

export const isCustomField = (name: string): name is CustomField =>
  name.startsWith(PREFIX) && name.length > PREFIX.length && name.length <= PREFIX.length + OWN_COLUMN_KEY_MAX;

export const isCustomCondition = (condition: { field: string }): condition is CustomCondition =>
  isCustomField(condition.field);

export const customField = (key: string): CustomField => `${PREFIX}${key}`;
export const customKey = (field: CustomField): string => field.slice(PREFIX.length);

const EMPTINESS = ['isEmpty', 'isNotEmpty'] as const;
const NAMES = ['is', 'isNot', 'anyOf', 'noneOf', ...EMPTINESS] as const;
const OPS: Readonly<Record<OwnColumnType, readonly FilterOp[]>> = {
  text: NAMES,
  url: NAMES,
  option: NAMES,
  boolean: ['is', 'isNot', ...EMPTINESS],
  number: ['between', 'atLeast', 'atMost', ...EMPTINESS],
  date: ['between', 'olderThan', 'newerThan', ...EMPTINESS],
};
const ALL_OPS: readonly FilterOp[] = [...new Set(Object.values(OPS).flat())];

/** How a condition on a column is given, like a field of the catalogue. */
function customRule({ name, type, options }: Omit<OwnColumnRule, 'key'>): FieldRule {
  const rule = { label: name, ops: OPS[type] };
  switch (type) {
    case 'number':
      return { ...rule, kind: 'number' };
    case 'date':
      return { ...rule, kind: 'day' };
    case 'boolean':
      return { ...rule, kind: 'choice', choices: ['yes', 'no'] };
    case 'option':
      return { ...rule, kind: 'choice', choices: options };
    case 'text':
    case 'url':
      return { ...rule, kind: 'text', max: CUSTOM_TEXT_MAX };
  }
}

/** That of the column of a field; null when it is not there. */
export function findCustomRule(field: CustomField, columns: readonly OwnColumnRule[]): FieldRule | null {
  const column = columns.find(({ key }) => key === customKey(field));
  return column === undefined ? null : customRule(column);
}

/** What any column would take: a filter is read before the columns are known. */
export function anyCustomRule(field: CustomField, value: unknown): FieldRule {
  const isNumber = Array.isArray(value) ? value.some((bound) => typeof bound === 'number') : typeof value === 'number';
  const kind = isNumber ? { kind: 'number' as const } : { kind: 'text' as const, max: CUSTOM_TEXT_MAX };
  return { label: field, ops: ALL_OPS, ...kind };
}

/** true and false are the yes and no of a list of choices. */
export const customOperand = (value: unknown): unknown => {
  if (typeof value !== 'boolean') return value;
  return value ? 'yes' : 'no';
};
