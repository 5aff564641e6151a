import { SAVED_SEARCH_NAME_MAX, SELECTION_MAX } from '@workbench/services/contacts/limits';
import type { ContactFilters, SearchSource } from '@workbench/services/contacts/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { useSaveSearch } from './use-saved-searches';

interface SaveSearchDialogProps {
  source: SearchSource;
  filters: ContactFilters;
  /** The sentence that the filters were read from; null when they were typed. */
  sentence: string | null;
  /** What is on screen counts as seen. */
  seenIds: string[];
  onClose: () => void;
}

/** Asks for the name of a search and keeps it. Begins open. */
export function SaveSearchDialog({ source, filters, sentence, seenIds, onClose }: SaveSearchDialogProps) {
  const [name, setName] = useState('');
  const { isPending, save } = useSaveSearch(onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || name.trim() === '') return;
    save({ name: name.trim(), source, filters, sentence, seenIds: seenIds.slice(0, SELECTION_MAX) });
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Save search</DialogTitle>
          <DialogDescription>
            Saves the filters and source. When you run it again, people not in the current results are marked as new.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex flex-1 flex-col gap-4">
          <Field label="Name *">
            {(control) => (
              <Input
                {...control}
                required
                autoComplete="off"
                maxLength={SAVED_SEARCH_NAME_MAX}
                placeholder="e.g., CTOs in Berlin"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || name.trim() === ''}>
              {isPending ? 'Saving…' : 'Save search'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
