import type { ImportMode } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { isTableFileName } from './csv-upload';
import { pastedFile } from './pasted-file';

/** What stands beside the file; blank means that the server detects or chooses it. */
export interface CsvForm {
  source: string;
  asOf: string;
  delimiter: string;
  encoding: string;
  mode: ImportMode;
  /** What becomes of other names of tracked companies; blank until the person has chosen. */
  renames: '' | 'apply' | 'keep';
  /** Fields by column as JSON, as chosen by hand. */
  mapping: string;
}

export type ImportMethod = 'file' | 'paste';

const BLANK: CsvForm = {
  source: '',
  asOf: '',
  delimiter: '',
  encoding: '',
  mode: 'create_and_update',
  renames: '',
  mapping: '',
};

export function useCsvForm() {
  const [file, setFile] = useState<File | null>(null);
  const [form, setForm] = useState(BLANK);
  const [method, setMethod] = useState<ImportMethod>('file');
  /** Rows as pasted; the file has them as they were read last. */
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A file input keeps its file's name and does not report the same file twice; a new key makes a new input. */
  const [inputKey, setInputKey] = useState(0);

  const resetInput = () => setInputKey((key) => key + 1);

  function clear() {
    setFile(null);
    setForm(BLANK);
    setRefusal(null);
    setPasted('');
    resetInput();
  }

  /** Takes a file; source, date and mode stay, what was detected in another file does not. */
  function choose(next: File | null, isDropped: boolean) {
    const isRefused = next !== null && !isTableFileName(next.name);
    setRefusal(isRefused ? `“${next.name}” isn’t a CSV or Excel file. Save it as .csv or .xlsx first.` : null);
    setFile(isRefused ? null : next);
    setForm((previous) => ({ ...previous, delimiter: '', encoding: '', renames: '', mapping: '' }));
    if (isRefused || isDropped) resetInput();
  }

  function chooseMethod(next: ImportMethod) {
    setMethod(next);
    choose(null, false);
  }

  const readPasted = () => choose(pasted.trim() === '' ? null : pastedFile(pasted), false);

  const change = (part: Partial<CsvForm>) => setForm((previous) => ({ ...previous, ...part }));
  return { file, form, method, pasted, refusal, inputKey, choose, chooseMethod, setPasted, readPasted, change, clear };
}

export type CsvFormState = ReturnType<typeof useCsvForm>;
