import type { CompanyColumns } from '../../columns/company-columns.ts';
import { type CompanyFilter, type FilterCondition, isCustomCondition, isGroup, partsOf } from '../../filter/index.ts';
import { testHeadcount } from './headcount-condition.ts';
import { testNames } from './name-condition.ts';
import { testNumber } from './number-condition.ts';
import { testCustom } from './own-column-condition.ts';
import { testRelation } from './relation-condition.ts';
import type { RowTest } from './row-test.ts';
import { testStated } from './source-figure-condition.ts';
import { testTime } from './time-condition.ts';

/** A filter as a test of rows. Pure. @param now what "older than 30 days" counts from */
export function compileFilter(filter: CompanyFilter, columns: CompanyColumns, now: Date): RowTest {
  if (!isGroup(filter)) return testCondition(filter, columns, now);
  const tests = partsOf(filter).map((part) => compileFilter(part, columns, now));
  return 'and' in filter ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
}

function testCondition(condition: FilterCondition, columns: CompanyColumns, now: Date): RowTest {
  if (isCustomCondition(condition)) return testCustom(condition, columns, now);
  switch (condition.field) {
    case 'industry':
    case 'country':
    case 'city':
    case 'quality':
    case 'scope':
    case 'source':
    case 'tag':
    case 'list':
    case 'customer':
      return testNames(condition, columns);
    case 'figure':
    case 'agreement':
      return testStated(condition, columns);
    case 'headcount':
      return testHeadcount(condition, columns);
    case 'size':
    case 'growth3':
    case 'growth6':
    case 'growth12':
    case 'sourceCount':
    case 'spread':
      return testNumber(condition, columns);
    case 'synced':
    case 'report':
    case 'added':
    case 'updated':
      return testTime(condition, columns, now);
    case 'relation':
      return testRelation(condition, columns);
  }
}
