import { useMutation } from '@tanstack/react-query';
import type { LeadImportResult } from '@workbench/services/leads/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc, trpcClient } from '~/lib/trpc';
import { uploadFile } from '~/lib/upload-file';
import { importedToast, readCap } from '../lib/import-text';
import type { ImportWay } from '../lib/lead-params';
import type { ImportFields } from './use-import-form';
import { rangeOf } from './use-import-preview';

interface Order {
  way: ImportWay;
  fields: ImportFields;
}

/** Imports leads and begins to enrich them, in one call. */
export function useLeadImport(onImported: () => void) {
  const utils = trpc.useUtils();
  const [sentShare, setSentShare] = useState(0);
  const run = useMutation({
    mutationFn: ({ way, fields }: Order) => sendImport(way, fields, setSentShare),
    onMutate: () => setSentShare(0),
    onSuccess: (result) => {
      toast(importedToast(result));
      onImported();
    },
    onError: (error) => toast({ title: 'Import Failed', description: errorMessage(error), variant: 'destructive' }),
    // Also after a failure: what was imported before it stays.
    onSettled: () => void invalidateAfter(utils, 'enrichment.changed'),
  });
  return {
    isPending: run.isPending,
    /** Share of the file that has left the browser, 0–1. */
    sentShare,
    result: run.data ?? null,
    /** Why the last import failed. */
    failure: run.error ? errorMessage(run.error) : null,
    start: (order: Order) => run.mutate(order),
    reset: run.reset,
  };
}

export type LeadImport = ReturnType<typeof useLeadImport>;

function sendImport(
  way: ImportWay,
  fields: ImportFields,
  onProgress: (share: number) => void,
): Promise<LeadImportResult> {
  const { spreadsheetId, range, file, text } = fields;
  const options = {
    enrichmentSteps: [...fields.steps],
    creditsMax: readCap(fields.cap) ?? null,
    writeBack: fields.writesBack,
  };
  if (way === 'paste') return trpcClient.leads.importPasted.mutate({ text, ...options });
  if (way === 'file' && file) {
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
    ...rangeOf(range),
    ...options,
  });
}
