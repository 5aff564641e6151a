import type { CompanyNote } from '@workbench/services/companies/schemas';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { useFocusWhenBack } from '~/lib/browser/focus/use-focus-when-back';
import { formatDate } from '~/lib/format/format';
import { hasDraft } from '~/lib/state/use-draft';
import { NoteForm } from './NoteForm';
import type { NoteActions } from './use-notes';

interface NoteItemProps {
  note: CompanyNote;
  companyId: string;
  actions: NoteActions;
  onRemoved: () => void;
}

export function NoteItem({ note, companyId, actions, onRemoved }: NoteItemProps) {
  const draftKey = `note:${companyId}:${note.id}`;
  const [isEditing, setEditing] = useState(() => hasDraft(draftKey));
  const pencil = useFocusWhenBack<HTMLButtonElement>(!isEditing);
  const beginning = note.text.slice(0, 40);
  const ids = { id: companyId, noteId: note.id };
  const leave = (onSaved: () => void) => {
    onSaved();
    setEditing(false);
  };
  if (isEditing) {
    return (
      <li className="py-3">
        <NoteForm
          draftKey={draftKey}
          label="Edit note"
          submitLabel="Save"
          initial={note.text}
          isSaving={actions.edit.isPending}
          onSubmit={(text, onSaved) => actions.edit.mutate({ ...ids, text }, { onSuccess: () => leave(onSaved) })}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-wrap break-words">{note.text}</p>
        <p className="text-muted-foreground text-xs">
          {formatDate(note.at)}
          {note.editedAt !== null && ` · edited ${formatDate(note.editedAt)}`}
        </p>
      </div>
      <Button
        ref={pencil}
        variant="ghost"
        size="icon-sm"
        aria-label={`Edit the note “${beginning}”`}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Remove the note “${beginning}”`}
        disabled={actions.remove.isPending}
        onClick={() => actions.remove.mutate(ids, { onSuccess: onRemoved })}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}
