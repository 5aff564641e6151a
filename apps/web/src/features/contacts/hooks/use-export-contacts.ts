import type { Contact } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { formatNumber } from '~/lib/format';
import { inChunks } from '~/lib/in-chunks';
import { saveFile } from '~/lib/save-file';
import { toast } from '~/lib/toast';
import { trpcClient } from '~/lib/trpc';
import { contactsCsv, contactsFileName } from '../lib/contacts-csv';
import { toastFailure } from '../lib/toast-failure';

/** Writes contacts to a CSV file, in the browser, without those who must not be contacted. */
export function useExportContacts(contacts: Contact[]) {
  const [isExporting, setExporting] = useState(false);

  async function run(withSources: boolean) {
    if (isExporting) return;
    if (contacts.length === 0) {
      toast({ title: 'No Data', description: 'No contacts to export', variant: 'destructive' });
      return;
    }
    setExporting(true);
    try {
      const suppressed = await findSuppressed(contacts.map(({ id }) => id));
      const allowed = contacts.filter(({ id }) => !suppressed.has(id));
      if (allowed.length === 0) {
        const description = 'No contacts to export: all of them are on the do-not-contact list';
        toast({ title: 'No Data', description, variant: 'destructive' });
        return;
      }
      const content = new Blob([contactsCsv(allowed, { withSources })], { type: 'text/csv;charset=utf-8' });
      saveFile(content, contactsFileName(new Date()));
      toast({ title: 'Export Complete', description: exportedText(allowed.length, contacts.length - allowed.length) });
    } catch (error) {
      toastFailure('Export Failed', error);
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, run };
}

/** Somebody may have been put on the list since the rows were read. */
async function findSuppressed(ids: string[]): Promise<Set<string>> {
  const suppressed = new Set<string>();
  for (const chunk of inChunks(ids)) {
    const answer = await trpcClient.contacts.findSuppressed.mutate({ ids: chunk });
    for (const id of answer.suppressedIds) suppressed.add(id);
  }
  return suppressed;
}

function exportedText(exported: number, leftOut: number): string {
  const text = `Exported ${formatNumber(exported)} contacts to CSV`;
  return leftOut === 0 ? text : `${text}. ${formatNumber(leftOut)} left out: on the do-not-contact list.`;
}
