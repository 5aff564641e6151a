import { MESSAGE_NOTE_MAX } from '@workbench/services/outreach/limits';
import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Textarea } from '~/components/ui/controls/Textarea';
import { recipientLabel } from '../../outreach-labels';
import type { MessageEdit } from '../state/use-message-edits';
import type { MessageRecordState } from '../state/use-message-record';

interface NoteEditorProps {
  message: OutreachMessage;
  edit: MessageEdit;
  isSaving: boolean;
  state: Pick<MessageRecordState, 'typeNote' | 'saveNote' | 'endNote'>;
}

/** The note while it is typed, and what it has become meanwhile in another window. */
export function NoteEditor({ message, edit: { text, originalText }, isSaving, state }: NoteEditorProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void state.saveNote();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void state.saveNote();
    if (event.key === 'Escape') state.endNote();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-2">
      {/* Is there before it says something, so that it is read out. */}
      <div role="status" className="text-ui text-muted-foreground">
        {message.note !== originalText && (
          <p className="whitespace-pre-wrap break-words rounded-md bg-muted/50 p-3 [overflow-wrap:anywhere]">
            This note was changed elsewhere. {message.note === '' ? 'It was removed.' : `It now reads: ${message.note}`}
          </p>
        )}
      </div>
      <Textarea
        aria-label={`Note on ${recipientLabel(message)}`}
        placeholder="What they answered, or what comes next"
        rows={3}
        maxLength={MESSAGE_NOTE_MAX}
        // The person has just asked to note something.
        ref={(area) => {
          if (area !== null && !area.dataset.seen) {
            area.dataset.seen = 'true';
            area.focus();
          }
        }}
        value={text}
        onChange={(event) => state.typeNote(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" className="aria-disabled:opacity-55" aria-disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save note'}
        </Button>
        <Button variant="outline" size="sm" onClick={state.endNote}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
