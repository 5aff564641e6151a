import { MESSAGE_FACTS_MAX } from '@workbench/services/ai/limits';
import type { MessageFact } from '@workbench/services/ai/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { errorMessage } from '~/lib/api/errors';
import { useNow } from '~/lib/state/use-now';
import type { MessageFormState } from '../form/use-message-form';
import { AI_READ_FAILURE } from '../read-failures';
import { FactItem } from './FactItem';
import { NoteForm } from './NoteForm';
import type { FactsState } from './use-facts';

/** What a message may tell: facts that we hold, each with its source and age, and own notes. */
export function FactsPanel({ form, facts }: { form: MessageFormState; facts: FactsState }) {
  const now = useNow();
  const [editedId, setEditedId] = useState<string | null>(null);
  // A note that is gone, or of another contact, is not edited any more.
  const edited = facts.facts.find((fact) => fact.id === editedId && facts.isOwnNote(fact)) ?? null;
  const setEdited = (fact: MessageFact | null) => setEditedId(fact?.id ?? null);
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
                  {...(facts.isOwnNote(fact) && {
                    onEdit: () => setEdited(fact),
                    onRemove: () => void facts.removeNote(fact),
                  })}
                  isChanging={facts.isChanging}
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
        <NoteForm
          key={edited?.id ?? 'new'}
          facts={facts}
          edited={edited}
          onEdited={() => setEdited(null)}
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
