import type { ImportPreviewOptions } from '@workbench/services/companies/schemas';

/** The server reads the fields before the file, which it streams: they must stand first in the form. */
const FIELD_ORDER = [
  'importId',
  'source',
  'asOf',
  'today',
  'mode',
  'renames',
  'columns',
  'mapping',
  'delimiter',
  'encoding',
  'planKind',
  'planCursor',
] as const;

/** The fields to send, in order; what was left blank is for the server to choose. */
export function csvImportFields(options: { [K in keyof ImportPreviewOptions]?: string }): [string, string][] {
  return FIELD_ORDER.flatMap((name): [string, string][] => {
    // A tab is a delimiter, not a blank.
    const value = name === 'delimiter' ? options[name] : options[name]?.trim();
    return value ? [[name, value]] : [];
  });
}

export const FILE_ACCEPT = '.csv,.tsv,.txt,.xlsx';

/** Only the name is looked at here; the server looks at the content. */
export function isTableFileName(name: string): boolean {
  return /\.(csv|tsv|txt|xlsx)$/i.test(name);
}
