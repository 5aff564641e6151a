import { IDENTIFIER_TEXT_MAX } from '@workbench/services/companies/limits';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { errorMessage } from '~/lib/api/errors';
import { EMPTY_DRAFT, exampleOf, OWN_KIND, REGISTERS, toIdentifier } from './identifier-kinds';
import type { Identifiers } from './use-identifiers';

interface AddIdentifierProps {
  companyId: string;
  add: Identifiers['add'];
}

/** A button that opens the form; what the server says of a wrong number is shown beside it. */
export function AddIdentifier({ companyId, add }: AddIdentifierProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    add.reset();
    setTimeout(() => button.current?.focus(), 0);
  };
  if (isOpen) return <AddForm companyId={companyId} add={add} onClose={close} />;
  return (
    <Button ref={button} variant="outline" size="sm" className="self-start" onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      Add identifier
    </Button>
  );
}

function AddForm({ companyId, add, onClose }: AddIdentifierProps & { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const change = (part: Partial<typeof draft>) => {
    add.reset();
    setDraft({ ...draft, ...part });
  };
  const isOwn = draft.choice === OWN_KIND;
  const identifier = toIdentifier(draft);
  const isComplete = identifier.kind !== '' && identifier.value !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !add.isPending) add.mutate({ id: companyId, ...identifier }, { onSuccess: onClose });
  };
  return (
    <form
      aria-label="Add identifier"
      data-editing
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-col gap-3 rounded-md bg-muted px-3 py-3"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Register or system" className={isOwn ? undefined : 'sm:col-span-2'}>
          {(control) => (
            <Select
              {...control}
              ref={first}
              value={draft.choice}
              onChange={({ target }) => change({ choice: target.value })}
            >
              {REGISTERS.map(({ kind, label }) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
              <option value={OWN_KIND}>A system of yours</option>
            </Select>
          )}
        </Field>
        {isOwn && (
          <Field label="System" hint="In lower case, like hubspot">
            {(control) => (
              <Input
                {...control}
                maxLength={30}
                autoCapitalize="none"
                value={draft.system}
                onChange={({ target }) => change({ system: target.value })}
              />
            )}
          </Field>
        )}
        <Field
          label="Number or id"
          hint={`Like ${exampleOf(draft.choice)}`}
          error={add.error && errorMessage(add.error)}
          className="sm:col-span-2"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={IDENTIFIER_TEXT_MAX}
              autoComplete="off"
              value={draft.value}
              readOnly={add.isPending}
              onChange={({ target }) => change({ value: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" disabled={add.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={add.isPending || !isComplete}>
          {add.isPending ? 'Adding…' : 'Add'}
        </Button>
      </div>
    </form>
  );
}
