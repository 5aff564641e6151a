import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { dueText, historyText, noTextReason, OUTREACH_READ_FAILURE, recipientLabel } from '../../outreach-labels';

/** The other messages to the recipient in this campaign, oldest first, with their dates and notes. */
export function MessageThread({ message }: { message: OutreachMessage }) {
  const { data, error } = trpc.outreach.thread.useQuery({ messageId: message.id }, { refetchOnMount: 'always' });
  if (data === undefined) {
    return error ? (
      <InlineError>
        {OUTREACH_READ_FAILURE.thread}: {errorMessage(error)}.
      </InlineError>
    ) : (
      <p role="status" className="text-muted-foreground text-xs">
        Loading messages…
      </p>
    );
  }
  const others = data.filter(({ id }) => id !== message.id);
  return (
    <ol aria-label={`Other messages to ${recipientLabel(message)}`} className="flex flex-col gap-2">
      {others.map((other) => (
        <li key={other.id} className="flex min-w-0 flex-col gap-0.5 border-border border-l-2 pl-3 text-ui">
          <span className="text-muted-foreground text-xs">
            {[historyText(other), dueText(other)].filter(Boolean).join(' · ')}
          </span>
          <span className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
            {other.messageContent ?? noTextReason(other)}
          </span>
          {other.note !== '' && (
            <span className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
              <span className="text-muted-foreground">Note:</span> {other.note}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
