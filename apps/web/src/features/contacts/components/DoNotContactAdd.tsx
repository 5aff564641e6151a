import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Field } from '~/components/ui/Field';
import { Textarea } from '~/components/ui/Textarea';
import { useSuppress } from '../hooks/use-do-not-contact';
import { identifierLinesFault, readIdentifierLines } from '../lib/identifier-lines';
import { ReasonField } from './ReasonField';

/** Puts people and domains on the list by what is typed. */
export function DoNotContactAdd() {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const { isPending, suppress } = useSuppress();
  const lines = readIdentifierLines(text);
  const [wasTried, setTried] = useState(false);
  const fault = identifierLinesFault(lines);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lines.length === 0 || fault !== null) return;
    if (!(await suppress({ identifiers: lines }, reason))) return;
    setText('');
    setReason('');
    setTried(false);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label="Add to the list"
        hint="One per line: an e-mail address, a LinkedIn profile, a phone number or a whole domain."
        error={wasTried ? fault : null}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            className="shrink-0"
            placeholder={'marta@example.com\nexample.org'}
            disabled={isPending}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <ReasonField value={reason} isDisabled={isPending} onChange={setReason} />
      <div>
        <Button type="submit" disabled={isPending || lines.length === 0}>
          {isPending ? 'Adding...' : 'Add to list'}
        </Button>
      </div>
    </form>
  );
}
