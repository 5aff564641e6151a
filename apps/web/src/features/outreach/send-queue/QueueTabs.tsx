import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import type { SendQueueState } from './state/use-send-queue';

/** Which of the two piles is worked on. */
export function QueueTabs({ queue }: { queue: SendQueueState }) {
  const waiting = queue.plan.data?.queue.length;
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Queue</legend>
      <Button
        variant={queue.tab === 'send' ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={queue.tab === 'send'}
        onClick={() => queue.showTab('send')}
      >
        To send{waiting === undefined ? '' : ` (${formatNumber(waiting)})`}
      </Button>
      <Button
        variant={queue.tab === 'answers' ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={queue.tab === 'answers'}
        onClick={() => queue.showTab('answers')}
      >
        Awaiting reply
        {queue.tab === 'answers' && !queue.replies.isLoading ? ` (${formatNumber(queue.messages.length)})` : ''}
      </Button>
    </fieldset>
  );
}
