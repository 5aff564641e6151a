import { SAVED_SEARCH_NAME_MAX, SELECTION_MAX } from '@workbench/services/contacts/limits';
import type { SavedSearch } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { NameField } from '~/components/ui/controls/NameField';
import { FormDialog } from '~/components/ui/overlays/FormDialog';
import { useSaveSearch } from './use-saved-searches';

interface SaveSearchDialogProps {
  search: Pick<SavedSearch, 'source' | 'filters' | 'sentence'>;
  /** What is on screen counts as seen. */
  seenIds: string[];
  onClose: () => void;
}

/** Asks for the name of a search and keeps it. Begins open. */
export function SaveSearchDialog({ search, seenIds, onClose }: SaveSearchDialogProps) {
  const [name, setName] = useState('');
  const { isPending, save } = useSaveSearch(onClose);
  return (
    <FormDialog
      title="Save search"
      description="Saves the filters and source. When you run it again, people not in the current results are marked as new."
      action="Save search"
      pending="Saving…"
      isPending={isPending}
      isIncomplete={name.trim() === ''}
      onSubmit={() => save({ name: name.trim(), ...search, seenIds: seenIds.slice(0, SELECTION_MAX) })}
      onClose={onClose}
    >
      <NameField value={name} maxLength={SAVED_SEARCH_NAME_MAX} placeholder="e.g., CTOs in Berlin" onChange={setName} />
    </FormDialog>
  );
}
