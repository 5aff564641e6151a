import type { ContactSelection, SavedContact } from '@workbench/services/contacts/schemas';
import { ListMinus, ListPlus, ShieldBan, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { undoOffer } from '~/components/trash/restore';
import { Button } from '~/components/ui/controls/Button';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { PutOnListDialog } from '../lists/PutOnListDialog';
import { useTakeOffList } from '../lists/use-lists';
import { SuppressionDialog } from '../suppression/SuppressionDialog';

interface SavedSelectionBarProps {
  selection: ContactSelection;
  count: number;
  total: number;
  isAll: boolean;
  /** The rows chosen one by one; null when all that match are. */
  rows: SavedContact[] | null;
  /** The only list that is shown. */
  listId: string | undefined;
  onSelectAll: () => void;
  onClear: () => void;
  onLeaving: () => void;
}

/** What can be done with the chosen contacts. */
export function SavedSelectionBar(props: SavedSelectionBarProps) {
  const { selection, count, total, isAll, rows, listId, onSelectAll, onClear, onLeaving } = props;
  const [step, setStep] = useState<'list' | 'delete' | 'suppress' | null>(null);
  const close = () => setStep(null);
  const finish = () => {
    close();
    onClear();
  };
  const leave = () => {
    onLeaving();
    onClear();
  };
  const { isPending: isTaking, takeOff } = useTakeOffList(listId ?? '', leave);
  const remove = trpc.contacts.removeMany.useMutation({
    onSuccess: ({ removed, trashId }) => {
      const name = formatCount(removed, 'contact', 'contacts');
      toast({
        title: 'Contacts Deleted',
        description: `${name} moved to the trash for 30 days.`,
        ...(trashId !== null && { offer: undoOffer([trashId], name) }),
      });
      leave();
    },
    onError: (error) => toastFailure('Failed to Delete Contacts', error),
  });
  const isBusy = remove.isPending || isTaking;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      <p role="status" className="mr-2 text-muted-foreground">
        {count === 0 ? 'Select contacts to put them on a list or delete them.' : `${formatNumber(count)} selected`}
      </p>
      {!isAll && total > 0 && (
        <Button variant="outline" size="sm" onClick={onSelectAll}>
          Select all {formatNumber(total)} matching
        </Button>
      )}
      {count > 0 && (
        <>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setStep('list')}>
            <ListPlus aria-hidden />
            Add to list
          </Button>
          {listId !== undefined && (
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => takeOff(selection)}>
              <ListMinus aria-hidden />
              Take off list
            </Button>
          )}
          {rows !== null && (
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setStep('suppress')}>
              <ShieldBan aria-hidden />
              Do not contact
            </Button>
          )}
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setStep('delete')}>
            <Trash2 aria-hidden />
            Delete
          </Button>
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onClear}>
            <X aria-hidden />
            Clear
          </Button>
        </>
      )}
      {step === 'list' && <PutOnListDialog selection={selection} count={count} onClose={close} onDone={finish} />}
      {step === 'suppress' && <SuppressionDialog saved={rows ?? []} onClose={close} onSuppressed={leave} />}
      {step === 'delete' && (
        <ConfirmDialog
          title={`Delete ${formatCount(count, 'contact', 'contacts')}?`}
          action={`Delete ${formatCount(count, 'contact', 'contacts')}`}
          onConfirm={() => remove.mutate(selection)}
          onClose={close}
        >
          Their notes go along; messages to them stay. They are kept in the trash for 30 days and can be restored until
          then.
        </ConfirmDialog>
      )}
    </div>
  );
}
