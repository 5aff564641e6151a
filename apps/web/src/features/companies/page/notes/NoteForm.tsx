import { COMPANY_NOTE_MAX } from '@workbench/services/companies/limits';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Textarea } from '~/components/ui/controls/Textarea';
import { useDraft } from '~/lib/state/use-draft';

interface NoteFormProps {
  /** Of the note: by it, what was typed is found again. */
  draftKey: string;
  label: string;
  submitLabel: string;
  isSaving: boolean;
  /** What is there already, when a note is edited. */
  initial?: string;
  onSubmit: (text: string, onSaved: () => void) => void;
  onCancel?: () => void;
}

export function NoteForm({ draftKey, label, submitLabel, isSaving, initial = '', onSubmit, onCancel }: NoteFormProps) {
  const { value: text, change, clear } = useDraft(draftKey, initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEditing = onCancel !== undefined;
  useEffect(() => {
    // The pencil that was pressed is gone.
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  const onSaved = () => {
    clear();
    field.current?.focus();
  };
  const cancel = () => {
    clear();
    onCancel?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A note that could not be stored stays in the field.
    if (!isSaving && text.trim() !== '') onSubmit(text.trim(), onSaved);
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && isEditing && !isSaving && cancel()}
      className="flex flex-col items-start gap-2"
    >
      <Textarea
        ref={field}
        aria-label={label}
        placeholder="Write a note…"
        maxLength={COMPANY_NOTE_MAX}
        value={text}
        readOnly={isSaving}
        onChange={(event) => change(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="outline" size="sm" disabled={isSaving || text.trim() === ''}>
          {isSaving ? 'Saving…' : submitLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" disabled={isSaving} onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
