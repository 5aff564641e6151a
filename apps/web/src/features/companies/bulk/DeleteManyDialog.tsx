import { UNCOUNTED_DELETION_MAX } from '@workbench/services/bulk/limits';
import type { BulkAction } from '@workbench/services/bulk/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { formatCount, formatNumber } from '~/lib/format/format';
import { parseNumber } from '~/lib/format/parse-number';
import type { BulkDialogProps } from './BulkActionDialog';
import { focusInstead } from './focus-instead';
import { useBulkPreview } from './use-bulk-preview';

const DELETION: BulkAction = { kind: 'delete' };

/** Asks before the selected companies go into the trash; of many, for their number. Begins open. */
export function DeleteManyDialog({ selection, changes, onClose, onClosed }: BulkDialogProps) {
  const [typed, setTyped] = useState('');
  const { isCounting, preview, error } = useBulkPreview(selection, DELETION);
  const count = preview?.companies ?? null;
  const name = count === null ? 'the selected companies' : formatCount(count, 'company', 'companies');
  const isNumberNeeded = count !== null && count > UNCOUNTED_DELETION_MAX;
  const isNumberRight = !isNumberNeeded || parseNumber(typed) === count;
  const isReady = count !== null && count > 0 && isNumberRight && !changes.isStarting;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) changes.start({ selection, action: DELETION, expectedCount: count }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !changes.isStarting && onClose()}>
      <DialogContent role="alertdialog" className="sm:max-w-md" onCloseAutoFocus={focusInstead(onClosed)}>
        <DialogHeader>
          <DialogTitle>Delete {name}?</DialogTitle>
          <DialogDescription>
            Their figures, notes and reports go along. They are kept in the trash for 30 days and can be restored until
            then.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex flex-1 flex-col gap-4">
          {isNumberNeeded && (
            <Field label={`Type ${formatNumber(count)} to delete that many`}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          )}
          <p role="status" className="text-muted-foreground text-ui empty:hidden">
            {isCounting && 'Counting…'}
            {error && <span className="text-destructive">{errorMessage(error)}</span>}
          </p>
          <DialogFooter>
            <Button variant="outline" disabled={changes.isStarting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" disabled={!isReady}>
              {changes.isStarting ? 'Deleting…' : `Delete ${name}`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
