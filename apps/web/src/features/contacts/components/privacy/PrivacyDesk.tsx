import { type FormEvent, useId } from 'react';
import { Button } from '~/components/ui/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/Card';
import { Field } from '~/components/ui/Field';
import { Input } from '~/components/ui/Input';
import { Textarea } from '~/components/ui/Textarea';
import { type PrivacyDeskState, usePrivacyDesk } from '../../hooks/use-privacy-desk';
import { ErasedSummary } from './ErasedSummary';
import { HeldData } from './HeldData';

/** Finds, exports and erases everything that is held on one person. */
export function PrivacyDesk() {
  const id = useId();
  const desk = usePrivacyDesk();
  return (
    <Card aria-labelledby={`${id}-title`} className="min-w-0">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Privacy desk</CardTitle>
        <CardDescription>
          When somebody asks what is held on them, or wants to be forgotten: find it all, export it, erase it.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex min-w-0 flex-col gap-4">
        <SearchForm desk={desk} />
        {desk.found && <HeldData desk={desk} found={desk.found} />}
        {desk.erased && <ErasedSummary erased={desk.erased} />}
      </CardContent>
    </Card>
  );
}

function SearchForm({ desk: { form, fault, change, isFinding, isErasing, find } }: { desk: PrivacyDeskState }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    find();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-3">
      <Field
        label="Identifiers"
        hint="One per line: e-mail addresses, profile addresses, phone numbers with their country code."
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
        <Field label="Name" hint="Finds also what names them without an identifier.">
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
          {isFinding ? 'Searching...' : 'Find what is held'}
        </Button>
      </div>
    </form>
  );
}
