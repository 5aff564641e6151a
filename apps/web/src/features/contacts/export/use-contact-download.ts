import type { ExportContactsInput } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { restError } from '~/lib/api/errors';
import { saveFile } from '~/lib/browser/save-file';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** Fetches a file of contacts and hands it to the browser. */
export function useContactDownload() {
  const [isExporting, setExporting] = useState(false);

  async function run(input: Partial<ExportContactsInput>) {
    setExporting(true);
    try {
      const response = await fetch('/api/contacts/export', {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      if (!response.ok) throw await restError(response);
      const suffix = input.profile === undefined || input.profile === 'plain' ? '' : `-${input.profile}`;
      saveFile(await response.blob(), `contacts${suffix}.${input.format === 'excel' ? 'xlsx' : 'csv'}`);
      const suppressed = Number(response.headers.get('x-suppressed-count') ?? 0);
      toast({
        title: 'Export Complete',
        description:
          suppressed === 0
            ? 'The file has been saved'
            : `The file has been saved. ${formatCount(suppressed, 'contact', 'contacts')} skipped: on the do-not-contact list.`,
      });
    } catch (error) {
      toastFailure('Export Failed', error);
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, run };
}
