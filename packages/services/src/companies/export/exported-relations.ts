import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import type { ExtraColumn } from './exported-company.ts';

const PARENT_COLUMNS: readonly ExtraColumn[] = [
  { header: 'Parent', cell: ({ parent }) => parent?.name ?? null },
  { header: 'Parent Domain', cell: ({ parent }) => parent?.domain ?? null },
];
const ALIAS_COLUMN: ExtraColumn = {
  header: 'Other Domains',
  cell: ({ aliases = [] }) => (aliases.length === 0 ? null : aliases.join('; ')),
};

/** The columns for parents and further domains, each if there are any. */
export async function findRelationColumns(): Promise<ExtraColumn[]> {
  const [hasParents, hasAliases] = await Promise.all([
    CompanyModel.exists({ 'parent.id': { $exists: true } }).hint(COMPANY_INDEXES.parent),
    CompanyModel.exists({ aliases: { $gt: '' } }).hint(COMPANY_INDEXES.aliases),
  ]);
  return [...(hasParents ? PARENT_COLUMNS : []), ...(hasAliases ? [ALIAS_COLUMN] : [])];
}
