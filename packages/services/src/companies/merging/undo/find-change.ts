import type { CompanyChangeDoc, FieldOriginDoc } from '@workbench/db';

type Change = Pick<CompanyChangeDoc, 'kind' | 'details' | 'at' | 'by'>;

/**
 * Who has changed a field last, and when. What the history does not tell was changed by a source, at the latest with the
 * company's last write. Pure.
 * @param changes newest first
 */
export function createChangeFinder(changes: readonly Change[], lastWrite: Date) {
  return (field: string): Pick<FieldOriginDoc, 'at' | 'by'> => {
    const change = changes.find((one) => hasChanged(one, field));
    return change === undefined ? { at: lastWrite, by: 'sync' } : { at: change.at, by: 'person' };
  };
}

function hasChanged({ kind, details }: Change, field: string): boolean {
  const fields = listOf(details, 'fields').map((one) => (one as { field?: string }).field);
  if (fields.includes(field)) return true;
  switch (field) {
    case 'locks':
      return listOf(details, 'locked').length + listOf(details, 'unlocked').length > 0;
    case 'aliases':
      return kind === 'alias_removed' || fields.includes('domain');
    case 'identifiers':
      return kind.startsWith('identifier');
    default:
      // Figures leave with the identifier or the domain that they were found by.
      return field.startsWith('figure:') && (kind.startsWith('identifier') || fields.includes('domain'));
  }
}

function listOf(details: Record<string, unknown>, name: string): unknown[] {
  const list = details[name];
  return Array.isArray(list) ? list : [];
}
