import type { SavedContact, UpdateContactInput } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { EDITED_FIELDS, type EditedField } from './contact-draft';

interface EditFailure {
  /** Null when it is about no field. */
  field: EditedField | null;
  message: string;
}

interface EditEvents {
  onSaved: () => void;
  /** Someone else was faster: the contact as it was shown, and as it is. */
  onChangedMeanwhile: (before: SavedContact, now: SavedContact) => void;
}

/** Saves an edit of a contact. When someone else was faster, the present state is read, and what was typed stays. */
export function useEditContact(opened: SavedContact, { onSaved, onChangedMeanwhile }: EditEvents) {
  const [contact, setContact] = useState(opened);
  const [failure, setFailure] = useState<EditFailure | null>(null);
  const utils = trpc.useUtils();
  const edit = trpc.contacts.edit.useMutation({
    onMutate: () => setFailure(null),
    onSuccess: () => {
      toast({ title: 'Contact Updated' });
      onSaved();
    },
    onError: async (error) => {
      const message = errorMessage(error);
      if (error.data?.code !== 'PRECONDITION_FAILED') return setFailure({ field: fieldOf(error.data), message });
      const now = await utils.contacts.get.fetch({ id: opened.id }, { staleTime: 0 });
      onChangedMeanwhile(contact, now);
      setContact(now);
      setFailure({ field: null, message: 'This contact was changed meanwhile. Save again to keep what you typed.' });
    },
  });
  const save = (values: UpdateContactInput['values']) => edit.mutate({ id: contact.id, values, etag: contact.etag });
  return { contact, failure, isSaving: edit.isPending, save };
}

/** Which field the server names. */
function fieldOf(data: unknown): EditedField | null {
  const details = typeof data === 'object' && data !== null && 'details' in data ? data.details : null;
  const named = typeof details === 'object' && details !== null && 'field' in details ? details.field : null;
  return EDITED_FIELDS.find(({ field }) => field === named)?.field ?? null;
}
