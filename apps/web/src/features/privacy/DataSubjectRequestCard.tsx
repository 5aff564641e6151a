import { type FormEvent, useId, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Textarea } from '~/components/ui/controls/Textarea';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { useRequestedAction } from '~/lib/state/requested-action';
import { ErasureList } from './ErasureList';
import { PersonalDataResult } from './PersonalDataResult';
import { type DataSubjectRequestState, useDataSubjectRequest } from './use-data-subject-request';

/** Finds, exports and erases everything that is held on one person. */
export function DataSubjectRequestCard() {
  const id = useId();
  const desk = useDataSubjectRequest();
  const card = useRef<HTMLElement>(null);
  // The palette that it was chosen in gives the focus back first.
  useRequestedAction('privacy-requests', () =>
    requestAnimationFrame(() => setTimeout(() => card.current?.querySelector('textarea')?.focus())),
  );
  return (
    <Card ref={card} data-keeps-focus aria-labelledby={`${id}-title`} className="min-w-0">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Privacy requests</CardTitle>
        <CardDescription>Handle data subject requests: find, export or erase a person’s data.</CardDescription>
      </CardHeader>
      <CardContent className="flex min-w-0 flex-col gap-4">
        <SearchForm desk={desk} />
        {desk.found && <PersonalDataResult desk={desk} found={desk.found} />}
        <ErasureList />
      </CardContent>
    </Card>
  );
}

function SearchForm({ desk: { form, fault, change, isFinding, isErasing, find } }: { desk: DataSubjectRequestState }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    find();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-3">
      <Field
        label="Identifiers"
        hint="One per line: email addresses, profile URLs, phone numbers with country code."
        error={fault}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            disabled={isErasing}
            placeholder={'marta@example.com\n+351 210 000 000'}
            value={form.identifiers}
            onChange={(event) => change({ identifiers: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name" hint="Also finds records that only mention the name.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              disabled={isErasing}
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Company">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              disabled={isErasing}
              value={form.company}
              onChange={(event) => change({ company: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" disabled={isFinding || isErasing}>
          {isFinding ? 'Searching...' : 'Find data'}
        </Button>
      </div>
    </form>
  );
}
