import type { ImportMode, ImportRowKind, OwnColumn } from '@workbench/services/companies/schemas';

export const IMPORT_MODES: readonly { value: ImportMode; label: string }[] = [
  { value: 'create_and_update', label: 'Create and update companies' },
  { value: 'create_only', label: 'Create companies only' },
  { value: 'update_only', label: 'Update companies only' },
  { value: 'fill_empty', label: 'Fill empty fields only' },
];

export const MODE_HINT: Record<ImportMode, string> = {
  create_and_update: 'New domains are added, tracked companies get what the file says.',
  create_only: 'Rows of tracked companies are refused.',
  update_only: 'Rows of companies that are not tracked are refused.',
  fill_empty: 'Nothing is created and no value is replaced.',
};

export const ROW_KINDS: Record<ImportRowKind, string> = {
  created: 'Create',
  updated: 'Update',
  unchanged: 'Unchanged',
  repeat: 'Duplicate',
  refused: 'Refused',
  failed: 'Failed',
};

/** A field of a plan as shown; a figure goes by the name of its source, and a value by that of its own column. */
export function plannedFieldLabel(field: string, ownColumns: readonly Pick<OwnColumn, 'key' | 'name'>[]): string {
  if (field.startsWith('custom.')) {
    const key = field.slice('custom.'.length);
    // One that the import adds has its name in its key alone.
    return ownColumns.find((one) => one.key === key)?.name ?? plannedFieldLabel(key.replaceAll('_', ' '), []);
  }
  if (field.startsWith('figure:')) return field.slice('figure:'.length);
  return field.charAt(0).toUpperCase() + field.slice(1);
}
