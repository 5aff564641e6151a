import { OWN_COLUMN_TYPE_LABEL } from '@workbench/services/companies/filter';
import { OWN_COLUMN_NAME_MAX } from '@workbench/services/companies/limits';
import type { OwnColumn } from '@workbench/services/companies/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { Textarea } from '~/components/ui/controls/Textarea';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';

interface OwnColumnFormProps {
  /** The column that is edited; null for a new one. */
  column: OwnColumn | null;
  onClose: () => void;
}

const TYPES = Object.keys(OWN_COLUMN_TYPE_LABEL) as OwnColumn['type'][];

/** Name, type and options of an own column; the type is chosen once. */
export function OwnColumnForm({ column, onClose }: OwnColumnFormProps) {
  const [name, setName] = useState(column?.name ?? '');
  const [type, setType] = useState<OwnColumn['type']>(column?.type ?? 'text');
  const [lines, setLines] = useState(column?.options.join('\n') ?? '');
  const create = trpc.companies.createOwnColumn.useMutation({ onSuccess: onClose });
  const update = trpc.companies.updateOwnColumn.useMutation({ onSuccess: onClose });
  const isSaving = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const options = lines.split('\n').flatMap((line) => line.trim() || []);
  const isReady = name.trim() !== '' && (type !== 'option' || options.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isSaving) return;
    const given = { name: name.trim(), ...(type === 'option' && { options }) };
    if (column === null) create.mutate({ ...given, type });
    else update.mutate({ ...given, key: column.key });
  };
  return (
    <form
      aria-label={column === null ? 'New column' : `Edit ${column.name}`}
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-md border border-border p-3"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name" error={error && errorMessage(error)}>
          {(control) => (
            <Input
              {...control}
              // The button that had the focus is gone.
              ref={focusOnce}
              autoComplete="off"
              maxLength={OWN_COLUMN_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Type" hint={column === null ? undefined : 'The type of a column stays'}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              disabled={column !== null}
              value={type}
              onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? 'text')}
            >
              {TYPES.map((one) => (
                <option key={one} value={one}>
                  {OWN_COLUMN_TYPE_LABEL[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {type === 'option' && (
        <Field label="Options" hint="One per line, in the order shown">
          {(control) => (
            <Textarea {...control} rows={4} value={lines} onChange={(event) => setLines(event.target.value)} />
          )}
        </Field>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={!isReady || isSaving}>
          {isSaving ? 'Saving…' : column === null ? 'Create column' : 'Save'}
        </Button>
        <Button variant="outline" size="sm" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Stable, so that typing doesn't call it again. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
