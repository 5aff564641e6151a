import { MESSAGE_TEXT_MAX } from '@workbench/services/ai/limits';
import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { LengthCounter } from '~/components/ui/controls/LengthCounter';
import { Textarea } from '~/components/ui/controls/Textarea';
import { recipientLabel } from '../outreach-labels';
import { characterLimit } from './state/character-limit';
import type { MessageEdit } from './state/use-message-edits';
import type { MessageMutations } from './state/use-message-mutations';
import type { QueuedMessageState } from './state/use-queued-message';

interface QueuedMessageEditorProps {
  message: OutreachMessage;
  edit: MessageEdit;
  mutations: MessageMutations;
  state: QueuedMessageState;
}

/** The text while it is typed, and what it has become meanwhile in another window. */
export function QueuedMessageEditor({
  message,
  edit: { text, originalText: begunAs },
  mutations,
  state,
}: QueuedMessageEditorProps) {
  const id = useId();
  const now = message.messageContent;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void state.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void state.save();
    if (event.key === 'Escape') state.endEdit();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-2">
      {/* Is there before it says something, so that it is read out. */}
      <div role="status" className="text-ui text-muted-foreground">
        {now !== begunAs && (
          <p className="whitespace-pre-wrap break-words rounded-md bg-muted/50 p-3 [overflow-wrap:anywhere]">
            This message was changed elsewhere. {now === null ? 'The text was removed.' : `It now reads: ${now}`}
          </p>
        )}
      </div>
      <Textarea
        aria-label={`Message to ${recipientLabel(message)}`}
        aria-describedby={`${id}-count ${id}-hint`}
        rows={7}
        maxLength={MESSAGE_TEXT_MAX}
        // The person has just asked to edit: the field is where the text was.
        ref={(area) => {
          if (area !== null && !area.dataset.seen) {
            area.dataset.seen = 'true';
            area.focus();
          }
        }}
        value={text}
        onChange={(event) => state.typeText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <LengthCounter id={`${id}-count`} length={text.length} limit={characterLimit(message)} />
      <p id={`${id}-hint`} className="text-muted-foreground text-xs">
        The text is checked when you save: claims must be supported by known facts. Ctrl+Enter to save, Esc to cancel.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          className="aria-disabled:opacity-55"
          aria-disabled={mutations.isBusy || text.trim() === ''}
        >
          {mutations.isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="outline" onClick={state.endEdit}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
