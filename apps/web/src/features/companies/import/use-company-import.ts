import type { ImportResult } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { useCsvForm } from './csv-file/use-csv-form';
import { useCsvImport } from './use-csv-import';

/** The chosen file, the running import and the last result. It outlives the tab: the error file is linked here alone. */
export function useCompanyImport() {
  const csvForm = useCsvForm();
  const [result, setResult] = useState<ImportResult | null>(null);
  const csvImport = useCsvImport((imported) => {
    setResult(imported);
    csvForm.clear();
  });
  return { csvForm, csvImport, result, dismissResult: () => setResult(null) };
}

export type CompanyImport = ReturnType<typeof useCompanyImport>;
