import type { CompanyColumns } from '../../columns/company-columns.ts';
import { CustomColumn } from '../../columns/custom-columns.ts';
import { exactKey } from '../../columns/text-keys.ts';
import { type CustomCondition, customKey } from '../../filter/index.ts';
import { not, type RowTest } from './row-test.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Conditions on own columns; a company without a value is in no range, and neither older nor newer. Pure. */
export function testCustom(condition: CustomCondition, { custom }: CompanyColumns, now: Date): RowTest {
  const column = custom.find(customKey(condition.field)) ?? new CustomColumn();
  const isEmpty: RowTest = (row) => column.isEmpty(row);
  const isAnyOf = (values: readonly (string | null)[]): RowTest => {
    const keys = new Set(values.filter((value) => value !== null).map(exactKey));
    const isNamed = testText(column, (text) => keys.has(text));
    return values.includes(null) ? (row) => isNamed(row) || isEmpty(row) : isNamed;
  };
  switch (condition.op) {
    case 'is':
      return isAnyOf([condition.value]);
    case 'isNot':
      return not(isAnyOf([condition.value]));
    case 'anyOf':
      return isAnyOf(condition.value);
    case 'noneOf':
      return not(isAnyOf(condition.value));
    case 'isEmpty':
      return isEmpty;
    case 'isNotEmpty':
      return not(isEmpty);
    case 'atLeast':
      return testNumber(column, condition.value, Number.POSITIVE_INFINITY);
    case 'atMost':
      return testNumber(column, Number.NEGATIVE_INFINITY, condition.value);
    case 'between':
      return testBetween(column, condition.value);
    case 'olderThan':
      return testText(column, (day) => Date.parse(day) < now.getTime() - condition.value.days * DAY_MS);
    case 'newerThan':
      return testText(column, (day) => Date.parse(day) >= now.getTime() - condition.value.days * DAY_MS);
  }
}

type Range = Extract<CustomCondition, { op: 'between' }>['value'];

/** Days are compared as texts: 2026-03-31 comes before 2026-04-01. */
function testBetween(column: CustomColumn, [from, to]: Range): RowTest {
  if (typeof (from ?? to) === 'number') {
    return testNumber(column, Number(from ?? Number.NEGATIVE_INFINITY), Number(to ?? Number.POSITIVE_INFINITY));
  }
  return testText(column, (day) => (from === null || day >= String(from)) && (to === null || day <= String(to)));
}

function testNumber(column: CustomColumn, min: number, max: number): RowTest {
  return (row) => {
    const number = column.numberOf(row);
    return number >= min && number <= max;
  };
}

/** Each text is judged once, not for each row. */
function testText({ names, codes }: CustomColumn, isMeant: (key: string) => boolean): RowTest {
  const marks = names.mark(isMeant);
  const { values } = codes;
  return (row) => marks[values[row] ?? 0] === 1;
}
