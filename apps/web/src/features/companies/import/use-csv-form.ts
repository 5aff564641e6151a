import type { ImportMode } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { isCsvFileName } from './csv-upload';

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
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A file input keeps its file's name and does not report the same file twice; a new key makes a new input. */
  const [inputKey, setInputKey] = useState(0);

  const resetInput = () => setInputKey((key) => key + 1);

  function clear() {
    setFile(null);
    setForm(BLANK);
    setRefusal(null);
    resetInput();
  }

  /** Takes a file; source, date and mode stay, what was detected in another file does not. */
  function choose(next: File | null, isDropped: boolean) {
    const isRefused = next !== null && !isCsvFileName(next.name);
    setRefusal(isRefused ? `“${next.name}” isn’t a .csv file. Save it as CSV first.` : null);
    setFile(isRefused ? null : next);
    setForm((previous) => ({ ...previous, delimiter: '', encoding: '', renames: '', mapping: '' }));
    if (isRefused || isDropped) resetInput();
  }

  const change = (part: Partial<CsvForm>) => setForm((previous) => ({ ...previous, ...part }));
  return { file, form, refusal, inputKey, choose, change, clear };
}
