import { FACT_TEXT_MAX } from '@workbench/services/ai/limits';
import type { MessageFact } from '@workbench/services/ai/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import type { FactsState } from './use-facts';

interface NoteFormProps {
  facts: FactsState;
  /** The note that is edited; null: a new one is written. */
  edited: MessageFact | null;
  onEdited: () => void;
  /** The saved contact that notes are kept with. */
  savedWithContactId: string | null;
  company: string;
  isFull: boolean;
}

/** A field for a new note, or for another text of one. Shown with a key, so that each note begins with its own text. */
export function NoteForm({ facts, edited, onEdited, savedWithContactId, company, isFull }: NoteFormProps) {
  const [text, setText] = useState(edited?.text ?? '');
  const isBlocked = facts.isChanging || text.trim() === '' || (edited === null && isFull);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    if (edited !== null) {
      if (await facts.replaceNote(edited, text, company)) onEdited();
      return;
    }
    // What was typed stays when the note could not be kept.
    if ((await facts.addNote(text, savedWithContactId, company)) !== null) setText('');
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <Input
          aria-label={edited === null ? 'Your note' : `New text of the note “${edited.text.slice(0, 40)}”`}
          placeholder="e.g., We met at the trade fair in Hanover"
          maxLength={FACT_TEXT_MAX}
          autoFocus={edited !== null}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline" disabled={isBlocked}>
          {edited !== null ? 'Save note' : facts.isAdding ? 'Adding…' : 'Add a note'}
        </Button>
        {edited !== null && (
          <Button variant="ghost" onClick={onEdited}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-muted-foreground text-xs">
        {savedWithContactId !== null ? 'Saved with the contact.' : 'Not saved. Available until you leave this screen.'}
      </p>
    </form>
  );
}
