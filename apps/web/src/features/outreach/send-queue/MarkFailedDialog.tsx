import { FAILURE_REASON_MAX } from '@workbench/services/outreach/limits';
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

interface MarkFailedDialogProps {
  name: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a message failed. Begins open, and whoever opens it closes it once the reason is noted. */
export function MarkFailedDialog({ name, isBusy, onConfirm, onClose }: MarkFailedDialogProps) {
  const [reason, setReason] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onConfirm(reason.trim());
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Mark as failed</DialogTitle>
          <DialogDescription>The message to {name} wasn’t delivered or can’t be sent.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <Field label="Reason (optional)">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={FAILURE_REASON_MAX}
                placeholder="e.g., profile no longer exists"
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" className="aria-disabled:opacity-55" aria-disabled={isBusy}>
              Mark as failed
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
