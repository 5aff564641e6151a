import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** Label of the button that does it. */
  action: string;
  /** While it is not known yet what the action would do. */
  isActionDisabled?: boolean;
  /** Label of the button that does not. */
  dismiss?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't easily be taken back. Begins open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, isActionDisabled = false, dismiss = 'Cancel', onConfirm, onClose } = props;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent role="alertdialog" className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{children}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {dismiss}
          </Button>
          <Button
            variant="destructive"
            disabled={isActionDisabled}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
