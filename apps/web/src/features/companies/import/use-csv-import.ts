import { useMutation } from '@tanstack/react-query';
import type { ImportResult } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { uploadFile } from '~/lib/api/upload-file';
import { randomId } from '~/lib/browser/random-id';
import { toast } from '~/lib/notifications/toast';
import { useDebounced } from '~/lib/state/use-debounced';
import { csvImportFields } from './csv-file/csv-upload';
import { localDay } from './csv-file/local-day';
import type { CsvForm } from './csv-file/use-csv-form';
import { importProgressLine } from './import-progress';
import { importToast } from './outcome/import-toast';

const POLL_MS = 500;
/** Most imports have ended before. */
const FIRST_POLL_MS = 2000;
const FAILURE = 'Failed to import CSV file';

interface Import {
  importId: string;
  file: File;
  form: CsvForm;
}

/** Sends a file for import and follows it until the server has answered. */
export function useCsvImport(onImported: (result: ImportResult) => void) {
  const [sentShare, setSentShare] = useState(0);
  const run = useMutation({
    mutationFn: ({ importId, file, form }: Import) =>
      uploadFile<ImportResult>({
        path: '/api/companies/import-csv',
        file,
        fields: csvImportFields({ importId, ...form, columns: 'assisted', today: localDay(new Date()) }),
        fallback: FAILURE,
        onProgress: setSentShare,
      }),
    onMutate: () => setSentShare(0),
    onSuccess: (result) => {
      toast(importToast(result));
      onImported(result);
    },
    onError: (error) =>
      toast({ title: 'Import Failed', description: errorMessage(error, FAILURE), variant: 'destructive' }),
    // Also after a failure: rows that were accepted before it stay.
    onSettled: () => void invalidateAfter('upload.companies'),
  });
  // Not at once: before the file is there and its first rows are read, the server knows no such import (404).
  const isSent = run.isPending && sentShare >= 1;
  const isPolling = useDebounced(isSent, FIRST_POLL_MS) && isSent;
  const importId = run.variables?.importId ?? '';
  const progress = trpc.companies.importProgress.useQuery(
    { importId },
    { enabled: isPolling && importId !== '', refetchInterval: POLL_MS, staleTime: 0 },
  );
  return {
    isPending: run.isPending,
    progress: importProgressLine(sentShare, progress.data),
    start: (file: File, form: CsvForm) => run.mutate({ importId: randomId(), file, form }),
  };
}
