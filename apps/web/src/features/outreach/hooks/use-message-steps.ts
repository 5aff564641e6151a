import type { MessageAction, OutreachMessage, SendingDeskInput } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { deskAfter, doneText } from '../lib/desk';
import { recipientText } from '../lib/outreach-text';

interface Told {
  /** What happened last, in a sentence; read out by screen readers. */
  text: string;
  isProblem: boolean;
  /** Of which message a problem is. */
  messageId: string | null;
}

const QUIET: Told = { text: '', isProblem: false, messageId: null };

/**
 * What is said of messages, written and edited. One step at a time: the next begins when the screen has been read
 * again, so that no key acts on somebody who has just left.
 * @param shown what the desk was asked for
 */
export function useMessageSteps(shown: SendingDeskInput) {
  const utils = trpc.useUtils();
  const [told, setTold] = useState<Told>(QUIET);
  const [isBusy, setBusy] = useState(false);
  const change = trpc.outreach.changeStatus.useMutation();
  const write = trpc.outreach.writeDraft.useMutation();
  const edit = trpc.outreach.edit.useMutation();

  /** Whether it went well. */
  const run = async (message: OutreachMessage, title: string, step: () => Promise<string>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    let [isDone, outcome] = [false, QUIET];
    try {
      outcome = { ...QUIET, text: await step() };
      isDone = true;
    } catch (error) {
      const text = errorMessage(error);
      outcome = { text, isProblem: true, messageId: message.id };
      toast({ title, description: text, variant: 'destructive' });
    }
    await invalidateAfter(utils, 'outreach.changed').catch(() => undefined);
    setTold(outcome);
    setBusy(false);
    return isDone;
  };

  return {
    told,
    tell: (text: string) => setTold({ ...QUIET, text }),
    isBusy,
    isWriting: write.isPending,
    isSaving: edit.isPending,
    mark: (message: OutreachMessage, action: MessageAction, reason = '') =>
      run(message, 'Failed to Change Message', async () => {
        const changed = await change.mutateAsync({ messageId: message.id, action, reason });
        utils.outreach.desk.setData(shown, (desk) => desk && deskAfter(desk, changed, action));
        return doneText(action, recipientText(message));
      }),
    write: (message: OutreachMessage) =>
      run(message, 'Failed to Write Draft', async () => {
        await write.mutateAsync({ messageId: message.id });
        return `The draft for ${recipientText(message)} is written.`;
      }),
    edit: (message: OutreachMessage, text: string) =>
      run(message, 'Failed to Save Message', async () => {
        await edit.mutateAsync({ messageId: message.id, text });
        return `The draft for ${recipientText(message)} is saved.`;
      }),
  };
}

export type MessageSteps = ReturnType<typeof useMessageSteps>;
