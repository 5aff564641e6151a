import { VIEW_NAME_MAX } from '@workbench/services/views/limits';
import type { View } from '@workbench/services/views/schemas';
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
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && name.trim() !== '') save({ view: renamed, name: name.trim() });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{renamed === null ? 'Save view' : 'Rename view'}</DialogTitle>
          <DialogDescription>
            {renamed === null
              ? 'Saves the search, filter, order, columns and density for everyone in this workspace.'
              : 'What the view shows stays the same.'}
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex flex-1 flex-col gap-4">
          <Field label="Name *">
            {(control) => (
              <Input
                {...control}
                required
                autoComplete="off"
                maxLength={VIEW_NAME_MAX}
                placeholder="e.g., Growing in Germany"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSaving || name.trim() === ''}>
              {isSaving ? 'Saving…' : renamed === null ? 'Save view' : 'Rename'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
