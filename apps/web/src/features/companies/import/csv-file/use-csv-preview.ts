import type { ImportPreview } from '@workbench/services/companies/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { uploadFile } from '~/lib/api/upload-file';
import { useDebounced } from '~/lib/state/use-debounced';
import { csvImportFields } from './csv-upload';
import { localDay } from './local-day';
import type { CsvForm } from './use-csv-form';

/** A source name is typed letter by letter; the file is not sent again for each. */
const DEBOUNCE_MS = 400;

/** All that a preview of the file depends on. */
export function previewFields(form: CsvForm) {
  return { ...form, columns: 'assisted', today: localDay(new Date()) };
}

export interface CsvPreview {
  /** What `data` was read from. */
  of: { file: File; form: CsvForm } | null;
  data: ImportPreview | null;
  error: string | null;
  isLoading: boolean;
  retry: () => void;
}

const NONE = { of: null, data: null, error: null, isLoading: false };

/** What an import of the chosen file would do, by the server's own reading; read again when an option changes. */
export function useCsvPreview(file: File | null, form: CsvForm): CsvPreview {
  const [state, setState] = useState<Omit<CsvPreview, 'retry'>>(NONE);
  const [attempt, setAttempt] = useState(0);
  const source = useDebounced(form.source, DEBOUNCE_MS);
  const { asOf, delimiter, encoding, mode, renames, mapping } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the file again
  useEffect(() => {
    if (file === null) {
      setState(NONE);
      return;
    }
    const abort = new AbortController();
    const read = { source, asOf, delimiter, encoding, mode, renames, mapping };
    setState((previous) => ({ ...previous, error: null, isLoading: true }));
    uploadFile<ImportPreview>({
      path: '/api/companies/import-csv/preview',
      file,
      fields: csvImportFields(previewFields(read)),
      fallback: 'Failed to read the file',
      signal: abort.signal,
    })
      .then((data) => setState({ of: { file, form: read }, data, error: null, isLoading: false }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState({ ...NONE, error: errorMessage(error) });
      });
    return () => abort.abort();
  }, [file, source, asOf, delimiter, encoding, mode, renames, mapping, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
