import { VIEW_NAME_MAX } from '@workbench/services/views/limits';
import type { View } from '@workbench/services/views/schemas';
import { useState } from 'react';
import { NameField } from '~/components/ui/controls/NameField';
import { FormDialog } from '~/components/ui/overlays/FormDialog';
import { useSaveView } from './use-views';

interface ViewNameDialogProps {
  /** The view that is renamed; null saves what the list shows as a new one. */
  renamed: View | null;
  onSaved: (view: View) => void;
  onClose: () => void;
}

/** Asks for the name of a view and saves it. Begins open. */
export default function ViewNameDialog({ renamed, onSaved, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState(renamed?.name ?? '');
  const { isSaving, save } = useSaveView((view) => {
    onSaved(view);
    onClose();
  });
  return (
    <FormDialog
      title={renamed === null ? 'Save view' : 'Rename view'}
      description={
        renamed === null
          ? 'Saves the search, filter, order, columns and density for everyone in this workspace.'
          : 'What the view shows stays the same.'
      }
      action={renamed === null ? 'Save view' : 'Rename'}
      pending="Saving…"
      isPending={isSaving}
      isIncomplete={name.trim() === ''}
      onSubmit={() => save({ view: renamed, name: name.trim() })}
      onClose={onClose}
    >
      <NameField value={name} maxLength={VIEW_NAME_MAX} placeholder="e.g., Growing in Germany" onChange={setName} />
    </FormDialog>
  );
}
