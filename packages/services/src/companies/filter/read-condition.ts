import { FILTER_FIELD_NAMES, type FilterOp, fieldRule, isFilterField } from './catalogue.ts';
import { suggestName } from './nearest-name.ts';
import { readValue } from './read-value.ts';
import type { FilterCondition, FilterProblem } from './types.ts';
import { nameOf, shorten } from './value-problem.ts';

export type ConditionReading =
  | { condition: FilterCondition; problems: [] }
  | { condition: null; problems: FilterProblem[] };

const KEYS = ['field', 'op', 'value'];

/** One condition as a script gives it, checked against the catalogue. Pure. */
export function readCondition(given: object): ConditionReading {
  const { field, op, value }: { field?: unknown; op?: unknown; value?: unknown } = given;
  const other = Object.keys(given).find((key) => !KEYS.includes(key));
  if (other !== undefined) return refuse([other], `"${shorten(other)}" is unknown; ${suggestName(other, KEYS)}`);
  if (typeof field !== 'string') return refuse(['field'], `give the name of a field, not ${nameOf(field)}`);
  if (!isFilterField(field)) {
    return refuse(['field'], `"${shorten(field)}" is no field; ${suggestName(field, FILTER_FIELD_NAMES)}`);
  }
  const rule = fieldRule(field);
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

/** The one condition that the type can't follow: field, operator and value were checked against the catalogue. */
function conditionOf(field: string, op: FilterOp, value: unknown): FilterCondition {
  return (value === undefined ? { field, op } : { field, op, value }) as FilterCondition;
}

function refuse(path: FilterProblem['path'], message: string): ConditionReading {
  return { condition: null, problems: [{ path, message }] };
}
