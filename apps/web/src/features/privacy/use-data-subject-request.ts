import type { FoundPersonalData } from '@workbench/services/privacy/schemas';
import { useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { saveFile } from '~/lib/browser/save-file';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '../../lib/notifications/toast-failure';
import {
  confirmedRecords,
  type DataSubjectForm,
  dataSubjectFormError,
  EMPTY_DATA_SUBJECT_FORM,
  exportFileName,
  toDataSubjectInput,
} from './data-subject-request';

type DataSubjectInput = ReturnType<typeof toDataSubjectInput>;
const NONE: ReadonlySet<string> = new Set();

/** Looks for a person, exports what is held, and erases it. What is found belongs to what was asked, not to the fields. */
export function useDataSubjectRequest() {
  const [form, setForm] = useState<DataSubjectForm>(EMPTY_DATA_SUBJECT_FORM);
  const [wasTried, setTried] = useState(false);
  const [found, setFound] = useState<{ asked: DataSubjectInput; answer: FoundPersonalData } | null>(null);
  const [confirmed, setConfirmed] = useState(NONE);

  const find = trpc.contacts.findPerson.useMutation({
    onError: (error) => toastFailure('Search Failed', error),
  });
  const exportAll = trpc.contacts.exportPerson.useMutation({
    onSuccess: (data) => {
      const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(blob, exportFileName(data.exportedAt));
      toast({ title: 'Export Complete', description: 'The file contains all data about this person.' });
    },
    onError: (error) => toastFailure('Export Failed', error),
  });
  const erase = trpc.privacy.startErasure.useMutation({
    onSuccess: () => {
      setFound(null);
      setForm(EMPTY_DATA_SUBJECT_FORM);
      setTried(false);
    },
    onError: (error) => toastFailure('Failed to Erase Person', error),
  });

  return {
    form,
    fault: wasTried ? dataSubjectFormError(form) : null,
    found: found?.answer ?? null,
    confirmed,
    isFinding: find.isPending,
    isExporting: exportAll.isPending,
    isErasing: erase.isPending,
    change: (part: Partial<DataSubjectForm>) => setForm((previous) => ({ ...previous, ...part })),
    confirm: setConfirmed,
    find: () => {
      setTried(true);
      if (find.isPending || dataSubjectFormError(form) !== null) return;
      const asked = toDataSubjectInput(form);
      find.mutate(asked, {
        onSuccess: (answer) => {
          setFound({ asked, answer });
          setConfirmed(NONE);
        },
      });
    },
    exportAll: () => found && exportAll.mutate(found.asked),
    erase: (reason: string) =>
      found && erase.mutate({ ...found.asked, confirmed: confirmedRecords(found.answer.records, confirmed), reason }),
  };
}

export type DataSubjectRequestState = ReturnType<typeof useDataSubjectRequest>;
