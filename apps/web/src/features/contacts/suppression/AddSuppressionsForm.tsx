import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Textarea } from '~/components/ui/controls/Textarea';
import { identifierLinesError, parseIdentifierLines } from '../../../components/suppression/identifier-lines';
import { SuppressionReasonField } from '../../../components/suppression/SuppressionReasonField';
import { useSuppress } from './use-suppressions';

/** Puts people and domains on the list by what is typed. */
export function AddSuppressionsForm() {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const { isPending, suppress } = useSuppress();
  const lines = parseIdentifierLines(text);
  const [wasTried, setTried] = useState(false);
  const error = identifierLinesError(lines);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lines.length === 0 || error !== null) return;
    if (!(await suppress({ identifiers: lines }, reason))) return;
    setText('');
    setReason('');
    setTried(false);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label="Add to the list"
        hint="One per line: email address, LinkedIn profile, phone number, domain, or a vendor’s id (pdl:…, apollo:…)."
        error={wasTried ? error : null}
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
      <SuppressionReasonField value={reason} isDisabled={isPending} onChange={setReason} />
      <div>
        <Button type="submit" disabled={isPending || lines.length === 0}>
          {isPending ? 'Adding…' : 'Add to list'}
        </Button>
      </div>
    </form>
  );
}
