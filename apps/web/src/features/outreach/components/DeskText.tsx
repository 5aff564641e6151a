import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { PenLine } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { LengthCounter } from '~/components/ui/LengthCounter';
import { Textarea } from '~/components/ui/Textarea';
import type { MessageSteps } from '../hooks/use-message-steps';
import { limitOf } from '../lib/desk';
import { recipientText } from '../lib/outreach-text';

const TEXT_MAX = 10_000;

interface DeskTextProps {
  message: OutreachMessage;
  steps: MessageSteps;
  isEditing: boolean;
  onWrite: () => void;
  onEdit: () => void;
  onClose: () => void;
}

/** The text to send: to read, to have written, or to edit in its place. */
export function DeskText({ message, steps, isEditing, onWrite, onEdit, onClose }: DeskTextProps) {
  const { messageContent: text, status, writtenBy, isSuppressed } = message;
  const problem = steps.told.isProblem && steps.told.messageId === message.id ? steps.told.text : null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {isEditing ? (
        <Editor key={message.id} message={message} steps={steps} onClose={onClose} />
      ) : text === null ? (
        <div className="flex flex-col items-start gap-2 rounded-md bg-muted/50 p-4">
          <p className="text-muted-foreground">{steps.isWriting ? 'The draft is being written...' : 'No draft yet.'}</p>
          {status === 'pending' && !isSuppressed && (
            <div className="flex flex-wrap gap-2">
              <Button className="aria-disabled:opacity-55" aria-disabled={steps.isBusy} onClick={onWrite}>
                <PenLine aria-hidden />
                {steps.isWriting ? 'Writing...' : 'Write draft'}
              </Button>
              <Button variant="outline" onClick={onEdit}>
                Write it yourself
              </Button>
            </div>
          )}
        </div>
      ) : (
        <>
          <p className="whitespace-pre-wrap break-words rounded-md bg-muted/50 p-4 text-base leading-relaxed [overflow-wrap:anywhere]">
            {text}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-xs">
            <span className="tabular-nums">
              {limitOf(message) === null ? `${text.length} characters` : `${text.length} / ${limitOf(message)}`}
            </span>
            {writtenBy !== null && <span className="break-words">Written by {writtenBy}</span>}
            {status === 'pending' && !isSuppressed && (
              <button type="button" className="min-h-6 text-link underline-offset-4 hover:underline" onClick={onWrite}>
                {steps.isWriting ? 'Writing...' : 'Write another draft'}
              </button>
            )}
          </p>
        </>
      )}
      {problem !== null && (
        <p role="alert" className="break-words rounded-md bg-destructive-soft px-3 py-2 text-destructive">
          {problem}
        </p>
      )}
      {message.failure !== null && message.failure !== '' && (
        <p className="break-words text-[0.8125rem] text-destructive">Failed: {message.failure}</p>
      )}
    </div>
  );
}

interface EditorProps {
  message: OutreachMessage;
  steps: MessageSteps;
  onClose: () => void;
}

function Editor({ message, steps, onClose }: EditorProps) {
  const id = useId();
  const [text, setText] = useState(message.messageContent ?? '');
  const isEmpty = text.trim() === '';
  const save = async () => {
    if (!isEmpty && (await steps.edit(message, text))) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key === 'Escape') onClose();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-2">
      <Textarea
        aria-label={`Message to ${recipientText(message)}`}
        aria-describedby={`${id}-count ${id}-hint`}
        rows={7}
        maxLength={TEXT_MAX}
        // The person has just asked to edit: the field is where the text was.
        ref={(area) => {
          if (area !== null && !area.dataset.seen) {
            area.dataset.seen = 'true';
            area.focus();
          }
        }}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <LengthCounter id={`${id}-count`} length={text.length} limit={limitOf(message)} />
      <p id={`${id}-hint`} className="text-muted-foreground text-xs">
        The text is checked when it is saved: what it claims has to rest on what is known. Ctrl+Enter saves, Escape goes
        back.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="aria-disabled:opacity-55" aria-disabled={steps.isBusy || isEmpty}>
          {steps.isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
