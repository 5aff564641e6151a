import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { formatCount } from '~/lib/format/format';
import { SuppressionReasonField } from '../../components/suppression/SuppressionReasonField';

interface ErasePersonDialogProps {
  /** How many records are erased. */
  records: number;
  /** Found by what others may have, and not confirmed: these stay. */
  left: number;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Says exactly what erasing does before it is done. Begins open. */
export function ErasePersonDialog({ records, left, onConfirm, onClose }: ErasePersonDialogProps) {
  const [reason, setReason] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(reason.trim());
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent role="alertdialog" className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Erase this person?</DialogTitle>
          <DialogDescription>This can’t be undone.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            <li>{formatCount(records, 'record is', 'records are')} erased.</li>
            {left > 0 && (
              <li>
                {formatCount(left, 'record', 'records')} found by name, shared number or former address only{' '}
                {left === 1 ? 'was' : 'were'} not selected and {left === 1 ? 'stays' : 'stay'}.
              </li>
            )}
            <li>Mentions are also removed from texts and cached data such as search results.</li>
            <li>
              Hashes of their identifiers stay on the do-not-contact list so they aren’t added again. A hash can’t be
              turned back into personal data.
            </li>
            <li>Exported files are not affected. A backup that is restored later is erased again.</li>
          </ul>
          <SuppressionReasonField value={reason} isDisabled={false} onChange={setReason} />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive">
              Erase person
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
