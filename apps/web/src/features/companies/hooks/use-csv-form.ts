import { useState } from 'react';
import { isCsvFileName } from '../lib/upload-csv';

/** What stands beside the file; blank means that the server detects or chooses it. */
export interface CsvForm {
  source: string;
  asOf: string;
  delimiter: string;
  encoding: string;
}

const BLANK: CsvForm = { source: '', asOf: '', delimiter: '', encoding: '' };

export function useCsvForm() {
  const [file, setFile] = useState<File | null>(null);
  const [form, setForm] = useState(BLANK);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A file input keeps its file's name and does not report the same file twice; a new key makes a new input. */
  const [inputKey, setInputKey] = useState(0);

  function clear() {
    setFile(null);
    setForm(BLANK);
    setRefusal(null);
    setInputKey((key) => key + 1);
  }

  function choose(next: File | null) {
    clear();
    if (next && !isCsvFileName(next.name)) setRefusal(`“${next.name}” is not a .csv file. Save it as CSV first.`);
    else setFile(next);
  }

  const change = (part: Partial<CsvForm>) => setForm((previous) => ({ ...previous, ...part }));
  return { file, form, refusal, inputKey, choose, change, clear };
}
