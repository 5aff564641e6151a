import type { ContactSelection, SavedContact } from '@workbench/services/contacts/schemas';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { formatCount } from '~/lib/format/format';
import { DraftMessagesDialog } from '../../drafts/DraftMessagesDialog';
import { PutOnListDialog } from '../../lists/PutOnListDialog';
import { usePutOnList } from '../../lists/use-lists';
import { SuppressionDialog } from '../../suppression/SuppressionDialog';
import type { useSavedSelection } from './use-saved-selection';

export type SavedSelectionStep =
  | { kind: 'list' | 'campaign' | 'drafts' | 'delete' }
  /** `ids`: of those whose rows are not loaded. */
  | { kind: 'suppress'; rows: SavedContact[]; ids: string[] };

interface SavedSelectionDialogProps {
  step: SavedSelectionStep;
  selection: ContactSelection;
  count: number;
  actions: ReturnType<typeof useSavedSelection>;
  onClose: () => void;
  /** The rows go. */
  onLeave: () => void;
}

/** What is asked before something is done to all selected contacts. Begins open. */
export function SavedSelectionDialog(props: SavedSelectionDialogProps) {
  const { step, selection, count, actions, onClose, onLeave } = props;
  const contacts = formatCount(count, 'contact', 'contacts');
  if (step.kind === 'list') {
    return <PutSelectionOnList selection={selection} count={count} onClose={onClose} />;
  }
  if (step.kind === 'drafts') return <DraftMessagesDialog selection={selection} count={count} onClose={onClose} />;
  if (step.kind === 'suppress') {
    return <SuppressionDialog saved={step.rows} savedIds={step.ids} onClose={onClose} onSuppressed={onLeave} />;
  }
  if (step.kind === 'campaign') {
    return (
      <OutreachCampaignDialog
        title={`Add ${contacts} to a campaign`}
        confirmLabel="Add to campaign"
        isPending={actions.isAdding}
        onChoose={actions.addToCampaign}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Delete ${contacts}?`}
      action={`Delete ${contacts}`}
      onConfirm={actions.remove}
      onClose={onClose}
    >
      Their notes are deleted with them; messages to them are kept. You can restore them from the trash for 30 days.
    </ConfirmDialog>
  );
}

function PutSelectionOnList({
  selection,
  count,
  onClose,
}: Pick<SavedSelectionDialogProps, 'selection' | 'count' | 'onClose'>) {
  const { isPending, put } = usePutOnList(selection, onClose);
  return <PutOnListDialog title="Add to list" count={count} isPending={isPending} onPut={put} onClose={onClose} />;
}
