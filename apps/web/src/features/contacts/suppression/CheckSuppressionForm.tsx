import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '@workbench/services/suppression/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import type { useCheckSuppression } from './use-suppressions';

interface CheckSuppressionFormProps {
  suppressionCheck: ReturnType<typeof useCheckSuppression>;
}

/** Asks whether someone is on the list: its hashes can't be read, only compared. */
export function CheckSuppressionForm({ suppressionCheck }: CheckSuppressionFormProps) {
  const [text, setText] = useState('');
  const { isPending, answer, check, reset } = suppressionCheck;
  const isTooShort = text.trim().length < IDENTIFIER_LENGTH_MIN;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isTooShort) check(text.trim());
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Check" className="flex-1 basis-52">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={IDENTIFIER_LENGTH_MAX}
              placeholder="Email address, profile, phone number or domain"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" disabled={isPending || isTooShort}>
          {isPending ? 'Checking…' : 'Check'}
        </Button>
      </div>
      <p role="status" className="break-words">
        {answer}
      </p>
    </form>
  );
}
