import { LIST_NAME_MAX } from '@workbench/services/lists/limits';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { trpc } from '~/lib/api/trpc';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { type BulkFieldsProps, DirectionField } from './BulkFields';

const NEW = 'new';

export function ListFields({ onAction }: BulkFieldsProps) {
  const lists = trpc.lists.list.useQuery({ kind: 'company' });
  const [isRemoval, setRemoval] = useState(false);
  const [choice, setChoice] = useState<string | null>(null);
  const listId = choice ?? lists.data?.[0]?.id ?? (lists.isPending ? null : NEW);
  useEffect(() => {
    const isChosen = listId !== null && listId !== NEW;
    onAction(isChosen ? { kind: isRemoval ? 'removeFromList' : 'addToList', listId } : null);
  }, [listId, isRemoval, onAction]);
  return (
    <>
      <DirectionField isRemoval={isRemoval} onChange={setRemoval} add="Add to a list" remove="Take off a list" />
      <Field label="List">
        {(control) => (
          <Select {...control} value={listId ?? ''} onChange={(event) => setChoice(event.target.value)}>
            {lists.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NEW}>New list…</option>
          </Select>
        )}
      </Field>
      {listId === NEW && <NewList onCreated={setChoice} />}
    </>
  );
}

function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const [name, setName] = useState('');
  const create = trpc.lists.create.useMutation({
    onSuccess: ({ id }) => onCreated(id),
    onError: (error) => toastFailure('Failed to Create List', error),
  });
  const canCreate = name.trim() !== '' && !create.isPending;
  const submit = () => canCreate && create.mutate({ name: name.trim(), kind: 'company' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form around it is about what to do with the list.
    event.preventDefault();
    submit();
  };
  return (
    <Field label="Name of the new list">
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            autoComplete="off"
            maxLength={LIST_NAME_MAX}
            placeholder="e.g., Trade fair Lyon"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="outline" disabled={!canCreate} onClick={submit}>
            {create.isPending ? 'Creating…' : 'Create list'}
          </Button>
        </div>
      )}
    </Field>
  );
}
