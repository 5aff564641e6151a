import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { PenLine } from 'lucide-react';
import { Button } from '~/components/ui/Button';
import type { DeskActionsState } from '../hooks/use-desk-actions';
import type { MessageSteps } from '../hooks/use-message-steps';
import { limitOf } from '../lib/desk';
import { DeskEditor } from './DeskEditor';

interface DeskTextProps {
  message: OutreachMessage;
  steps: MessageSteps;
  to: DeskActionsState;
}

/** The text to send: to read, to have written, or to edit in its place. */
export function DeskText({ message, steps, to }: DeskTextProps) {
  const { messageContent: text, status, writtenBy, isSuppressed } = message;
  const problem = steps.told.isProblem && steps.told.messageId === message.id ? steps.told.text : null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {to.edit !== null ? (
        <DeskEditor key={message.id} message={message} edit={to.edit} steps={steps} to={to} />
      ) : text === null ? (
        <div className="flex flex-col items-start gap-2 rounded-md bg-muted/50 p-4">
          <p className="text-muted-foreground">{steps.isWriting ? 'The draft is being written...' : 'No draft yet.'}</p>
          {status === 'pending' && !isSuppressed && (
            <div className="flex flex-wrap gap-2">
              <Button className="aria-disabled:opacity-55" aria-disabled={steps.isBusy} onClick={to.write}>
                <PenLine aria-hidden />
                {steps.isWriting ? 'Writing...' : 'Write draft'}
              </Button>
              <Button variant="outline" onClick={to.beginEdit}>
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
              <button type="button" className="min-h-6 text-link underline-offset-4 hover:underline" onClick={to.write}>
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
