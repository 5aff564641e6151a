import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { SuppressionReasonField } from '../../../components/suppression/SuppressionReasonField';
import { suppressionQuestion } from './suppression-question';
import { useSuppress } from './use-suppressions';

interface ConfirmSuppressionFormProps {
  /** Of found contacts. */
  ids: string[];
  /** Of saved ones. */
  contactIds: string[];
  /** Of as many of both as are known. */
  names: string[];
  onPending: (isPending: boolean) => void;
  onClose: () => void;
  onSuppressed: () => void;
}

/** Says what the list means before someone is put on it. */
export function ConfirmSuppressionForm({
  ids,
  contactIds,
  names,
  onPending,
  onClose,
  onSuppressed,
}: ConfirmSuppressionFormProps) {
  const [reason, setReason] = useState('');
  const { isPending, suppress } = useSuppress();
  const [title, others] = suppressionQuestion(names, ids.length + contactIds.length);
  async function submit(event: FormEvent) {
    event.preventDefault();
    onPending(true);
    const isDone = await suppress({ ids, contactIds }, reason);
    onPending(false);
    if (!isDone) return;
    onSuppressed();
    onClose();
  }
  return (
    <>
      <DialogHeader>
        <DialogTitle className="break-words">{title}</DialogTitle>
        <DialogDescription>
          {others}
          They will no longer be shown, exported, enriched or messaged, and will be removed from saved contacts. Only
          hashes of their identifiers are stored.
        </DialogDescription>
      </DialogHeader>
      <form onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col gap-4">
        <SuppressionReasonField value={reason} isDisabled={isPending} onChange={setReason} />
        <DialogFooter>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" disabled={isPending}>
            {isPending ? 'Saving…' : 'Do not contact'}
          </Button>
        </DialogFooter>
      </form>
    </>
  );
}
