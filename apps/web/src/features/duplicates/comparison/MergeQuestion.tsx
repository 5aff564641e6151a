import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';

interface MergeQuestionProps {
  survivor: string;
  other: string;
  /** As "2 sources". */
  moved: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** The one question before a merge. Begins open. */
export function MergeQuestion({ survivor, other, moved, onConfirm, onClose }: MergeQuestionProps) {
  const merge = useRef<HTMLButtonElement>(null);
  useEffect(() => merge.current?.focus(), []);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        role="alertdialog"
        className="sm:max-w-md"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          merge.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle className="break-words">{`Merge ${other} into ${survivor}?`}</DialogTitle>
          <DialogDescription>
            {moved.length > 0 ? `${survivor} takes over ${moved.join(', ')}. ` : ''}
            Links to {other} lead to {survivor} from then on. You can undo it.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            ref={merge}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            Merge
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
