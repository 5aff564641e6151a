import type { SendQueue } from '@workbench/services/outreach/schemas';
import { describe, expect, it } from 'vitest';
import { message } from '../../outreach.fixtures.ts';
import { actionDoneText, applyActionToPlan, applyChangeToList, availableActions, tabAfter } from './message-actions.ts';
import { canWriteNext, nextMessageTarget } from './next-message.ts';
import { awaitingReply, reviewOrder } from './queue-orders.ts';
import { inactiveCampaignText, sendBlockedReason } from './send-blocked.ts';

const NOW = new Date(2026, 10, 21, 9, 0).getTime();

const pile = ['a', 'b', 'c'].map((id) => message({ id }));
const quota = { limit: 100, used: 1, left: 99, nextFreeAt: null };
const desk: SendQueue = {
  requests: quota,
  messages: { ...quota, limit: 50, left: 0, used: 50, nextFreeAt: new Date(2026, 10, 21, 14, 5).toISOString() },
  campaign: null,
  queue: pile,
  waiting: 3,
  needsReview: 0,
  dueLater: 0,
  nextDueAt: null,
  daysLeft: 1,
  suppressed: 0,
};
const active = { name: 'CTOs', status: 'active' } as const;

describe('drafts to be reviewed', () => {
  it('come in the order in which they were added, without who may not be shown', () => {
    const draft = (id: string, over = {}) => message({ id, needsReview: true, createdAt: `2026-11-2${id}`, ...over });
    const drafts = [draft('3'), draft('1'), draft('2', { isSuppressed: true }), message({ id: 'x' })];
    expect(reviewOrder(drafts).map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('are a queue of their own while there are any, and none of them can be marked as sent', () => {
    expect([tabAfter('send', true), tabAfter('review', true), tabAfter('answers', true)]).toEqual([
      'review',
      'answers',
      'send',
    ]);
    expect([tabAfter('send', false), tabAfter('answers', false)]).toEqual(['answers', 'send']);
    const draft = message({ needsReview: true, messageContent: 'Hi.' });
    expect(sendBlockedReason(draft, active, desk, NOW)).toBe('Not reviewed yet. Approve the draft first.');
  });
});

describe('what may be said of a message', () => {
  it.each([
    [{}, ['sent', 'skip', 'failed']],
    [{ status: 'sent' }, ['accepted', 'replied', 'failed']],
    [{ status: 'sent', messageType: 'direct_message' }, ['replied', 'failed']],
    [{ status: 'accepted' }, ['replied', 'failed']],
    [{ status: 'failed' }, ['retry']],
    [{ status: 'failed', sentAt: '2026-11-20T09:00:00.000Z' }, []],
    [{ status: 'replied' }, []],
    [{ needsReview: true }, []],
  ] as const)('of %j: %j', (over, actions) => expect(availableActions(message(over))).toEqual(actions));

  it('is told with the name', () => expect(actionDoneText('sent', 'Marta')).toBe('Marked as sent: Marta.'));
});

describe('sending', () => {
  it('is possible with a text, a free slot and an active campaign', () => {
    expect(sendBlockedReason(message(), active, desk, NOW)).toBeNull();
    expect(sendBlockedReason(message(), undefined, undefined, NOW)).toBeNull();
  });

  it.each([
    [{ isSuppressed: true }, /do-not-contact/],
    [{ messageContent: null }, /Write the draft first/],
    [{ messageContent: ' ' }, /Write the draft first/],
    [{ messageContent: 'x'.repeat(301) }, /exceeds 300/],
    [{ messageType: 'direct_message' }, /^Daily sending limit reached\. Next slot at 14:05\.$/],
  ] as const)('is refused for %j', (over, because) => {
    expect(sendBlockedReason(message(over), active, desk, NOW)).toMatch(because);
  });

  it('is refused when the campaign’s own slots are used', () => {
    const campaign = { ...quota, limit: 2, used: 2, left: 0, nextFreeAt: new Date(2026, 10, 21, 15, 30).toISOString() };
    const reason = 'Daily sending limit reached. Next slot at 15:30.';
    expect(sendBlockedReason(message(), active, { ...desk, campaign }, NOW)).toBe(reason);
    expect(sendBlockedReason(message(), active, { ...desk, campaign: { ...campaign, left: 1 } }, NOW)).toBeNull();
  });

  it('is refused while the campaign is not active', () => {
    expect(sendBlockedReason(message(), { name: 'CTOs', status: 'paused' }, desk, NOW)).toMatch(/is paused\. Start it/);
    expect(inactiveCampaignText({ name: 'CTOs', status: 'draft' })).toMatch(/is a draft\. Start it/);
    expect(inactiveCampaignText({ name: 'CTOs', status: 'completed' })).toMatch(/No more messages/);
  });
});

describe('the next message', () => {
  it.each([
    [{ status: 'accepted' }, true],
    [{ status: 'replied' }, true],
    [{ status: 'sent', nextMessageId: 'n' }, true],
    [{ status: 'sent' }, false],
    [{ status: 'pending' }, false],
    [{ status: 'replied', isErased: true }, false],
    [{ status: 'replied', isSuppressed: true }, false],
  ] as const)('after %j can be written: %s', (over, expected) => expect(canWriteNext(message(over))).toBe(expected));
});

describe('the letter for the next message', () => {
  const replied = message({ id: 'a', status: 'replied' });
  const shown = message({ id: 'b', status: 'accepted' });
  it('is meant for who has just replied, though another one is shown already', () =>
    expect(nextMessageTarget(shown, replied, 'a').id).toBe('a'));
  it('is meant for the shown one once the person has moved on, or when who was marked gets none', () => {
    expect(nextMessageTarget(shown, replied, null).id).toBe('b');
    expect(nextMessageTarget(shown, null, null).id).toBe('b');
    expect(nextMessageTarget(shown, message({ id: 'a', status: 'failed' }), 'a').id).toBe('b');
  });
});

describe('the plan after a step', () => {
  const ids = (after: SendQueue) => after.queue.map(({ id }) => id);
  const [first = message()] = pile;

  it('loses who was sent or failed, and puts who was skipped to its end', () => {
    expect(ids(applyActionToPlan(desk, first, 'sent'))).toEqual(['b', 'c']);
    expect(ids(applyActionToPlan(desk, first, 'failed'))).toEqual(['b', 'c']);
    expect(ids(applyActionToPlan(desk, first, 'skip'))).toEqual(['b', 'c', 'a']);
  });

  it('has the lists of what was sent and accepted moved as well', () => {
    const accepted = message({ id: 'b', status: 'accepted' });
    const idsOf = (status: 'sent' | 'accepted') => applyChangeToList(pile, accepted, status).map(({ id }) => id);
    expect(idsOf('sent')).toEqual(['a', 'c']);
    expect(idsOf('accepted')).toEqual(['b', 'a', 'c']);
  });

  it('stays for somebody who is not on it', () =>
    expect(applyActionToPlan(desk, message({ id: 'z' }), 'sent')).toBe(desk));
});

it('awaits an answer of who was sent or has accepted, the earliest first', () => {
  const sent = [
    message({ id: 'a', status: 'sent', sentAt: '2026-11-20T10:00:00.000Z' }),
    message({ id: 'b', status: 'accepted', sentAt: '2026-11-20T09:00:00.000Z' }),
    message({ id: 'c', status: 'replied', sentAt: '2026-11-20T08:00:00.000Z' }),
    message({ id: 'd' }),
  ];
  expect(awaitingReply(sent).map(({ id }) => id)).toEqual(['b', 'a']);
  const hidden = [message({ ...sent[0], isErased: true }), message({ ...sent[0], isSuppressed: true })];
  expect(awaitingReply([...hidden, ...sent]).map(({ id }) => id)).toEqual(['b', 'a']);
});
