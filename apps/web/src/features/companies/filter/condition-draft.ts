import { type FilterCondition, type FilterOp, readFilter } from '@workbench/services/companies/filter';
import { parseNumber, toNumberField } from '../../../lib/format/parse-number.ts';
import { type Columns, type FieldName, ruleOf } from './filter-fields.ts';

/** A condition while it is typed. */
export interface ConditionDraft {
  field: FieldName;
  op: FilterOp;
  /** Chosen values; null is "empty". */
  values: (string | null)[];
  from: string;
  to: string;
  days: string;
}

const NEW_DAYS = '90';

export function newDraft(field: FieldName, columns: Columns): ConditionDraft {
  return { field, op: formOps(field, columns)[0] ?? 'isEmpty', values: [], from: '', to: '', days: NEW_DAYS };
}

/** The operators of the form: a list of one is "is", and a range with one end open is "at least". */
export function formOps(field: FieldName, columns: Columns): FilterOp[] {
  const { ops } = ruleOf(field, columns);
  const isList = ops.includes('anyOf');
  return ops.filter((op) => !['atLeast', 'atMost'].includes(op) && !(isList && ['is', 'isNot'].includes(op)));
}

export function toDraft(condition: FilterCondition, columns: Columns): ConditionDraft {
  const draft = newDraft(condition.field, columns);
  const ops = formOps(condition.field, columns);
  switch (condition.op) {
    case 'is':
    case 'isNot': {
      const listOp = condition.op === 'is' ? 'anyOf' : 'noneOf';
      return { ...draft, op: ops.includes(condition.op) ? condition.op : listOp, values: [condition.value] };
    }
    case 'anyOf':
    case 'noneOf':
    case 'allOf':
      return { ...draft, op: condition.op, values: condition.value };
    case 'between':
      return { ...draft, op: 'between', from: textOf(condition.value[0]), to: textOf(condition.value[1]) };
    case 'atLeast':
      return { ...draft, op: 'between', from: textOf(condition.value) };
    case 'atMost':
      return { ...draft, op: 'between', to: textOf(condition.value) };
    case 'olderThan':
    case 'newerThan':
      return { ...draft, op: condition.op, days: textOf(condition.value.days) };
    case 'isEmpty':
    case 'isNotEmpty':
      return { ...draft, op: condition.op };
  }
}

const textOf = (value: string | number | null): string =>
  typeof value === 'number' ? toNumberField(value) : (value ?? '');

/** The condition, or what is missing or wrong in words. */
export function readDraft(
  draft: ConditionDraft,
  columns: Columns,
): { condition: FilterCondition } | { problem: string } {
  const { field, op } = draft;
  const missing = missingIn(draft, columns);
  if (missing !== null) return { problem: missing };
  const value = operandOf(draft, columns);
  const { filter, problems } = readFilter(value === undefined ? { field, op } : { field, op, value }, columns);
  if (filter === null || !('field' in filter)) return { problem: capitalize(problems?.[0]?.message ?? '') };
  return { condition: filter };
}

function missingIn({ field, op, values, from, to }: ConditionDraft, columns: Columns): string | null {
  if (op === 'between' && from.trim() === '' && to.trim() === '') {
    return ruleOf(field, columns).kind === 'day' ? 'Enter at least one day' : 'Enter at least one number';
  }
  const needsValues = ['is', 'isNot', 'anyOf', 'noneOf', 'allOf'].includes(op);
  return needsValues && values.length === 0 ? 'Choose at least one value' : null;
}

function operandOf({ field, op, values, from, to, days }: ConditionDraft, columns: Columns): unknown {
  if (op === 'isEmpty' || op === 'isNotEmpty') return undefined;
  if (op === 'is' || op === 'isNot') return values[0];
  if (op === 'olderThan' || op === 'newerThan') return { days: numberOf(days) };
  if (op !== 'between') return values;
  const isDay = ruleOf(field, columns).kind === 'day';
  return [from, to].map((text) => (text.trim() === '' ? null : isDay ? text : numberOf(text)));
}

/** "10 %" is a number, too; anything else stays text, which the rules then refuse by name. */
function numberOf(text: string): number | string {
  return parseNumber(text.trim().replace(/\s*%$/, '')) ?? text;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
