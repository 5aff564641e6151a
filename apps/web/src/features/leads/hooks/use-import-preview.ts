import type { LeadPreview } from '@workbench/services/leads/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { trpcClient } from '~/lib/trpc';
import { uploadFile } from '~/lib/upload-file';
import type { ImportWay } from '../lib/lead-params';
import type { ImportFields } from './use-import-form';

interface PreviewState {
  data: LeadPreview | null;
  error: string | null;
  isLoading: boolean;
}

const NOTHING: PreviewState = { data: null, error: null, isLoading: false };

/** What an import would do and cost, on request; what is shown goes as soon as something else would be imported. */
export function useImportPreview(way: ImportWay, fields: ImportFields) {
  const [state, setState] = useState(NOTHING);
  const [asked, setAsked] = useState(0);
  const { spreadsheetId, range, file, text, steps } = fields;

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other input makes the preview untrue
  useEffect(() => {
    setAsked(0);
    setState(NOTHING);
  }, [way, spreadsheetId, range, file, text, steps]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for by the button; another input has set it to 0
  useEffect(() => {
    if (asked === 0) return;
    const abort = new AbortController();
    setState({ ...NOTHING, isLoading: true });
    readPreview(way, fields, abort.signal)
      .then((data) => !abort.signal.aborted && setState({ ...NOTHING, data }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState({ ...NOTHING, error: errorMessage(error) });
      });
    return () => abort.abort();
  }, [asked]);

  return { ...state, show: () => setAsked((count) => count + 1), hide: () => setState(NOTHING) };
}

export type ImportPreview = ReturnType<typeof useImportPreview>;

function readPreview(way: ImportWay, fields: ImportFields, signal: AbortSignal): Promise<LeadPreview> {
  const { spreadsheetId, range, file, text } = fields;
  const enrichmentSteps = [...fields.steps];
  if (way === 'paste') return trpcClient.leads.previewPasted.mutate({ text, enrichmentSteps }, { signal });
  if (way === 'file' && file) {
    return uploadFile<LeadPreview>({
      path: '/api/leads/import/preview',
      file,
      fields: [['options', JSON.stringify({ enrichmentSteps })]],
      fallback: 'Failed to read the file',
      signal,
    });
  }
  return trpcClient.leads.previewSheet.mutate(
    { spreadsheetId: spreadsheetId.trim(), ...rangeOf(range), enrichmentSteps },
    { signal },
  );
}

/** A blank range means the usual one, which the server knows. */
export function rangeOf(range: string): { range?: string } {
  return range.trim() === '' ? {} : { range: range.trim() };
}
