import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { PenLine } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { noTextReason } from '../outreach-labels';
import { QueuedMessageEditor } from './QueuedMessageEditor';
import { characterLimit } from './state/character-limit';
import type { MessageMutations } from './state/use-message-mutations';
import type { QueuedMessageState } from './state/use-queued-message';

interface QueuedMessageTextProps {
  message: OutreachMessage;
  mutations: MessageMutations;
  state: QueuedMessageState;
}

/** The text to send: to read, to have written, or to edit in its place. */
export function QueuedMessageText({ message, mutations, state }: QueuedMessageTextProps) {
  const { messageContent: text, status, writtenBy, isSuppressed } = message;
  const problem =
    mutations.announcement.isProblem && mutations.announcement.messageId === message.id
      ? mutations.announcement.text
      : null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {state.edit !== null ? (
        <QueuedMessageEditor key={message.id} message={message} edit={state.edit} mutations={mutations} state={state} />
      ) : text === null ? (
        <div className="flex flex-col items-start gap-2 rounded-md bg-muted/50 p-4">
          <p className="text-muted-foreground">
            {mutations.isWriting ? 'Writing draft…' : isSuppressed ? noTextReason(message) : 'No draft yet.'}
          </p>
          {status === 'pending' && !isSuppressed && (
            <div className="flex flex-wrap gap-2">
              <Button className="aria-disabled:opacity-55" aria-disabled={mutations.isBusy} onClick={state.write}>
                <PenLine aria-hidden />
                {mutations.isWriting ? 'Writing…' : 'Write draft'}
              </Button>
              <Button variant="outline" onClick={state.beginEdit}>
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
              {characterLimit(message) === null
                ? `${text.length} characters`
                : `${text.length} / ${characterLimit(message)}`}
            </span>
            {writtenBy !== null && <span className="break-words">Written by {writtenBy}</span>}
            {status === 'pending' && !isSuppressed && !message.needsReview && (
              <button
                type="button"
                className="min-h-6 touch:min-h-11 text-link underline-offset-4 hover:underline"
                onClick={state.write}
              >
                {mutations.isWriting ? 'Writing…' : 'Write another draft'}
              </button>
            )}
          </p>
        </>
      )}
      {problem !== null && (
        <Alert variant="destructive" role="alert">
          {problem}
        </Alert>
      )}
      {message.failure !== null && message.failure !== '' && (
        <p className="break-words text-ui text-destructive">Failed: {message.failure}</p>
      )}
    </div>
  );
}
