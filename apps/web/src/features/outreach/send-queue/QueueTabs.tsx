import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import type { SendQueueState } from './state/use-send-queue';

/** Which of the two piles is worked on. */
export function QueueTabs({ desk }: { desk: SendQueueState }) {
  const waiting = desk.desk.data?.queue.length;
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Queue</legend>
      <Button
        variant={desk.pile === 'send' ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={desk.pile === 'send'}
        onClick={() => desk.show('send')}
      >
        To send{waiting === undefined ? '' : ` (${formatNumber(waiting)})`}
      </Button>
      <Button
        variant={desk.pile === 'answers' ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={desk.pile === 'answers'}
        onClick={() => desk.show('answers')}
      >
        Awaiting reply
        {desk.pile === 'answers' && !desk.answers.isLoading ? ` (${formatNumber(desk.messages.length)})` : ''}
      </Button>
    </fieldset>
  );
}
