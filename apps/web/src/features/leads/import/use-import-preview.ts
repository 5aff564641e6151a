import type { LeadPreview } from '@workbench/services/leads/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpcClient } from '~/lib/api/trpc';
import { uploadFile } from '~/lib/api/upload-file';
import type { ImportMethod } from '../url-params';
import type { ImportFields } from './use-import-form';

interface PreviewState {
  data: LeadPreview | null;
  error: string | null;
  isLoading: boolean;
}

const EMPTY_PREVIEW: PreviewState = { data: null, error: null, isLoading: false };

/**
 * What an import would do and cost, on request. What is shown goes as soon as another table would be imported, and is read
 * again when its columns are assigned otherwise.
 */
export function useImportPreview(method: ImportMethod, fields: ImportFields) {
  const [state, setState] = useState(EMPTY_PREVIEW);
  const [requestCount, setRequestCount] = useState(0);
  const { spreadsheetId, range, file, text, steps } = fields;

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other input makes the preview untrue
  useEffect(() => {
    setRequestCount(0);
    setState(EMPTY_PREVIEW);
  }, [method, spreadsheetId, range, file, text, steps]);

  const assigned = fields.assigned[method];
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested by the button; another input has set it to 0
  useEffect(() => {
    if (requestCount === 0) return;
    const abort = new AbortController();
    // The preview before stays while its columns are read again.
    setState((before) => ({ ...before, error: null, isLoading: true }));
    readPreview(method, fields, abort.signal)
      .then((data) => !abort.signal.aborted && setState({ ...EMPTY_PREVIEW, data }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState({ ...EMPTY_PREVIEW, error: errorMessage(error) });
      });
    return () => abort.abort();
  }, [requestCount, assigned]);

  const hide = () => {
    setRequestCount(0);
    setState(EMPTY_PREVIEW);
  };
  return { ...state, show: () => setRequestCount((count) => count + 1), hide };
}

export type ImportPreview = ReturnType<typeof useImportPreview>;

function readPreview(method: ImportMethod, fields: ImportFields, signal: AbortSignal): Promise<LeadPreview> {
  const { spreadsheetId, range, file, text } = fields;
  const options = { enrichmentSteps: [...fields.steps], ...columnOptions(method, fields) };
  if (method === 'paste') return trpcClient.leads.previewPasted.mutate({ text, ...options }, { signal });
  if (method === 'file' && file) {
    return uploadFile<LeadPreview>({
      path: '/api/leads/import/preview',
      file,
      fields: [['options', JSON.stringify(options)]],
      fallback: 'Failed to read the file',
      signal,
    });
  }
  return trpcClient.leads.previewSheet.mutate(
    { spreadsheetId: spreadsheetId.trim(), ...optionalRange(range), ...options },
    { signal },
  );
}

/** How the columns are read: as a person assigned them, else as recognised. */
export const columnOptions = (method: ImportMethod, { assigned }: ImportFields) => ({
  columns: 'assisted' as const,
  ...assigned[method],
});

/** A blank range means the usual one, which the server knows. */
export function optionalRange(range: string): { range?: string } {
  return range.trim() === '' ? {} : { range: range.trim() };
}
