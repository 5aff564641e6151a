import type { CompanyColumns } from '../../columns/company-columns.ts';
import { AGGREGATE_KEYS_FROM, SINGLE_KEYS_FROM } from '../../figures/sort-key.ts';
import type { ConditionOf } from '../../filter/index.ts';
import type { RowTest } from './row-test.ts';

export type NumberField = 'size' | 'growth3' | 'growth6' | 'growth12' | 'sourceCount' | 'spread';

/** Conditions on numbers; an unknown one is in no range. Pure. */
export function testNumber(condition: ConditionOf<NumberField>, columns: CompanyColumns): RowTest {
  const numberOf = numberReader(condition.field, columns);
  const isWithin = (from: number | null, to: number | null): RowTest => {
    const [min, max] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
    return (row) => {
      const number = numberOf(row);
      return number >= min && number <= max;
    };
  };
  switch (condition.op) {
    case 'between':
      return isWithin(...condition.value);
    case 'atLeast':
      return isWithin(condition.value, null);
    case 'atMost':
      return isWithin(null, condition.value);
    case 'isEmpty':
      return condition.field === 'sourceCount' ? (row) => numberOf(row) === 0 : (row) => Number.isNaN(numberOf(row));
    case 'isNotEmpty':
      return condition.field === 'sourceCount' ? (row) => numberOf(row) > 0 : (row) => !Number.isNaN(numberOf(row));
  }
}

/** NaN where a company has none. */
function numberReader(field: NumberField, columns: CompanyColumns): (row: number) => number {
  if (field === 'size') {
    const { values } = columns.employeeSortKeys;
    return (row) => shownEmployees(values[row] ?? Number.NaN);
  }
  const { values } = field === 'sourceCount' ? columns.sourceCounts : columns[field];
  return (row) => values[row] ?? Number.NaN;
}

/** The aggregate, else the figure of a single source. */
function shownEmployees(sortKey: number): number {
  return sortKey >= AGGREGATE_KEYS_FROM ? sortKey - AGGREGATE_KEYS_FROM : sortKey - SINGLE_KEYS_FROM;
}
