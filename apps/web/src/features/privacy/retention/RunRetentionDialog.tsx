import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';

interface RunRetentionDialogProps {
  /** What goes, in words. */
  question: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says how much goes before it does. Begins open. */
export function RunRetentionDialog({ question, onConfirm, onClose }: RunRetentionDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent role="alertdialog" className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Apply the rules now?</DialogTitle>
          <DialogDescription>{question}</DialogDescription>
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
