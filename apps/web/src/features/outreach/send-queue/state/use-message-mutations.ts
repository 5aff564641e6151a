import { TRPCClientError } from '@trpc/client';
import type { MessageAction, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { recipientLabel } from '../../outreach-labels';
import { actionDoneText } from './message-actions';
import type { SendQueueState } from './use-send-queue';

interface Announcement {
  /** What happened last, in a sentence; read out by screen readers. */
  text: string;
  isProblem: boolean;
  /** Of which message a problem is. */
  messageId: string | null;
}

const NO_ANNOUNCEMENT: Announcement = { text: '', isProblem: false, messageId: null };

/** `conflict`: the message is another one by now, or what is wanted of it is not possible any more. */
type MutationOutcome = 'done' | 'conflict' | 'failed';

/**
 * What is said of messages, written and edited; each step is one on the message as it was seen, and is refused when it
 * was changed meanwhile. One step at a time: the next begins when the screen has been read again, so that no key acts
 * on what has just changed.
 */
export function useMessageMutations({ applyChange, open }: Pick<SendQueueState, 'applyChange' | 'open'>) {
  const [announcement, setAnnouncement] = useState<Announcement>(NO_ANNOUNCEMENT);
  const [isBusy, setBusy] = useState(false);
  /** The one that was marked last here: it may have left the desk. */
  const [marked, setMarked] = useState<OutreachMessage | null>(null);
  const meta = { awaitsReads: true } as const;
  const change = trpc.outreach.changeStatus.useMutation({
    onSuccess: (changed, { action }) => {
      setMarked(changed);
      applyChange(changed, action);
    },
    meta,
  });
  const undo = trpc.outreach.undoMark.useMutation({
    onSuccess: (undone) => {
      setMarked(null);
      open(undone);
    },
    meta,
  });
  const note = trpc.outreach.saveNote.useMutation({ onSuccess: (noted) => applyChange(noted, null), meta });
  const createNext = trpc.outreach.createNext.useMutation({ onSuccess: open, meta });
  const approve = trpc.outreach.approveDraft.useMutation({ meta });
  const reschedule = trpc.outreach.rescheduleNext.useMutation({ onSuccess: (moved) => applyChange(moved, null), meta });
  const removeNext = trpc.outreach.removeNext.useMutation({ onSuccess: open, meta });
  const suppress = trpc.outreach.suppressRecipient.useMutation({ meta });
  const write = trpc.outreach.writeDraft.useMutation({ onSuccess: (written) => applyChange(written, null), meta });
  const edit = trpc.outreach.edit.useMutation({ onSuccess: (edited) => applyChange(edited, null), meta });

  const run = async (
    message: OutreachMessage,
    title: string,
    step: () => Promise<string>,
  ): Promise<MutationOutcome> => {
    if (isBusy) return 'failed';
    setBusy(true);
    let outcome: MutationOutcome = 'done';
    let next = NO_ANNOUNCEMENT;
    try {
      next = { ...NO_ANNOUNCEMENT, text: await step() };
    } catch (error) {
      outcome = isConflict(error) ? 'conflict' : 'failed';
      const text = errorMessage(error);
      next = { text, isProblem: true, messageId: message.id };
      toast({ title, description: text, variant: 'destructive' });
    }
    setAnnouncement(next);
    setBusy(false);
    return outcome;
  };

  return {
    announcement: announcement,
    announce: (text: string) => setAnnouncement({ ...NO_ANNOUNCEMENT, text }),
    isBusy,
    isWriting: write.isPending,
    isSaving: edit.isPending,
    isSavingNote: note.isPending,
    marked,
    undo: (seen: OutreachMessage) =>
      run(seen, 'Failed to Undo', async () => {
        await undo.mutateAsync(toVersionedId(seen));
        return `Undone for ${recipientLabel(seen)}.`;
      }),
    saveNote: (seen: OutreachMessage, text: string) =>
      run(seen, 'Failed to Save Note', async () => {
        await note.mutateAsync({ ...toVersionedId(seen), note: text });
        return text.trim() === '' ? 'Note removed.' : `Note on ${recipientLabel(seen)} saved.`;
      }),
    suppress: (seen: OutreachMessage) =>
      run(seen, 'Failed to Suppress', async () => {
        await suppress.mutateAsync({ messageId: seen.id });
        return `${recipientLabel(seen)} is on the do-not-contact list.`;
      }),
    mark: (seen: OutreachMessage, action: MessageAction, reason = '') =>
      run(seen, 'Failed to Update Message', async () => {
        await change.mutateAsync({ ...toVersionedId(seen), action, reason });
        return actionDoneText(action, recipientLabel(seen));
      }),
    write: (seen: OutreachMessage) =>
      run(seen, 'Failed to Write Draft', async () => {
        await write.mutateAsync(toVersionedId(seen));
        return `Draft for ${recipientLabel(seen)} written.`;
      }),
    /** Opens the next message, also when there is one already. */
    writeNext: (seen: OutreachMessage) =>
      run(seen, 'Failed to Create Message', async () => {
        await createNext.mutateAsync({ messageId: seen.id });
        return `Next message to ${recipientLabel(seen)}.`;
      }),
    approve: (seen: OutreachMessage) =>
      run(seen, 'Failed to Approve Draft', async () => {
        await approve.mutateAsync(toVersionedId(seen));
        return `Approved: ${recipientLabel(seen)}.`;
      }),
    reschedule: (seen: OutreachMessage, dueAt: string) =>
      run(seen, 'Failed to Change Day', async () => {
        await reschedule.mutateAsync({ ...toVersionedId(seen), dueAt });
        return `The message to ${recipientLabel(seen)} is due on another day.`;
      }),
    /** Opens the message before it. */
    removeNext: (seen: OutreachMessage) =>
      run(seen, 'Failed to Delete Message', async () => {
        await removeNext.mutateAsync(toVersionedId(seen));
        return `Next message to ${recipientLabel(seen)} deleted.`;
      }),
    edit: (seen: OutreachMessage, text: string) =>
      run(seen, 'Failed to Save Message', async () => {
        await edit.mutateAsync({ ...toVersionedId(seen), text });
        return `Draft for ${recipientLabel(seen)} saved.`;
      }),
  };
}

const toVersionedId = ({ id, revision }: OutreachMessage) => ({ messageId: id, revision });

const isConflict = (error: unknown) => error instanceof TRPCClientError && error.data?.code === 'CONFLICT';

export type MessageMutations = ReturnType<typeof useMessageMutations>;
