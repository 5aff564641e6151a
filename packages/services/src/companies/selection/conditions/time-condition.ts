import type { CompanyColumns } from '../../columns/company-columns.ts';
import type { ConditionOf } from '../../filter/index.ts';
import type { RowTest } from './row-test.ts';

type TimeField = 'synced' | 'report' | 'added' | 'updated';

const DAY_MS = 24 * 60 * 60_000;

/** Conditions on when something happened; what never happened is neither older nor newer. Pure. */
export function testTime(condition: ConditionOf<TimeField>, columns: CompanyColumns, now: Date): RowTest {
  const { values } = timeColumn(condition.field, columns);
  const timeOf = (row: number) => values[row] ?? Number.NaN;
  switch (condition.op) {
    case 'olderThan': {
      const limit = now.getTime() - condition.value.days * DAY_MS;
      return (row) => timeOf(row) < limit;
    }
    case 'newerThan': {
      const limit = now.getTime() - condition.value.days * DAY_MS;
      return (row) => timeOf(row) >= limit;
    }
    case 'between': {
      const [first, last] = condition.value;
      const from = first === null ? Number.NEGATIVE_INFINITY : Date.parse(first);
      const before = last === null ? Number.POSITIVE_INFINITY : Date.parse(last) + DAY_MS;
      return (row) => timeOf(row) >= from && timeOf(row) < before;
    }
    case 'isEmpty':
      return (row) => Number.isNaN(timeOf(row));
    case 'isNotEmpty':
      return (row) => !Number.isNaN(timeOf(row));
  }
}

function timeColumn(field: TimeField, columns: CompanyColumns) {
  return field === 'report' ? columns.reported : columns[field];
}
