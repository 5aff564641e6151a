import type { Contact, SavedContact } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { Dialog, DialogContent } from '~/components/ui/overlays/Dialog';
import { ConfirmSuppressionForm } from './ConfirmSuppressionForm';
import { SuppressionPanel } from './SuppressionPanel';

interface SuppressionDialogProps {
  /** Found contacts to put on the list. Without these and `saved` the list itself is shown. */
  contacts?: Contact[];
  /** Saved contacts to put on it. */
  saved?: Pick<SavedContact, 'id' | 'name'>[];
  /** More saved contacts, whose names are not known here. */
  savedIds?: string[];
  onClose: () => void;
  /** The ids of those who are on the list now, as in `contacts` or `saved`. */
  onSuppressed: (ids: string[]) => void;
}

/** Puts contacts on the do-not-contact list, or shows the list. Begins open. */
export function SuppressionDialog({
  contacts = [],
  saved = [],
  savedIds = [],
  onClose,
  onSuppressed,
}: SuppressionDialogProps) {
  const [isPending, setPending] = useState(false);
  // As they were at the opening: the rows behind the dialog go when they are on the list.
  const [chosen] = useState({
    ids: contacts.map(({ id }) => id),
    contactIds: [...saved.map(({ id }) => id), ...savedIds],
    names: [...contacts, ...saved].map(({ name }) => name),
  });
  const isChoice = chosen.ids.length + chosen.contactIds.length > 0;
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className={isChoice ? 'sm:max-w-md' : 'sm:max-w-2xl'}>
        {isChoice ? (
          <ConfirmSuppressionForm
            {...chosen}
            onPending={setPending}
            onClose={onClose}
            onSuppressed={() => onSuppressed([...chosen.ids, ...chosen.contactIds])}
          />
        ) : (
          <SuppressionPanel />
        )}
      </DialogContent>
    </Dialog>
  );
}
