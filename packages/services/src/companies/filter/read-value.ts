import { FILTER_DAYS_MAX, FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '../limits.ts';
import type { FilterOp } from './catalogue.ts';
import { suggestName } from './nearest-name.ts';
import { readRange } from './read-range.ts';
import { formatStated, readStated } from './stated-sources.ts';
import { at, type FieldRule, nameOf, problemOfNumber, shorten, type ValueReading } from './value-problem.ts';
import { findCountryCode, isCountryCode } from './words/country-names.ts';

/** Checks the value of a condition against its field and operator. Pure. */
export function readValue(rule: FieldRule, op: FilterOp, value: unknown): ValueReading {
  switch (op) {
    case 'is':
    case 'isNot':
      return at([], value, problemOfSingle(rule, value));
    case 'anyOf':
    case 'noneOf':
    case 'allOf':
      return readList(rule, value);
    case 'between':
      return readRange(rule, value);
    case 'atLeast':
    case 'atMost':
      return at([], value, problemOfNumber(rule, value));
    case 'olderThan':
    case 'newerThan':
      return readDays(value);
    case 'isEmpty':
    case 'isNotEmpty':
      return value === undefined ? at([], value, null) : at([], value, `"${op}" takes no value; leave it out`);
  }
}

function readList(rule: FieldRule, value: unknown): ValueReading {
  if (!Array.isArray(value)) return at([], value, 'give a list, like ["…", "…"]');
  if (value.length === 0) return at([], value, 'the list is empty; give at least one value or leave the condition out');
  if (value.length > FILTER_VALUES_MAX) {
    return at([], value, `${value.length} values are too many; give at most ${FILTER_VALUES_MAX}`);
  }
  const problems = value.flatMap((entry, index) => at([index], entry, problemOfSingle(rule, entry)).problems);
  return { value, problems };
}

function readDays(value: unknown): ValueReading {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) return at([], value, 'give a number of days, like {"days": 90}');
  const other = Object.keys(value).find((key) => key !== 'days');
  if (other !== undefined) return at([other], value, 'unknown; give {"days": 90} alone');
  const days = 'days' in value ? value.days : undefined;
  const isFit = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= FILTER_DAYS_MAX;
  return at(['days'], value, isFit ? null : `give a whole number of days from 1 to ${FILTER_DAYS_MAX}`);
}

function problemOfSingle({ kind, choices, stated, max }: FieldRule, value: unknown): string | null {
  if (value === null && (kind === 'text' || kind === 'country')) return null;
  if (typeof value !== 'string') return `give a text, not ${nameOf(value)}`;
  if (choices !== undefined) {
    return choices.includes(value) ? null : `"${shorten(value)}" is unknown; ${suggestName(value, choices)}`;
  }
  if (kind === 'country') return problemOfCountry(value);
  const lengthMax = max ?? FILTER_VALUE_MAX;
  if (value.length > lengthMax) return `${value.length} characters are too many; at most ${lengthMax}`;
  if (stated !== undefined) return problemOfStated(stated, value);
  return value.trim() === '' ? 'give a text that is not empty' : null;
}

function problemOfStated({ states, sources }: NonNullable<FieldRule['stated']>, value: string): string | null {
  const read = readStated(value);
  const example = formatStated(states[0] ?? '', ['LinkedIn', 'SEC'].slice(0, sources));
  if (read === null) return `give what is meant, a colon and the name of a source, like "${example}"`;
  if (!states.includes(read.state)) return `"${shorten(read.state)}" is unknown; ${suggestName(read.state, states)}`;
  const isNamed = read.sources.length === sources && !read.sources.includes('');
  return isNamed ? null : `give ${sources === 1 ? 'one source' : 'two sources'}, like "${example}"`;
}

function problemOfCountry(value: string): string | null {
  if (isCountryCode(value)) return null;
  const code = findCountryCode(value);
  const hint = code === null ? 'give two capital letters, like "DE"' : `did you mean "${code}"?`;
  return `"${shorten(value)}" is not an ISO country code; ${hint}`;
}
