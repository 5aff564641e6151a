import type { ErasedPersonalData, FoundPersonalData } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { invalidateAfter } from '~/lib/invalidations';
import { saveFile } from '~/lib/save-file';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import {
  confirmedRecords,
  EMPTY_PERSON,
  erasedText,
  exportFileName,
  type PersonForm,
  personFault,
  personInput,
} from '../lib/privacy-desk';
import { toastFailure } from '../lib/toast-failure';

type Asked = ReturnType<typeof personInput>;
const NONE: ReadonlySet<string> = new Set();

/** Looks for a person, exports what is held, and erases it. What is found belongs to what was asked, not to the fields. */
export function usePrivacyDesk() {
  const utils = trpc.useUtils();
  const [form, setForm] = useState<PersonForm>(EMPTY_PERSON);
  const [wasTried, setTried] = useState(false);
  const [found, setFound] = useState<{ asked: Asked; answer: FoundPersonalData } | null>(null);
  const [confirmed, setConfirmed] = useState(NONE);
  const [erased, setErased] = useState<ErasedPersonalData | null>(null);

  const find = trpc.contacts.findPerson.useMutation({
    onError: (error) => toastFailure('Search Failed', error),
  });
  const exportAll = trpc.contacts.exportPerson.useMutation({
    onSuccess: (data) => {
      const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(blob, exportFileName(data.exportedAt));
      toast({ title: 'Export Complete', description: 'The file holds everything that is held on this person.' });
    },
    onError: (error) => toastFailure('Export Failed', error),
  });
  const erase = trpc.contacts.erasePerson.useMutation({
    onSuccess: (answer) => {
      setErased(answer);
      setFound(null);
      setForm(EMPTY_PERSON);
      setTried(false);
      toast({ title: 'Person Erased', description: erasedText(answer) });
    },
    onError: (error) => toastFailure('Failed to Erase', error),
    // Also after a failure: what was erased before it is gone.
    onSettled: () => void invalidateAfter(utils, 'person.erased'),
  });

  return {
    form,
    fault: wasTried ? personFault(form) : null,
    found: found?.answer ?? null,
    confirmed,
    erased,
    isFinding: find.isPending,
    isExporting: exportAll.isPending,
    isErasing: erase.isPending,
    change: (part: Partial<PersonForm>) => setForm((previous) => ({ ...previous, ...part })),
    confirm: setConfirmed,
    find: () => {
      setTried(true);
      if (find.isPending || personFault(form) !== null) return;
      const asked = personInput(form);
      find.mutate(asked, {
        onSuccess: (answer) => {
          setFound({ asked, answer });
          setConfirmed(NONE);
          setErased(null);
        },
      });
    },
    exportAll: () => found && exportAll.mutate(found.asked),
    erase: (reason: string) =>
      found && erase.mutate({ ...found.asked, confirmed: confirmedRecords(found.answer.records, confirmed), reason }),
  };
}

export type PrivacyDeskState = ReturnType<typeof usePrivacyDesk>;
