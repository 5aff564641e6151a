import type { ImportColumn, ImportPreview } from '@workbench/services/companies/schemas';
import { useRef } from 'react';

const NONE: readonly ImportColumn[] = [];

/** The columns as the server read them before anything was chosen by hand. */
export function useProposedColumns(preview: ImportPreview | null, mapping: string): readonly ImportColumn[] {
  const proposed = useRef(NONE);
  if (preview === null) proposed.current = NONE;
  else if (mapping === '' && preview.columns.every(({ by }) => by !== 'hand')) proposed.current = preview.columns;
  return proposed.current;
}
