import type { OwnColumn } from '@workbench/services/companies/schemas';

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
