import fc from 'fast-check';
import { FILTER_CONDITIONS_MAX } from '../limits.ts';
import { FILTER_FIELD_NAMES, type FilterField, type FilterOp, fieldRule } from './catalogue.ts';
import { formatStated } from './stated-sources.ts';
import type { CompanyFilter, FilterCondition } from './types.ts';

/** Values that a test's own companies have; without them any text. */
export type KnownValues = Partial<Record<FilterField, readonly string[]>>;

const WORDS = ['Software', 'software', 'Café', 'Machine tools', 'Zürich', 'Paris, FR', '日本', 'C++', '100 %', 'a"b\\'];
const COUNTRIES = ['DE', 'AT', 'CH', 'US', 'GB', 'FR', 'JP'];
const DAYS = ['2024-02-29', '2025-01-01', '2026-03-31', '2026-12-31'];

/** Random conditions over these fields, each operator as often as another. */
export function arbitraryConditions(
  fields: readonly FilterField[] = FILTER_FIELD_NAMES,
  known: KnownValues = {},
): fc.Arbitrary<FilterCondition> {
  const conditions = fields.flatMap((field) => fieldRule(field).ops.map((op) => ofField(field, op, known)));
  return fc.oneof(...conditions);
}

/** Random filters, not in canonical form, of all depths that are allowed. */
export function arbitraryFilters(
  fields: readonly FilterField[] = FILTER_FIELD_NAMES,
  known: KnownValues = {},
): fc.Arbitrary<CompanyFilter> {
  const condition: fc.Arbitrary<CompanyFilter> = arbitraryConditions(fields, known);
  const groupOf = (part: fc.Arbitrary<CompanyFilter>, maxLength: number): fc.Arbitrary<CompanyFilter> => {
    const parts = fc.array(part, { minLength: 1, maxLength });
    return fc.oneof(
      parts.map((and) => ({ and })),
      parts.map((or) => ({ or })),
    );
  };
  const low = fc.oneof({ weight: 2, arbitrary: condition }, { weight: 1, arbitrary: groupOf(condition, 3) });
  const middle = fc.oneof({ weight: 2, arbitrary: condition }, { weight: 1, arbitrary: groupOf(low, 3) });
  const top = Math.min(5, Math.floor(FILTER_CONDITIONS_MAX / 9));
  return fc.oneof({ weight: 1, arbitrary: condition }, { weight: 4, arbitrary: groupOf(middle, top) });
}

function ofField(field: FilterField, op: FilterOp, known: KnownValues): fc.Arbitrary<FilterCondition> {
  return valuesOf(field, op, known).map(
    (value) => (value === undefined ? { field, op } : { field, op, value }) as FilterCondition,
  );
}

function valuesOf(field: FilterField, op: FilterOp, known: KnownValues): fc.Arbitrary<unknown> {
  const single = singlesOf(field, known);
  if (op === 'isEmpty' || op === 'isNotEmpty') return fc.constant(undefined);
  if (op === 'is' || op === 'isNot') return single;
  if (op === 'olderThan' || op === 'newerThan') return fc.record({ days: fc.integer({ min: 1, max: 400 }) });
  if (op === 'atLeast' || op === 'atMost') return numbersOf(field);
  if (op !== 'between') return fc.array(single, { minLength: 1, maxLength: 4 });
  const bounds: fc.Arbitrary<string | number> =
    fieldRule(field).kind === 'number' ? numbersOf(field) : fc.constantFrom(...DAYS);
  return rangesOf(bounds);
}

function singlesOf(field: FilterField, known: KnownValues): fc.Arbitrary<string | null> {
  const { kind, choices, stated } = fieldRule(field);
  if (stated !== undefined) {
    const names = fc.constantFrom(...(known.source ?? WORDS));
    const sources = fc.array(names, { minLength: stated.sources, maxLength: stated.sources });
    return fc.tuple(fc.constantFrom(...stated.states), sources).map(([state, given]) => formatStated(state, given));
  }
  const values = known[field] ?? choices ?? (kind === 'country' ? COUNTRIES : WORDS);
  const isNullable = kind === 'text' || kind === 'country';
  return fc.constantFrom<string | null>(...values, ...(isNullable ? [null] : []));
}

function numbersOf(field: FilterField): fc.Arbitrary<number> {
  const { min = 0, isWhole } = fieldRule(field);
  const whole = fc.oneof(fc.integer({ min, max: 20 }), fc.integer({ min, max: 1000 }));
  return isWhole
    ? whole
    : fc.oneof(
        whole,
        fc.integer({ min: min * 10, max: 5000 }).map((tenths) => tenths / 10),
      );
}

const rangesOf = <T extends string | number>(bounds: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.option(bounds, { freq: 4 }), bounds, fc.boolean())
    .map(([one, other, isOpenBelow]) =>
      one === null ? (isOpenBelow ? [null, other] : [other, null]) : one <= other ? [one, other] : [other, one],
    );
