import { TRPCClientError } from '@trpc/client';
import type { MessageAction, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { doneText } from '../lib/desk';
import { recipientText } from '../lib/outreach-text';
import type { DeskState } from './use-desk';

interface Told {
  /** What happened last, in a sentence; read out by screen readers. */
  text: string;
  isProblem: boolean;
  /** Of which message a problem is. */
  messageId: string | null;
}

const QUIET: Told = { text: '', isProblem: false, messageId: null };

/** `conflict`: the message is another one by now, or what is wanted of it is not possible any more. */
type Outcome = 'done' | 'conflict' | 'failed';

/**
 * What is said of messages, written and edited; each step is one on the message as it was seen, and is refused when it
 * was changed meanwhile. One step at a time: the next begins when the screen has been read again, so that no key acts
 * on what has just changed.
 */
export function useMessageSteps({ note }: Pick<DeskState, 'note'>) {
  const utils = trpc.useUtils();
  const [told, setTold] = useState<Told>(QUIET);
  const [isBusy, setBusy] = useState(false);
  const change = trpc.outreach.changeStatus.useMutation();
  const write = trpc.outreach.writeDraft.useMutation();
  const edit = trpc.outreach.edit.useMutation();

  const run = async (message: OutreachMessage, title: string, step: () => Promise<string>): Promise<Outcome> => {
    if (isBusy) return 'failed';
    setBusy(true);
    let outcome: Outcome = 'done';
    let next = QUIET;
    try {
      next = { ...QUIET, text: await step() };
    } catch (error) {
      outcome = isConflict(error) ? 'conflict' : 'failed';
      const text = errorMessage(error);
      next = { text, isProblem: true, messageId: message.id };
      toast({ title, description: text, variant: 'destructive' });
    }
    await invalidateAfter(utils, 'outreach.changed').catch(() => undefined);
    setTold(next);
    setBusy(false);
    return outcome;
  };

  return {
    told,
    tell: (text: string) => setTold({ ...QUIET, text }),
    isBusy,
    isWriting: write.isPending,
    isSaving: edit.isPending,
    mark: (seen: OutreachMessage, action: MessageAction, reason = '') =>
      run(seen, 'Failed to Change Message', async () => {
        note(await change.mutateAsync({ ...asSeen(seen), action, reason }), action);
        return doneText(action, recipientText(seen));
      }),
    write: (seen: OutreachMessage) =>
      run(seen, 'Failed to Write Draft', async () => {
        note(await write.mutateAsync(asSeen(seen)), null);
        return `The draft for ${recipientText(seen)} is written.`;
      }),
    edit: (seen: OutreachMessage, text: string) =>
      run(seen, 'Failed to Save Message', async () => {
        note(await edit.mutateAsync({ ...asSeen(seen), text }), null);
        return `The draft for ${recipientText(seen)} is saved.`;
      }),
  };
}

const asSeen = ({ id, revision }: OutreachMessage) => ({ messageId: id, revision });

const isConflict = (error: unknown) => error instanceof TRPCClientError && error.data?.code === 'CONFLICT';

export type MessageSteps = ReturnType<typeof useMessageSteps>;
