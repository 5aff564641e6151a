import { useEffect, useRef, useState } from 'react';
import { downloadExport, type ExportChoice, type ExportSelection } from './export-companies';

/** The button stays disabled for this long after the call has finished, well or badly. */
const RESET_AFTER_MS = 1000;

export interface CompanyExportState {
  isExporting: boolean;
  hasFailed: boolean;
  run: (choice: ExportChoice) => Promise<void>;
}

export function useCompanyExport(selection: ExportSelection): CompanyExportState {
  const [isExporting, setIsExporting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(reset.current);
    };
  }, []);

  async function run(choice: ExportChoice) {
    setIsExporting(true);
    setHasFailed(false);
    try {
      await downloadExport(choice, selection);
    } catch (error) {
      console.error('Failed to export data', error);
      setHasFailed(true);
    } finally {
      if (isMounted.current) reset.current = setTimeout(() => setIsExporting(false), RESET_AFTER_MS);
    }
  }

  return { isExporting, hasFailed, run };
}
