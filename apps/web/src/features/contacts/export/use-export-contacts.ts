import type { Contact } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { splitIntoChunks } from '~/lib/api/chunks';
import { trpcClient } from '~/lib/api/trpc';
import { saveFile } from '~/lib/browser/save-file';
import { formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';
import { toastFailure } from '../../../lib/notifications/toast-failure';
import { contactsFileName, formatContactsCsv } from './contacts-csv';

/** Writes contacts to a CSV file, in the browser, without those who must not be contacted. */
export function useExportContacts(contacts: Contact[]) {
  const [isExporting, setExporting] = useState(false);

  async function run({ withSources }: { withSources: boolean }) {
    if (isExporting) return;
    if (contacts.length === 0) {
      toastSlip('No Data', 'No contacts to export');
      return;
    }
    setExporting(true);
    try {
      const suppressed = await findSuppressed(contacts.map(({ id }) => id));
      const allowed = contacts.filter(({ id }) => !suppressed.has(id));
      if (allowed.length === 0) {
        const description = 'No contacts to export: all of them are on the do-not-contact list';
        toastSlip('No Data', description);
        return;
      }
      const content = new Blob([formatContactsCsv(allowed, { withSources })], { type: 'text/csv;charset=utf-8' });
      saveFile(content, contactsFileName(new Date()));
      toast({
        title: 'Export Complete',
        description: exportSummaryText(allowed.length, contacts.length - allowed.length),
      });
    } catch (error) {
      toastFailure('Export Failed', error);
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, run };
}

/** Someone may have been put on the list since the rows were read. */
async function findSuppressed(ids: string[]): Promise<Set<string>> {
  const suppressed = new Set<string>();
  for (const chunk of splitIntoChunks(ids)) {
    const answer = await trpcClient.contacts.findSuppressed.mutate({ ids: chunk });
    for (const id of answer.suppressedIds) suppressed.add(id);
  }
  return suppressed;
}

function exportSummaryText(exported: number, omitted: number): string {
  const text = `Exported ${formatNumber(exported)} contacts to CSV`;
  return omitted === 0 ? text : `${text}. ${formatNumber(omitted)} skipped: on the do-not-contact list.`;
}
