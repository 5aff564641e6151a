import type { ServiceContext } from '../../shared/context.ts';
import { parseTarget } from '../csv/columns/column-fields.ts';
import type { CompanyCsv } from '../csv/read-companies.ts';
import { createOwnColumn } from '../custom/write-columns.ts';
import type { ImportOptions } from '../schemas.ts';

type Columns = Pick<CompanyCsv, 'columns' | 'missing'>;

/** Whether the import of a file adds own columns. */
export const hasNewColumns = ({ columns }: Columns): boolean =>
  columns.some(({ field }) => field !== null && 'newColumn' in (parseTarget(field) ?? {}));

/**
 * Adds the own columns that a mapping asks for. Where a file has values of own columns or notes, its mapping is fixed: a process that
 * continues the import must not find another one.
 * @returns the same options when the file has none
 * @throws ServiceError as `createOwnColumn` does
 */
export async function addOwnColumns(
  ctx: ServiceContext,
  { columns, missing }: Columns,
  options: ImportOptions,
): Promise<ImportOptions> {
  if (missing.length > 0) return options;
  const mapping: Record<string, string> = {};
  let isFixed = false;
  for (const [at, { field }] of columns.entries()) {
    const target = field === null ? null : parseTarget(field);
    if (field === null || target === null) continue;
    isFixed ||= 'custom' in target || 'newColumn' in target || 'note' in target;
    const isNew = 'newColumn' in target;
    const input = isNew && { name: target.name, type: target.newColumn };
    mapping[at] = input ? `custom:${(await createOwnColumn({ ctx, input })).key}` : field;
  }
  return isFixed ? { ...options, mapping: JSON.stringify(mapping) } : options;
}
