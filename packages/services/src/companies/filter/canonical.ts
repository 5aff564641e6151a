import { FILTER_FIELD_NAMES, fieldRule } from './catalogue.ts';
import { isCustomField } from './custom/custom-field.ts';
import type { CompanyFilter, FilterCondition } from './types.ts';

/**
 * Filters that say the same in another order or with superfluous groups become one: groups of one are taken apart, groups
 * inside a group of their kind are merged, what is there twice is left out, lists are sorted. Pure.
 */
export function toCanonical(filter: CompanyFilter): CompanyFilter {
  if (!isGroup(filter)) return canonicalCondition(filter);
  const kind = 'and' in filter ? 'and' : 'or';
  const parts = partsOf(filter)
    .map(toCanonical)
    .flatMap((part) => (kind in part && isGroup(part) ? partsOf(part) : [part]));
  const byText = new Map(parts.map((part) => [JSON.stringify(part), part]));
  const sorted = [...byText].sort(([oneText, one], [otherText, other]) => {
    return positionOf(one) - positionOf(other) || compare(oneText, otherText);
  });
  const [first, ...rest] = sorted.map(([, part]) => part);
  if (first === undefined || rest.length === 0) return first ?? filter;
  return kind === 'and' ? { and: [first, ...rest] } : { or: [first, ...rest] };
}

export type FilterGroup = Exclude<CompanyFilter, FilterCondition>;

export const isGroup = (filter: CompanyFilter): filter is FilterGroup => !('field' in filter);

export const partsOf = (group: FilterGroup): CompanyFilter[] => ('and' in group ? group.and : group.or);

/** Conditions in the order of the catalogue, then those on own columns, then groups. */
function positionOf(filter: CompanyFilter): number {
  if (isGroup(filter)) return FILTER_FIELD_NAMES.length + 1;
  return isCustomField(filter.field) ? FILTER_FIELD_NAMES.length : FILTER_FIELD_NAMES.indexOf(filter.field);
}

function canonicalCondition({ field, op, ...rest }: FilterCondition): FilterCondition {
  const [canonicalOp, value] = canonicalOperand(field, op, 'value' in rest ? rest.value : undefined);
  // The same field with an operator that it has: the value was only written another way.
  return (value === undefined ? { field, op: canonicalOp } : { field, op: canonicalOp, value }) as FilterCondition;
}

type Operand = [op: FilterCondition['op'], value?: unknown];

const SINGLE_OF = { anyOf: 'is', noneOf: 'isNot' } as const;

function canonicalOperand(field: FilterCondition['field'], op: FilterCondition['op'], value: unknown): Operand {
  if (value === null) return [op === 'is' ? 'isEmpty' : 'isNotEmpty'];
  if (op === 'between' && Array.isArray(value)) return canonicalRange(value);
  if (typeof value === 'string') return [op, cleaned(value)];
  if (typeof value === 'number') return [op, positive(value)];
  if (!Array.isArray(value)) return [op, value];
  const list = uniqueSorted(value);
  const isSet = !isCustomField(field) && fieldRule(field).kind === 'set';
  if (list.length > 1) return [op, list];
  if (isSet) return [op === 'allOf' ? 'anyOf' : op, list];
  return op === 'anyOf' || op === 'noneOf' ? canonicalOperand(field, SINGLE_OF[op], list[0]) : [op, list];
}

function canonicalRange([from, to]: unknown[]): Operand {
  if (typeof from === 'number' && to === null) return ['atLeast', positive(from)];
  if (from === null && typeof to === 'number') return ['atMost', positive(to)];
  return ['between', [from, to].map((bound) => (typeof bound === 'number' ? positive(bound) : bound))];
}

/** −0 has no text of its own. */
const positive = (value: number): number => value + 0;

/** Each value once whatever its case; null, "none", first. */
function uniqueSorted(values: readonly unknown[]): (string | null)[] {
  const byKey = new Map<string, string | null>();
  for (const value of values.map((one) => (typeof one === 'string' ? cleaned(one) : null)).sort(compareSpellings)) {
    const key = value === null ? '' : value.normalize('NFKC').toLowerCase();
    if (!byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey].sort(([one], [other]) => compare(one, other)).map(([, value]) => value);
}

const compareSpellings = (one: string | null, other: string | null): number => compare(one ?? '', other ?? '');

/** By code units: the same on every machine. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Broken surrogates have no text in an address. */
const cleaned = (text: string): string => text.toWellFormed().trim().replace(/\s+/g, ' ');
