import type { ContactSelection, SavedContact } from '@workbench/services/contacts/schemas';
import { ListMinus, ListPlus, PenLine, Send, ShieldBan, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SelectedRowsBar } from '~/components/selection/SelectedRowsBar';
import { SelectionAction } from '~/components/selection/SelectionAction';
import { ContactExportMenu } from '../../export/ContactExportMenu';
import { useTakeOffList } from '../../lists/use-lists';
import { toExported } from './contact-selection';
import { SavedSelectionDialog, type SavedSelectionStep } from './SavedSelectionDialog';
import { useSavedSelection } from './use-saved-selection';

/** Drafts that are written while one waits. */
const DRAFTS_MAX = 200;

interface SavedSelectionBarProps {
  selection: ContactSelection;
  count: number;
  /** How many match, as text; null when all of them are chosen, or it is not known yet. */
  matching: string | null;
  /** The rows chosen one by one; null when all that match are. */
  rows: SavedContact[] | null;
  /** The only list that is shown. */
  listId: string | undefined;
  onChooseAll: () => void;
  onClear: () => void;
  onLeaving: () => void;
}

/** What can be done with the chosen contacts. */
export function SavedSelectionBar(props: SavedSelectionBarProps) {
  const { selection, count, matching, rows, listId, onChooseAll, onClear, onLeaving } = props;
  const [step, setStep] = useState<SavedSelectionStep | null>(null);
  const close = () => setStep(null);
  const leave = () => {
    onLeaving();
    onClear();
  };
  const takeOff = useTakeOffList(listId ?? '', leave);
  const actions = useSavedSelection({ selection, onLeave: leave, onAdded: close });
  const isBusy = actions.isBusy || takeOff.isPending;
  const openSuppression = () => {
    if (rows !== null) setStep({ kind: 'suppress', rows, ids: [] });
    else actions.find((ids) => setStep({ kind: 'suppress', rows: [], ids }));
  };
  return (
    <>
      <SelectedRowsBar
        count={count}
        matching={matching}
        hint="Select contacts for lists, campaigns and exports."
        isBusy={isBusy}
        onChooseAll={onChooseAll}
        onClear={onClear}
      >
        <SelectionAction icon={ListPlus} disabled={isBusy} onClick={() => setStep({ kind: 'list' })}>
          Add to list
        </SelectionAction>
        {listId !== undefined && (
          <SelectionAction icon={ListMinus} disabled={isBusy} onClick={() => takeOff.takeOff(selection)}>
            Remove from list
          </SelectionAction>
        )}
        <SelectionAction icon={Send} disabled={isBusy} onClick={() => setStep({ kind: 'campaign' })}>
          Add to campaign
        </SelectionAction>
        <SelectionAction
          icon={PenLine}
          disabled={isBusy}
          limit={{ count, max: DRAFTS_MAX }}
          onClick={() => setStep({ kind: 'drafts' })}
        >
          Draft messages
        </SelectionAction>
        <ContactExportMenu label="Export" size="sm" selection={toExported(selection)} hasPlain />
        <SelectionAction icon={ShieldBan} disabled={isBusy} onClick={openSuppression}>
          Do not contact
        </SelectionAction>
        <SelectionAction icon={Trash2} disabled={isBusy} onClick={() => setStep({ kind: 'delete' })}>
          Delete
        </SelectionAction>
      </SelectedRowsBar>
      {step !== null && (
        <SavedSelectionDialog
          step={step}
          selection={selection}
          count={count}
          actions={actions}
          onClose={close}
          onLeave={leave}
        />
      )}
    </>
  );
}
