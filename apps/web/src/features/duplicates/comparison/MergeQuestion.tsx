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
import type { PairSide } from '../queue/pair-view';

interface MergeQuestionProps {
  survivor: PairSide;
  other: PairSide;
  /** As "2 sources". */
  moved: readonly string[];
  warning: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The name, with what else the record is known by where both have the same name. */
const nameApart = (one: PairSide, other: PairSide) =>
  one.name === other.name && one.key !== '' ? `${one.name} (${one.key})` : one.name;

/** The one question before a merge. Begins open. */
export function MergeQuestion({ survivor, other, moved, warning, onConfirm, onClose }: MergeQuestionProps) {
  const into = nameApart(survivor, other);
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
          <DialogTitle className="break-words">{`Merge ${nameApart(other, survivor)} into ${into}?`}</DialogTitle>
          <DialogDescription>
            {moved.length > 0 ? `${into} takes over ${moved.join(', ')}. ` : ''}
            {warning !== undefined && `${warning} `}
            Links to {nameApart(other, survivor)} lead to {into} from then on. You can undo it.
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
