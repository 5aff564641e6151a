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
import type { MessageSteps } from './use-message-steps';

export interface DeskMessageProps {
  message: OutreachMessage;
  campaign: OutreachCampaign | undefined;
  desk: DeskState;
  steps: MessageSteps;
  isKeysOn: boolean;
  now: number;
}

/** What can be done to the message on the desk, by button and by key. */
export function useDeskActions({ message, campaign, desk, steps, isKeysOn, now }: DeskMessageProps) {
  // By id: another message on the desk is not being edited.
  const [editedId, setEditedId] = useState<string | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const profileLink = useRef<HTMLAnchorElement>(null);
  const isEditing = editedId === message.id;
  const name = recipientText(message);
  const isWaiting = message.status === 'pending';
  const refusal = isWaiting ? sendingRefused(message, campaign, desk.desk.data, now) : null;
  const actions = actionsFor(message);

  const mark = async (action: MessageAction, reason = '') => {
    if (steps.isBusy) return;
    if (!actions.includes(action)) return steps.tell(`${name} is ${MESSAGE_STATUS[message.status].label}.`);
    if (action === 'sent' && refusal !== null) return steps.tell(refusal);
    desk.hold({ follow: action !== 'skip' });
    if ((await steps.mark(message, action, reason)) && action !== 'accepted') desk.unpin();
  };
  const write = () => isWaiting && !message.isSuppressed && void steps.write(message);
  const edit = () => isWaiting && setEditedId(message.id);
  const copy = async () => {
    if (message.messageContent === null) return steps.tell('There is no text yet. Write the draft first.');
    try {
      await copyText(message.messageContent);
      toast({ title: 'Copied!' });
    } catch (error) {
      toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
    }
  };
  const fail = () => setFailedId(message.id);
  const keys: Record<DeskKey, () => unknown> = {
    j: () => desk.move(1),
    k: () => desk.move(-1),
    w: write,
    e: edit,
    c: copy,
    // A plain link that the person opens; the letter presses it.
    o: () => profileLink.current?.click() ?? steps.tell(`No profile of ${name} is known.`),
    s: () => mark('sent'),
    a: () => mark('accepted'),
    r: () => mark('replied'),
    f: () => actions.includes('failed') && fail(),
    x: () => mark('skip'),
    t: () => desk.show(desk.pile === 'send' ? 'answers' : 'send'),
  };
  useDeskKeys(isKeysOn && !isEditing, (key) => void keys[key]());

  return {
    isEditing,
    isFailing: failedId === message.id,
    refusal,
    actions,
    profileLink,
    mark,
    write,
    edit,
    copy,
    fail,
    stopEditing: () => setEditedId(null),
    stopFailing: () => setFailedId(null),
  };
}
