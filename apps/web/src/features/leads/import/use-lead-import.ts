import { useMutation } from '@tanstack/react-query';
import type { LeadImportResult } from '@workbench/services/leads/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { uploadFile } from '~/lib/api/upload-file';
import { toast } from '~/lib/notifications/toast';
import { importToast } from '../import-labels';
import { parseCreditLimit } from '../parse-credit-limit';
import type { ImportMethod } from '../url-params';
import type { ImportFields } from './use-import-form';
import { columnOptions, optionalRange } from './use-import-preview';

interface ImportRequest {
  method: ImportMethod;
  fields: ImportFields;
  /** How many there are to import; null when that is not known. */
  rows: number | null;
}

/** Imports leads and begins to enrich them, in one call. */
export function useLeadImport(onImported: () => void) {
  const [sentShare, setSentShare] = useState(0);
  const run = useMutation({
    mutationFn: ({ method, fields }: ImportRequest) => sendImport(method, fields, setSentShare),
    onMutate: () => setSentShare(0),
    onSuccess: (result) => {
      toast(importToast(result));
      onImported();
    },
    onError: (error) => toast({ title: 'Import Failed', description: errorMessage(error), variant: 'destructive' }),
    // Also after a failure: what was imported before it stays.
    onSettled: () => void invalidateAfter('upload.leads'),
  });
  return {
    isPending: run.isPending,
    /** Share of the file that has left the browser, 0–1. */
    sentShare,
    /** Of the import that runs. */
    rows: run.variables?.rows ?? null,
    result: run.data ?? null,
    /** Why the last import failed. */
    failure: run.error ? errorMessage(run.error) : null,
    start: (request: ImportRequest, onError: () => void) => run.mutate(request, { onError }),
    reset: run.reset,
  };
}

export type LeadImport = ReturnType<typeof useLeadImport>;

function sendImport(
  method: ImportMethod,
  fields: ImportFields,
  onProgress: (share: number) => void,
): Promise<LeadImportResult> {
  const { spreadsheetId, range, file, text } = fields;
  const options = {
    ...columnOptions(method, fields),
    enrichmentSteps: [...fields.steps],
    creditsMax: parseCreditLimit(fields.creditLimit) ?? null,
    writeBack: fields.writesBack,
  };
  if (method === 'paste') return trpcClient.leads.importPasted.mutate({ text, ...options });
  if (method === 'file' && file) {
    return uploadFile<LeadImportResult>({
      path: '/api/leads/import',
      file,
      fields: [['options', JSON.stringify(options)]],
      fallback: 'Failed to import the file',
      onProgress,
    });
  }
  return trpcClient.leads.startEnrichment.mutate({
    spreadsheetId: spreadsheetId.trim(),
    ...optionalRange(range),
    ...options,
  });
}
