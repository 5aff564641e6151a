import type { MessageAction, OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useRef, useState } from 'react';
import { copyText } from '~/lib/copy-text';
import { errorMessage } from '~/lib/errors';
import { toast } from '~/lib/toast';
import { actionsFor, sendingRefused } from '../lib/desk';
import type { DeskKey } from '../lib/desk-keys';
import { MESSAGE_STATUS, recipientText } from '../lib/outreach-text';
import type { DeskState } from './use-desk';
import { useDeskKeys } from './use-desk-keys';
import type { Edits } from './use-edits';
import type { MessageSteps } from './use-message-steps';

export interface DeskMessageProps {
  message: OutreachMessage;
  campaign: OutreachCampaign | undefined;
  desk: DeskState;
  steps: MessageSteps;
  edits: Edits;
  isKeysOn: boolean;
  now: number;
}

/** A dialog about a message; what is confirmed is meant of the message as it was when the dialog was opened. */
interface Asked {
  what: 'failure' | 'rewrite';
  id: string;
  /** null: as it is shown, since it was told that it has changed. */
  revision: number | null;
}

/** What can be done to the message on the desk, by button and by key. */
export function useDeskActions({ message, campaign, desk, steps, edits, isKeysOn, now }: DeskMessageProps) {
  // By id: of another message on the desk nothing was asked.
  const [asked, setAsked] = useState<Asked | null>(null);
  const profileLink = useRef<HTMLAnchorElement>(null);
  const edit = edits.of(message.id);
  const name = recipientText(message);
  const isWaiting = message.status === 'pending';
  const refusal = isWaiting ? sendingRefused(message, campaign, desk.desk.data, now) : null;
  const actions = actionsFor(message);
  const isAsked = (what: Asked['what']) => asked?.what === what && asked.id === message.id;
  const ask = (what: Asked['what']) => setAsked({ what, id: message.id, revision: message.revision });
  const closeQuestion = () => setAsked(null);
  const seen = (revision: number | null | undefined) => ({ ...message, revision: revision ?? message.revision });

  const tell = (text: string) => {
    steps.tell(text);
    return 'told' as const;
  };
  const mark = async (action: MessageAction, { reason = '', as = message } = {}) => {
    if (steps.isBusy) return 'failed';
    if (!actions.includes(action)) return tell(`${name} is ${MESSAGE_STATUS[message.status].label}.`);
    if (action === 'sent' && refusal !== null) return tell(refusal);
    return steps.mark(as, action, reason);
  };
  /** The typed reason stays until it is noted. */
  const confirmFailure = async (reason: string) => {
    const outcome = await mark('failed', { reason, as: seen(asked?.revision) });
    if (outcome === 'done' || outcome === 'told') closeQuestion();
    else if (outcome === 'conflict') setAsked((before) => before && { ...before, revision: null });
  };
  const write = () => {
    if (!isWaiting || message.isSuppressed || steps.isBusy) return;
    if (message.messageContent === null) void steps.write(message);
    else ask('rewrite');
  };
  const save = async () => {
    if (edit === null || edit.text.trim() === '') return;
    const outcome = await steps.edit(seen(edit.revision), edit.text);
    if (outcome === 'done') edits.end(message.id);
    // Told, and shown beside what is typed: saving once more is meant of that.
    else if (outcome === 'conflict') edits.change(message.id, { revision: null });
  };
  const copy = async () => {
    if (message.messageContent === null) return steps.tell('There is no text yet. Write the draft first.');
    try {
      await copyText(message.messageContent);
      toast({ title: 'Copied!' });
    } catch (error) {
      toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
    }
  };
  const keys: Record<DeskKey, () => unknown> = {
    j: () => desk.move(1),
    k: () => desk.move(-1),
    w: write,
    e: () => isWaiting && edits.begin(message),
    c: copy,
    // A plain link that the person opens; the letter presses it.
    o: () => profileLink.current?.click() ?? steps.tell(`No profile of ${name} is known.`),
    s: () => mark('sent'),
    a: () => mark('accepted'),
    r: () => mark('replied'),
    f: () => actions.includes('failed') && ask('failure'),
    x: () => mark('skip'),
    t: () => desk.show(desk.pile === 'send' ? 'answers' : 'send'),
  };
  useDeskKeys(isKeysOn && edit === null, (key) => void keys[key]());

  return {
    refusal,
    actions,
    profileLink,
    mark,
    write,
    copy,
    fail: () => ask('failure'),
    isFailing: isAsked('failure'),
    confirmFailure,
    isRewriting: isAsked('rewrite'),
    confirmRewrite: () => void steps.write(seen(asked?.revision)),
    closeQuestion,
    edit,
    beginEdit: () => isWaiting && edits.begin(message),
    typeText: (text: string) => edits.change(message.id, { text }),
    save,
    endEdit: () => edits.end(message.id),
  };
}

export type DeskActionsState = ReturnType<typeof useDeskActions>;
