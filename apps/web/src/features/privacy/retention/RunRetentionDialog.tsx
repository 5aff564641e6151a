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

interface RunRetentionDialogProps {
  toDelete: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says how much goes before it does. Begins open. */
export function RunRetentionDialog({ toDelete, onConfirm, onClose }: RunRetentionDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent role="alertdialog" className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Apply the rules now?</DialogTitle>
          <DialogDescription>
            {formatCount(toDelete, 'record is', 'records are')} deleted for good. This can’t be undone.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            Apply rules
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
