import { useMutation } from '@tanstack/react-query';
import { CUSTOMER_REASON_DEFAULT } from '@workbench/services/customers/limits';
import type { CustomerImportOptions, CustomerImportResult, CustomerPlan } from '@workbench/services/customers/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { uploadFile } from '~/lib/api/upload-file';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { importedText } from './import-text';

interface PlanState {
  plan: CustomerPlan | null;
  error: string | null;
  isLoading: boolean;
}

const NO_PLAN: PlanState = { plan: null, error: null, isLoading: false };
const EMPTY_OPTIONS: CustomerImportOptions = { mode: 'add', reason: CUSTOMER_REASON_DEFAULT };
/** Long enough to wait for the next letter of a reason. */
const TYPING_MS = 300;

/** The file, what importing it would do, and the import. The plan follows every change of the options. */
export function useCustomerImport(onImported: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState(EMPTY_OPTIONS);
  const [state, setState] = useState(NO_PLAN);

  useEffect(() => {
    if (file === null) {
      setState(NO_PLAN);
      return;
    }
    const abort = new AbortController();
    // The plan before stays on screen while the next one is made.
    setState((before) => ({ ...before, isLoading: true }));
    const timer = setTimeout(() => {
      readPlan(file, options, abort.signal).then(setState, () => undefined);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [file, options]);

  const run = useMutation({
    mutationFn: () => send<CustomerImportResult>('/api/customers/import', requireFile(file), options),
    onSuccess: (result) => {
      toast({ title: 'Customers Imported', description: importedText(result) });
      onImported();
    },
    onError: (error) => toastFailure('Import Failed', error),
    onSettled: () => void invalidateAfter('upload.customers'),
  });

  return {
    file,
    options,
    ...state,
    isImporting: run.isPending,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setOptions(({ mode, reason }) => ({ mode, reason }));
    },
    change: (part: Partial<CustomerImportOptions>) => setOptions((before) => ({ ...before, ...part })),
    start: () => run.mutate(),
  };
}

export type CustomerImport = ReturnType<typeof useCustomerImport>;

async function readPlan(file: File, options: CustomerImportOptions, signal: AbortSignal): Promise<PlanState> {
  try {
    const plan = await send<CustomerPlan>('/api/customers/import/preview', file, options, signal);
    return { plan, error: null, isLoading: false };
  } catch (error) {
    if (signal.aborted) throw error;
    return { plan: null, error: errorMessage(error), isLoading: false };
  }
}

function send<T>(path: string, file: File, options: CustomerImportOptions, signal?: AbortSignal): Promise<T> {
  const reason = options.reason.trim() || CUSTOMER_REASON_DEFAULT;
  const fields: [string, string][] = [['options', JSON.stringify({ ...options, reason })]];
  return uploadFile<T>({ path, file, fields, fallback: 'Failed to read the file', ...(signal && { signal }) });
}

function requireFile(file: File | null): File {
  if (file === null) throw new Error('Choose a file first');
  return file;
}
