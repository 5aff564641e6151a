import type { ImportMode, ImportRowKind } from '@workbench/services/companies/schemas';

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
