import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '~/components/ui/overlays/Dialog';
import { useRequestedAction } from '~/lib/state/requested-action';
import { type RefusedByTrash, TrashedAddition } from './TrashedAddition';
import { useAddCompanies } from './use-add-companies';

const BLANK = { name: '', domain: '', industry: '' };

/** A button that opens a small form for one company. */
export function AddCompanyDialog({ variant = 'default' }: Pick<ButtonProps, 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [form, setForm] = useState(BLANK);
  const [refused, setRefused] = useState<RefusedByTrash | null>(null);
  const { add, isPending } = useAddCompanies();
  const navigate = useNavigate();
  const open = ({ id }: { id: string }) => void navigate({ to: '/search', search: { company: id } });
  useRequestedAction('add-company', () => setIsOpen(true));

  function close() {
    setIsOpen(false);
    setForm(BLANK);
    setRefused(null);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(null);
    const industry = form.industry.trim();
    const company = { name: form.name, domain: form.domain, ...(industry === '' ? {} : { industry }) };
    const added = await add([company], { onTrashed: setRefused, onOpen: open });
    if (added.length > 0) close();
  }

  return (
    // Closing while the request runs would hide its outcome from the person who asked for it.
    <Dialog open={isOpen} onOpenChange={(open) => !isPending && setIsOpen(open)}>
      <DialogTrigger asChild>
        <Button variant={variant}>
          <Plus aria-hidden />
          Add company
        </Button>
      </DialogTrigger>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Add company</DialogTitle>
          <DialogDescription>Track one company, identified by its domain.</DialogDescription>
        </DialogHeader>
        <form onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col gap-4">
          <TextField label="Name" isRequired value={form.name} onChange={(name) => setForm({ ...form, name })} />
          <TextField
            label="Domain"
            isRequired
            placeholder="acme.com"
            hint="You can paste a URL; only the domain is saved."
            value={form.domain}
            onChange={(domain) => setForm({ ...form, domain })}
          />
          <TextField label="Industry" value={form.industry} onChange={(industry) => setForm({ ...form, industry })} />
          {refused && <TrashedAddition refused={refused} onRestored={close} />}
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || form.name.trim() === '' || form.domain.trim() === ''}>
              {isPending ? 'Adding…' : 'Add company'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  placeholder?: string;
  hint?: ReactNode;
}

function TextField({ label, value, onChange, isRequired = false, placeholder, hint }: TextFieldProps) {
  return (
    <Field label={isRequired ? `${label} *` : `${label} (optional)`} hint={hint}>
      {(control) => (
        <Input
          {...control}
          required={isRequired}
          placeholder={placeholder}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
