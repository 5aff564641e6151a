import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import type { SendQueueState } from './state/use-send-queue';

/** Which of the queues is worked on; drafts to be reviewed while there are any. */
export function QueueTabs({ queue }: { queue: SendQueueState }) {
  const waiting = queue.plan.data?.queue.length;
  const toReview = queue.plan.data?.needsReview ?? 0;
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Queue</legend>
      <Button
        variant={queue.tab === 'send' ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={queue.tab === 'send'}
        onClick={() => queue.showTab('send')}
      >
        To send{waiting === undefined ? '' : ` (${formatNumber(waiting)})`}
      </Button>
      {(toReview > 0 || queue.tab === 'review') && (
        <Button
          variant={queue.tab === 'review' ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={queue.tab === 'review'}
          onClick={() => queue.showTab('review')}
        >
          To review ({formatNumber(toReview)})
        </Button>
      )}
      <Button
        variant={queue.tab === 'answers' ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={queue.tab === 'answers'}
        onClick={() => queue.showTab('answers')}
      >
        Awaiting reply
        {queue.tab === 'answers' && !queue.list.isLoading ? ` (${formatNumber(queue.messages.length)})` : ''}
      </Button>
    </fieldset>
  );
}
