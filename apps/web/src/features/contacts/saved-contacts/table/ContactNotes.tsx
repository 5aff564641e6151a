import { NOTE_MAX, NOTES_MAX } from '@workbench/services/contacts/limits';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { formatDate } from '~/lib/format/format';
import { useContactNotes } from './use-saved-contacts';

/** The notes on a saved contact, newest as the server orders them, and a field for another one. */
export function ContactNotes({ contact }: { contact: SavedContact }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { name, notes } = contact;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`Notes on ${name} (${notes.length})`}
        onClick={() => setOpen(!isOpen)}
      >
        Notes ({notes.length})
      </Button>
      {isOpen && <NotesPanel id={panelId} contact={contact} />}
    </div>
  );
}

interface NotesPanelProps {
  id: string;
  contact: SavedContact;
}

/** All notes on a contact, and a field for another one. */
export function NotesPanel({ id: panelId, contact: { id, name, notes } }: NotesPanelProps) {
  return (
    <div id={panelId} className="flex w-full min-w-0 flex-col gap-2">
      <NoteList id={id} notes={notes} />
      {notes.length < NOTES_MAX ? (
        <NewNote id={id} name={name} />
      ) : (
        <p className="text-ui text-muted-foreground">
          A contact can have up to {NOTES_MAX} notes. Remove one to add another.
        </p>
      )}
    </div>
  );
}

function NoteList({ id, notes }: Pick<SavedContact, 'id' | 'notes'>) {
  const { isRemoving, remove } = useContactNotes(id);
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {notes.map((note) => (
        <li key={note.id} className="flex items-start gap-2 rounded-md bg-muted px-3 py-2">
          <p className="min-w-0 flex-1 whitespace-pre-wrap break-words">{note.text}</p>
          <span className="shrink-0 text-muted-foreground text-xs">{formatDate(note.at)}</span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove the note “${note.text.slice(0, 40)}”`}
            disabled={isRemoving}
            onClick={() => remove(note.id)}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NewNote({ id, name }: Pick<SavedContact, 'id' | 'name'>) {
  const [text, setText] = useState('');
  const { isAdding, add } = useContactNotes(id);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A note that could not be stored stays in the field.
    if (!isAdding && text.trim() !== '') add(text.trim(), () => setText(''));
  };
  return (
    <form onSubmit={onSubmit} className="flex gap-2">
      <Input
        aria-label={`New note on ${name}`}
        placeholder="Write a note…"
        maxLength={NOTE_MAX}
        value={text}
        readOnly={isAdding}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" disabled={isAdding || text.trim() === ''}>
        {isAdding ? 'Adding…' : 'Add note'}
      </Button>
    </form>
  );
}
