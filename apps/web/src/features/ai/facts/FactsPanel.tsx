import { FACT_TEXT_MAX, MESSAGE_FACTS_MAX } from '@workbench/services/ai/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { errorMessage } from '~/lib/api/errors';
import { useNow } from '~/lib/state/use-now';
import type { MessageFormState } from '../form/use-message-form';
import { AI_READ_FAILURE } from '../read-failures';
import { FactItem } from './FactItem';
import type { FactsState } from './use-facts';

/** What a message may tell: facts that we hold, each with its source and age, and own notes. */
export function FactsPanel({ form, facts }: { form: MessageFormState; facts: FactsState }) {
  const now = useNow();
  const { picked, isFull, toggle, contactId, companyId } = form;
  const { ofContact, ofCompany } = facts;
  const isLoading =
    (contactId !== undefined && ofContact.isLoading) || (companyId !== undefined && ofCompany.isLoading);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Facts to use</CardTitle>
        <CardDescription>
          {picked.length} of {MESSAGE_FACTS_MAX} selected. Messages use only these facts and the fields above.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        <Failure error={contactId === undefined ? null : ofContact.error} onRetry={() => void ofContact.refetch()} />
        <Failure error={companyId === undefined ? null : ofCompany.error} onRetry={() => void ofCompany.refetch()} />
        {isLoading && (
          <div role="status">
            <span className="sr-only">Loading facts…</span>
            <Skeleton className="h-9" />
          </div>
        )}
        {facts.facts.length > 0 ? (
          <ul className="-mx-2 flex max-h-96 flex-col overflow-y-auto">
            {facts.facts.map((fact) => {
              const isPicked = picked.some(({ id }) => id === fact.id);
              return (
                <FactItem
                  key={fact.id}
                  fact={fact}
                  isPicked={isPicked}
                  isDisabled={isFull && !isPicked}
                  now={now}
                  onToggle={() => toggle(fact)}
                />
              );
            })}
          </ul>
        ) : (
          !isLoading && (
            <p className="text-ui text-muted-foreground">
              {contactId === undefined && companyId === undefined
                ? 'Select a saved contact or tracked company to see its facts, or add a note.'
                : 'No facts yet. Generate a company report or add a note.'}
            </p>
          )
        )}
        {isFull && <p className="text-muted-foreground text-xs">Maximum of 10 facts. Deselect one first.</p>}
        <AddNote
          facts={facts}
          savedWithContactId={contactId ?? null}
          company={form.form.recipientCompany}
          isFull={isFull}
        />
      </CardContent>
    </Card>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === null) return null;
  return (
    <p role="alert" className="text-destructive text-xs">
      {AI_READ_FAILURE.facts}: {errorMessage(error)}
      <Button variant="link" size="sm" className="h-auto" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

interface AddNoteProps {
  facts: FactsState;
  /** The saved contact that notes are kept with. */
  savedWithContactId: string | null;
  company: string;
  isFull: boolean;
}

function AddNote({ facts, savedWithContactId, company, isFull }: AddNoteProps) {
  const [text, setText] = useState('');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isFull) return;
    // What was typed stays when the note could not be kept.
    if ((await facts.addNote(text, savedWithContactId, company)) !== null) setText('');
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <Input
          aria-label="Your note"
          placeholder="e.g., We met at the trade fair in Hanover"
          maxLength={FACT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline" disabled={facts.isAdding || isFull || text.trim() === ''}>
          {facts.isAdding ? 'Adding…' : 'Add a note'}
        </Button>
      </div>
      <p className="text-muted-foreground text-xs">
        {savedWithContactId !== null ? 'Saved with the contact.' : 'Not saved. Available until you leave this screen.'}
      </p>
    </form>
  );
}
