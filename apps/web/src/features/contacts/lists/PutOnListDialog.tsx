import { LIST_NAME_MAX } from '@workbench/services/lists/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { NameField } from '~/components/ui/controls/NameField';
import { Select } from '~/components/ui/controls/Select';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import type { ChosenList } from './put-on-list';

interface PutOnListDialogProps {
  /** Also of its button. */
  title: 'Add to list' | 'Save to list';
  count: number;
  isPending: boolean;
  onPut: (list: ChosenList) => void;
  onClose: () => void;
}

const NEW = 'new';

/** Asks which list the chosen contacts go on, or for the name of a new one. Begins open. */
export function PutOnListDialog({ title, count, isPending, onPut, onClose }: PutOnListDialogProps) {
  const lists = trpc.lists.list.useQuery({ kind: 'person' });
  const [choice, setChoice] = useState<string | null>(null);
  const [name, setName] = useState('');
  // Null until the lists are known: a name is not asked for and then taken away.
  const listId = lists.data === undefined ? null : (choice ?? lists.data[0]?.id ?? NEW);
  const isReady = !isPending && listId !== null && (listId !== NEW || name.trim() !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onPut(listId === NEW ? { name: name.trim() } : { listId });
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>
            {title === 'Save to list' ? 'Saves and adds' : 'Adds'} {formatCount(count, 'contact', 'contacts')}. No one
            is on a list twice.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex flex-1 flex-col gap-4">
          <Field label="List">
            {(control) => (
              <Select {...control} value={listId ?? ''} onChange={(event) => setChoice(event.target.value)}>
                {lists.data?.map((list) => (
                  <option key={list.id} value={list.id}>
                    {list.name}
                  </option>
                ))}
                {listId === null ? (
                  <option value="">{lists.isError ? 'The lists could not be loaded' : 'Loading lists…'}</option>
                ) : (
                  <option value={NEW}>New list…</option>
                )}
              </Select>
            )}
          </Field>
          {listId === NEW && (
            <NameField value={name} maxLength={LIST_NAME_MAX} placeholder="e.g., Trade fair Lyon" onChange={setName} />
          )}
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isReady}>
              {isPending ? 'Adding…' : title}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
