import { DOMAIN_TEXT_MAX } from '@workbench/services/companies/limits';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

interface AddAliasProps {
  company: { id: string; name: string };
}

/** A button that opens the form. */
export function AddAlias({ company }: AddAliasProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setTimeout(() => button.current?.focus(), 0);
  };
  if (isOpen) return <AddForm company={company} onClose={close} />;
  return (
    <Button ref={button} variant="outline" size="sm" className="self-start" onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      Add domain
    </Button>
  );
}

function AddForm({ company: { id, name }, onClose }: AddAliasProps & { onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // What is wrong with a domain is said beside the field.
  const add = trpc.companies.addAlias.useMutation({
    meta: { awaitsReads: true },
    onSuccess: () => {
      toast({ title: 'Domain Added', description: `${name} is found by it from now on.` });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (domain.trim() !== '' && !add.isPending) add.mutate({ id, domain });
  };
  return (
    <form
      aria-label="Add domain"
      data-editing
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-col gap-3 rounded-md bg-muted px-3 py-3"
    >
      <Field
        label="Other domain"
        hint={`One that belongs to ${name}, like acme.io`}
        error={add.error && errorMessage(add.error)}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            maxLength={DOMAIN_TEXT_MAX}
            autoComplete="off"
            autoCapitalize="none"
            inputMode="url"
            value={domain}
            readOnly={add.isPending}
            onChange={({ target }) => {
              add.reset();
              setDomain(target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" disabled={add.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={add.isPending || domain.trim() === ''}>
          {add.isPending ? 'Adding…' : 'Add'}
        </Button>
      </div>
    </form>
  );
}
