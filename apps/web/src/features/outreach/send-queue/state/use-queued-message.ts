import type { MessageAction, OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useRef, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';
import { MESSAGE_STATUS_BADGE, recipientLabel } from '../../outreach-labels';
import { availableActions } from './message-actions';
import type { QueueShortcut } from './queue-shortcuts';
import { sendBlockedReason } from './send-blocked';
import type { MessageEdits } from './use-message-edits';
import type { MessageMutations } from './use-message-mutations';
import { useMessageRecord } from './use-message-record';
import { useQueueShortcuts } from './use-queue-shortcuts';
import type { SendQueueState } from './use-send-queue';

export interface QueuedMessageProps {
  message: OutreachMessage;
  campaign: OutreachCampaign | undefined;
  queue: SendQueueState;
  mutations: MessageMutations;
  edits: MessageEdits;
  notes: MessageEdits;
  areShortcutsOn: boolean;
  now: number;
}

/** A dialog about a message; what is confirmed is meant of the message as it was when the dialog was opened. */
interface PendingConfirmation {
  kind: 'failure' | 'rewrite';
  id: string;
  /** null: the current revision, after a notice that it has changed. */
  revision: number | null;
}

/** What can be done to the message on the desk, by button and by key. */
export function useQueuedMessage({
  message,
  campaign,
  queue,
  mutations,
  edits,
  notes,
  areShortcutsOn,
  now,
}: QueuedMessageProps) {
  // By id: of another message on the desk nothing was asked.
  const [confirmation, setConfirmation] = useState<PendingConfirmation | null>(null);
  const profileLink = useRef<HTMLAnchorElement>(null);
  const edit = edits.get(message.id);
  const name = recipientLabel(message);
  const isWaiting = message.status === 'pending';
  const refusal = isWaiting ? sendBlockedReason(message, campaign, queue.plan.data, now) : null;
  const actions = availableActions(message);
  const isConfirming = (what: PendingConfirmation['kind']) =>
    confirmation?.kind === what && confirmation.id === message.id;
  const requestConfirmation = (what: PendingConfirmation['kind']) =>
    setConfirmation({ kind: what, id: message.id, revision: message.revision });
  const closeConfirmation = () => setConfirmation(null);
  const atRevision = (revision: number | null | undefined) => ({ ...message, revision: revision ?? message.revision });

  const announce = (text: string) => {
    mutations.announce(text);
    return 'told' as const;
  };
  const mark = async (action: MessageAction, { reason = '', as = message } = {}) => {
    if (mutations.isBusy) return 'failed';
    if (!actions.includes(action)) return announce(`${name} is ${MESSAGE_STATUS_BADGE[message.status].label}.`);
    if (action === 'sent' && refusal !== null) return announce(refusal);
    return mutations.mark(as, action, reason);
  };
  /** The typed reason stays until it is noted. */
  const confirmFailure = async (reason: string) => {
    const outcome = await mark('failed', { reason, as: atRevision(confirmation?.revision) });
    if (outcome === 'done' || outcome === 'told') closeConfirmation();
    else if (outcome === 'conflict') setConfirmation((before) => before && { ...before, revision: null });
  };
  const write = () => {
    if (!isWaiting || message.isSuppressed || mutations.isBusy) return;
    if (message.messageContent === null) void mutations.write(message);
    else requestConfirmation('rewrite');
  };
  const approve = async () => {
    if (mutations.isBusy) return;
    if ((await mutations.approve(message)) === 'done') queue.dismiss();
  };
  const save = async () => {
    if (edit === null || edit.text.trim() === '') return;
    const outcome = await mutations.edit(atRevision(edit.revision), edit.text);
    if (outcome === 'done') edits.end(message.id);
    // Told, and shown beside what is typed: saving once more is meant of that.
    else if (outcome === 'conflict') edits.change(message.id, { revision: null });
  };
  const copy = async () => {
    if (message.messageContent === null) return mutations.announce('No text yet. Write the draft first.');
    try {
      await copyText(message.messageContent);
      toast({ title: 'Copied!' });
    } catch (error) {
      toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
    }
  };
  const record = useMessageRecord({ message, queue, mutations, notes });
  const keys: Record<QueueShortcut, () => unknown> = {
    j: () => queue.move(1),
    k: () => queue.move(-1),
    w: write,
    e: () => isWaiting && edits.begin(message),
    c: copy,
    // A plain link that the person opens; the letter presses it.
    o: () => profileLink.current?.click() ?? mutations.announce(`No profile for ${name}.`),
    s: () => mark('sent'),
    a: () => (message.needsReview ? approve() : mark('accepted')),
    r: () => mark('replied'),
    f: () => actions.includes('failed') && requestConfirmation('failure'),
    x: () => (message.needsReview ? queue.move(1) : mark('skip')),
    n: record.beginNote,
    m: record.writeNext,
    z: record.undo,
    t: () => queue.showTab(queue.nextTab),
  };
  useQueueShortcuts(areShortcutsOn && edit === null && record.note === null, (key) => void keys[key]());

  return {
    record,
    refusal,
    actions,
    profileLink,
    mark,
    approve,
    write,
    copy,
    requestFailureConfirmation: () => requestConfirmation('failure'),
    isFailing: isConfirming('failure'),
    confirmFailure,
    isRewriting: isConfirming('rewrite'),
    confirmRewrite: () => void mutations.write(atRevision(confirmation?.revision)),
    closeConfirmation: closeConfirmation,
    edit,
    beginEdit: () => isWaiting && edits.begin(message),
    typeText: (text: string) => edits.change(message.id, { text }),
    save,
    endEdit: () => edits.end(message.id),
  };
}

export type QueuedMessageState = ReturnType<typeof useQueuedMessage>;
