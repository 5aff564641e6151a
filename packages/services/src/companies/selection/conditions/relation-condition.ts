import type { CompanyColumns } from '../../columns/company-columns.ts';
import type { ConditionOf } from '../../filter/index.ts';
import { not, type RowTest } from './row-test.ts';

/** Whether a company has a parent, or is one. Pure. */
export function testRelation({ op, value }: ConditionOf<'relation'>, columns: CompanyColumns): RowTest {
  const { subsidiaries, ids } = columns;
  const has: RowTest =
    value === 'subsidiary' ? (row) => subsidiaries.isSubsidiary(row) : (row) => subsidiaries.isParent(ids.idOf(row));
  return op === 'is' ? has : not(has);
}
