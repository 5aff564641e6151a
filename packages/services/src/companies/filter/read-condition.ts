import type { OwnColumnRule } from '../custom/own-column.ts';
import { FILTER_FIELD_NAMES, type FieldRule, type FilterOp, fieldRule, isFilterField } from './catalogue.ts';
import { anyCustomRule, customField, customOperand, findCustomRule, isCustomField } from './custom/custom-field.ts';
import { suggestName } from './nearest-name.ts';
import { readValue } from './read-value.ts';
import type { FilterCondition, FilterProblem } from './types.ts';
import { nameOf, shorten } from './value-problem.ts';

export type ConditionReading =
  | { condition: FilterCondition; problems: [] }
  | { condition: null; problems: FilterProblem[] };

const KEYS = ['field', 'op', 'value'];

/** One condition as a script gives it, checked against the catalogue and the own columns, see `readFilter`. Pure. */
export function readCondition(given: object, columns: readonly OwnColumnRule[] | null): ConditionReading {
  const { field, op, value: operand }: { field?: unknown; op?: unknown; value?: unknown } = given;
  const other = Object.keys(given).find((key) => !KEYS.includes(key));
  if (other !== undefined) return refuse([other], `"${shorten(other)}" is unknown; ${suggestName(other, KEYS)}`);
  if (typeof field !== 'string') return refuse(['field'], `give the name of a field, not ${nameOf(field)}`);
  const rule = ruleOf(field, operand, columns);
  if (rule === null) {
    const known = [...(columns ?? []).map(({ key }) => customField(key)), ...FILTER_FIELD_NAMES];
    return refuse(['field'], `"${shorten(field)}" is no field; ${suggestName(field, known)}`);
  }
  const value = isCustomField(field) ? customOperand(operand) : operand;
  if (typeof op !== 'string') return refuse(['op'], `give one of ${rule.ops.join(', ')}, not ${nameOf(op)}`);
  const known = rule.ops.find((one) => one === op);
  if (known === undefined) {
    return refuse(['op'], `"${shorten(op)}" is not for "${field}"; ${suggestName(op, rule.ops)}`);
  }
  const { problems } = readValue(rule, known, value);
  if (problems.length > 0) {
    return { condition: null, problems: problems.map(({ path, message }) => ({ path: ['value', ...path], message })) };
  }
  return { condition: conditionOf(field, known, value), problems: [] };
}

function ruleOf(field: string, value: unknown, columns: readonly OwnColumnRule[] | null): FieldRule | null {
  if (isFilterField(field)) return fieldRule(field);
  if (!isCustomField(field)) return null;
  return columns === null ? anyCustomRule(field, value) : findCustomRule(field, columns);
}

/** The one condition that the type can't follow: field, operator and value were checked against the catalogue. */
function conditionOf(field: string, op: FilterOp, value: unknown): FilterCondition {
  return (value === undefined ? { field, op } : { field, op, value }) as FilterCondition;
}

function refuse(path: FilterProblem['path'], message: string): ConditionReading {
  return { condition: null, problems: [{ path, message }] };
}
