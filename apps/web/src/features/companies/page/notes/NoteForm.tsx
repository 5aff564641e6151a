import { COMPANY_NOTE_MAX } from '@workbench/services/companies/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Textarea } from '~/components/ui/controls/Textarea';

interface NoteFormProps {
  label: string;
  submitLabel: string;
  isSaving: boolean;
  /** What is there already, when a note is edited. */
  initial?: string;
  onSubmit: (text: string, onSaved: () => void) => void;
  onCancel?: () => void;
}

export function NoteForm({ label, submitLabel, isSaving, initial = '', onSubmit, onCancel }: NoteFormProps) {
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A note that could not be stored stays in the field.
    if (!isSaving && text.trim() !== '') onSubmit(text.trim(), () => setText(''));
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-2">
      <Textarea
        aria-label={label}
        placeholder="Write a note…"
        maxLength={COMPANY_NOTE_MAX}
        value={text}
        readOnly={isSaving}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="outline" size="sm" disabled={isSaving || text.trim() === ''}>
          {isSaving ? 'Saving…' : submitLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
