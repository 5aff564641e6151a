import type { CompanyColumns } from '../../columns/company-columns.ts';
import { sortKeyTier } from '../../figures/sort-key.ts';
import type { ConditionOf } from '../../filter/index.ts';
import { not, type RowTest } from './row-test.ts';

/** Whether a company has an aggregate, the figure of one source alone, or neither. Pure. */
export function testHeadcount(condition: ConditionOf<'headcount'>, columns: CompanyColumns): RowTest {
  const { values } = columns.employeeSortKeys;
  const tierOf = (row: number) => {
    const key = values[row] ?? Number.NaN;
    return sortKeyTier(Number.isNaN(key) ? null : key);
  };
  const { op } = condition;
  const tiers = new Set<string>(op === 'is' || op === 'isNot' ? [condition.value] : condition.value);
  const has: RowTest = (row) => tiers.has(tierOf(row));
  return op === 'is' || op === 'anyOf' ? has : not(has);
}
