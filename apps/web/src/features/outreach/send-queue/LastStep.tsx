import { MessageSquarePlus, NotebookPen, Undo2 } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { recipientLabel } from '../outreach-labels';
import { canWriteNext } from './state/next-message';
import { ANSWER_SHORTCUT } from './state/queue-shortcuts';
import type { MessageEdits } from './state/use-message-edits';
import type { MessageMutations } from './state/use-message-mutations';
import { beginNote } from './state/use-message-record';
import type { SendQueueState } from './state/use-send-queue';

interface LastStepProps {
  mutations: MessageMutations;
  notes: MessageEdits;
  queue: Pick<SendQueueState, 'open'>;
  areShortcutsOn: boolean;
}

/** Takes back the mark just made, or notes what was answered, though the next message is shown already. */
export function LastStep({ mutations, notes, queue, areShortcutsOn }: LastStepProps) {
  const { marked } = mutations;
  const canAnswer = marked !== null && canWriteNext(marked) && !mutations.isBusy;
  useLetterShortcuts([ANSWER_SHORTCUT.key], areShortcutsOn && canAnswer, () => {
    if (marked !== null) void mutations.writeNext(marked);
  });
  if (marked === null || mutations.announcement.isProblem) return null;
  const name = recipientLabel(marked);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        className="aria-disabled:opacity-55"
        aria-disabled={mutations.isBusy}
        aria-keyshortcuts="z"
        aria-label={`Undo for ${name}`}
        onClick={() => void mutations.undo(marked)}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
      {marked.status === 'replied' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Note the reply of ${name}`}
          onClick={() => {
            queue.open(marked);
            beginNote(notes, marked);
          }}
        >
          <NotebookPen aria-hidden />
          Note the reply
        </Button>
      )}
      {canWriteNext(marked) && (
        <Button
          variant="outline"
          size="sm"
          className="aria-disabled:opacity-55"
          aria-disabled={mutations.isBusy}
          aria-label={`Write next message to ${name}`}
          aria-keyshortcuts={ANSWER_SHORTCUT.key}
          onClick={() => void mutations.writeNext(marked)}
        >
          <MessageSquarePlus aria-hidden />
          Write next message
        </Button>
      )}
    </div>
  );
}
