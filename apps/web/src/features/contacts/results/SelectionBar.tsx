import type { Contact } from '@workbench/services/contacts/schemas';
import { Eye, ListPlus, ShieldBan } from 'lucide-react';
import { useState } from 'react';
import { SelectedRowsBar } from '~/components/selection/SelectedRowsBar';
import { SelectionAction } from '~/components/selection/SelectionAction';
import { formatNumber } from '~/lib/format/format';
import { PutOnListDialog } from '../lists/PutOnListDialog';
import { SaveMenu } from '../saved-contacts/save/SaveMenu';
import { type OnSaved, useSaveContacts } from '../saved-contacts/save/use-save-contacts';

interface SelectionBarProps {
  selected: Contact[];
  /** How many are on screen. */
  shown: number;
  onChooseAll: () => void;
  onReveal: () => void;
  onSuppress: () => void;
  onSaved: OnSaved;
  onClear: () => void;
}

/** What can be done with the chosen rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, shown, onChooseAll, onReveal, onSuppress, onSaved, onClear } = props;
  const saving = useSaveContacts(selected, onSaved);
  const [isListOpen, setListOpen] = useState(false);
  const closeList = () => setListOpen(false);
  return (
    <>
      <SelectedRowsBar
        count={selected.length}
        matching={selected.length === shown ? null : formatNumber(shown)}
        which="shown"
        hint="Select contacts to reveal them, save them or add them to a list."
        isBusy={saving.isSaving}
        onChooseAll={onChooseAll}
        onClear={onClear}
      >
        <SelectionAction icon={Eye} onClick={onReveal}>
          Reveal
        </SelectionAction>
        <SelectionAction icon={ListPlus} disabled={saving.isSaving} onClick={() => setListOpen(true)}>
          Save to list
        </SelectionAction>
        <SaveMenu count={selected.length} saving={saving} />
        <SelectionAction icon={ShieldBan} onClick={onSuppress}>
          Do not contact
        </SelectionAction>
      </SelectedRowsBar>
      {isListOpen && (
        <PutOnListDialog
          title="Save to list"
          count={selected.length}
          isPending={saving.isSaving}
          onPut={(list) => void saving.saveToList(list).then((isDone) => isDone && closeList())}
          onClose={closeList}
        />
      )}
    </>
  );
}
