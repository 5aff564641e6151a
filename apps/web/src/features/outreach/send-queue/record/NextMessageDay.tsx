import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { toDateField } from '~/lib/format/format-day';

interface NextMessageDayProps {
  message: OutreachMessage;
  isBusy: boolean;
  /** The beginning of the day, in the reader's time zone. */
  onSave: (dueAt: string) => void;
  onCancel: () => void;
}

/** On which day a next message enters the queue. */
export function NextMessageDay({ message: { dueAt }, isBusy, onSave, onCancel }: NextMessageDayProps) {
  const [day, setDay] = useState(dueAt === null ? '' : toDateField(new Date(dueAt)));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (day !== '' && !isBusy) onSave(new Date(`${day}T00:00`).toISOString());
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <Field label="Due on">
        {(control) => (
          <Input {...control} type="date" autoFocus value={day} onChange={(event) => setDay(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="aria-disabled:opacity-55" aria-disabled={isBusy || day === ''}>
        Save day
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
