import { expect, it } from 'vitest';
import { chooseSuperfluous } from './choose-superfluous.ts';

type Recipient = Parameters<typeof chooseSuperfluous>[0][number];

const message = (_id: string, parts: Partial<Recipient> = {}): Recipient => ({
  _id,
  campaignId: 'one',
  status: 'pending',
  sentAt: null,
  messageContent: 'Hi.',
  ...parts,
});
const SENT = { status: 'sent', sentAt: new Date(0) };
const BOUNCED = { ...SENT, status: 'failed' };
const STOPPED = { status: 'failed' };
const EMPTY = { messageContent: null };

it.each<[string, Partial<Recipient>, Partial<Recipient>, string[]]>([
  ['the other of two drafts', {}, {}, ['other']],
  ['an empty draft beside a text', EMPTY, {}, ['own']],
  ['a draft beside what was sent', {}, SENT, ['own']],
  ['a draft beside what was sent and failed later', {}, BOUNCED, ['own']],
  ['a draft beside one that a person has stopped', {}, STOPPED, ['own']],
  ['what was stopped beside what was sent', SENT, STOPPED, ['other']],
  ['none of two that were sent', SENT, BOUNCED, []],
  ['none of two campaigns', {}, { campaignId: 'two' }, []],
])('puts aside %s', (_, own, other, expected) => {
  expect(chooseSuperfluous([message('own', own)], [message('other', other)])).toEqual(expected);
});

it('leaves nothing to be sent where one of several was sent', () => {
  const survivors = [message('a', SENT), message('b')];
  expect(chooseSuperfluous(survivors, [message('c'), message('d', SENT)])).toEqual(['b', 'c']);
});
