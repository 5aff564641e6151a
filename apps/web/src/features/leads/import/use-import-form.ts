import type { EnrichmentStep, LeadPreview } from '@workbench/services/leads/schemas';
import { useState } from 'react';
import type { ColumnMapping } from '~/components/column-mapping/map-column';
import { useDraft } from '~/lib/state/use-draft';
import { fileRejectionReason } from '../file-rejection';
import { RANGE_DEFAULT } from '../import-labels';
import type { ImportMethod } from '../url-params';

export interface AssignedColumns {
  firstRow?: LeadPreview['firstRow'];
  mapping?: ColumnMapping;
}

export interface ImportFields {
  spreadsheetId: string;
  range: string;
  file: File | null;
  /** Rows with their header, as pasted. */
  text: string;
  /** What a person said of the columns of each table; nothing where they are as recognised. */
  assigned: Partial<Record<ImportMethod, AssignedColumns>>;
  steps: readonly EnrichmentStep[];
  /** Results go into the sheet at the end. */
  writesBack: boolean;
  /** Most credits to spend, as typed; blank for no cap of its own. */
  creditLimit: string;
}

const BLANK: ImportFields = {
  spreadsheetId: '',
  range: RANGE_DEFAULT,
  file: null,
  text: '',
  assigned: {},
  steps: ['pdl_search', 'linkedin_discovery', 'company_research'],
  writesBack: true,
  creditLimit: '',
};

const hasTable = ({ spreadsheetId, file, text }: ImportFields): boolean =>
  spreadsheetId.trim() !== '' || file !== null || text.trim() !== '';

/** Everything that is entered before an import. It outlives the screen: connecting a source meanwhile loses nothing. */
export function useImportForm() {
  const { value: fields, update } = useDraft('lead-import', BLANK, hasTable);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A file input keeps its file's name and does not report the same file twice; a new key makes a new input. */
  const [inputKey, setInputKey] = useState(0);
  const change = (part: Partial<ImportFields>) =>
    update((before) => ({ ...before, ...(isOtherTable(part) && { assigned: {} }), ...part }));
  const resetInput = () => setInputKey((key) => key + 1);

  function choose(file: File | null, isDropped: boolean) {
    const rejection = file === null ? null : fileRejectionReason(file.name);
    setRefusal(rejection);
    change({ file: rejection === null ? file : null });
    if (rejection !== null || isDropped) resetInput();
  }

  /** After an import: the steps and where results go stay as they were chosen. */
  function clear() {
    change({ spreadsheetId: '', range: RANGE_DEFAULT, file: null, text: '' });
    setRefusal(null);
    resetInput();
  }

  return { fields, refusal, inputKey, change, choose, clear };
}

const isOtherTable = (part: Partial<ImportFields>): boolean =>
  'spreadsheetId' in part || 'range' in part || 'file' in part || 'text' in part;

export type ImportForm = ReturnType<typeof useImportForm>;
