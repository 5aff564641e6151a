import type { GeneratedMessage } from '@workbench/services/ai/schemas';
import { Button } from '~/components/ui/controls/Button';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { TYPE_NAME } from '../message-form';
import { AI_READ_FAILURE } from '../read-failures';
import type { Recipient } from './recipient';

interface WrittenMessageListProps {
  recipient: Recipient;
  onRestore: (message: GeneratedMessage) => void;
}

/** Messages written to a recipient, newest first. */
export function WrittenMessageList({ recipient, onRestore }: WrittenMessageListProps) {
  const now = useNow();
  const messages = trpc.ai.messages.useQuery({ ...recipient, limit: 20 });
  return (
    <section aria-label="Earlier messages" className="flex flex-col gap-2">
      <h3 className="font-medium text-ui">Earlier messages</h3>
      {messages.error && messages.data === undefined ? (
        <ErrorState title={AI_READ_FAILURE.messages} error={messages.error} onRetry={() => void messages.refetch()} />
      ) : messages.data === undefined ? (
        <p role="status" className="text-ui text-muted-foreground">
          Loading messages…
        </p>
      ) : messages.data.length === 0 ? (
        <p className="text-ui text-muted-foreground">No messages to this recipient yet.</p>
      ) : (
        <ul className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto">
          {messages.data.map((message) => (
            <li key={message.id} className="flex min-w-0 items-center gap-2 py-2">
              <div className="flex min-w-0 flex-1 flex-col">
                <span className="truncate text-ui">{message.message}</span>
                <span className="truncate text-muted-foreground text-xs">
                  {formatRelativeTime(message.createdAt, now)} · {TYPE_NAME[message.messageType]} ·{' '}
                  {message.writer.name}
                </span>
              </div>
              <Button variant="outline" size="sm" onClick={() => onRestore(message)}>
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
