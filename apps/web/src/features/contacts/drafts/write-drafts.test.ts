import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { expect, it } from 'vitest';
import { type DraftCounts, NO_DRAFTS, writeDrafts } from './write-drafts.ts';

const message = (recipientName: string, fields: Partial<OutreachMessage> = {}) =>
  ({
    campaignId: 'fair',
    recipientName,
    status: 'pending',
    messageContent: null,
    isSuppressed: false,
    ...fields,
  }) as OutreachMessage;

const INBOX: Record<string, OutreachMessage[]> = {
  ada: [message('Ada', { campaignId: 'other', messageContent: 'Hello' }), message('Ada')],
  ben: [message('Ben', { messageContent: 'Hello Ben' })],
  cem: [message('Cem', { status: 'failed' })],
  dee: [message('Dee', { isSuppressed: true })],
  eve: [],
  fay: [message('Fay')],
  gil: [message('Gil')],
};

async function run(options: { broken?: string; stopAfter?: number }) {
  const written: string[] = [];
  let counts: DraftCounts = NO_DRAFTS;
  const work = writeDrafts({
    campaignId: 'fair',
    contactIds: Object.keys(INBOX),
    messagesTo: async (id) => INBOX[id] ?? [],
    write: async ({ recipientName }) => {
      if (recipientName === options.broken) throw new Error('No connection');
      if (recipientName === 'Fay') throw new RangeError('states what nothing supports');
      written.push(recipientName ?? '');
    },
    refusalOf: (error) => (error instanceof RangeError ? error.message : null),
    onProgress: (next) => {
      counts = next;
    },
    isStopped: () => counts.done === options.stopAfter,
  });
  const error = await work.then(
    () => null,
    (reason: Error) => reason.message,
  );
  return { written, counts, error };
}

it('writes what is missing, keeps what is there, and goes on after a refusal', async () => {
  expect(await run({})).toEqual({
    written: ['Ada', 'Gil'],
    counts: { done: 7, written: 2, kept: 2, skipped: 2, refused: ['Fay: states what nothing supports'] },
    error: null,
  });
});

it('stops when told to, and where nothing more can be written', async () => {
  expect(await run({ stopAfter: 1 })).toMatchObject({ written: ['Ada'], counts: { done: 1 }, error: null });
  expect(await run({ broken: 'Ada' })).toMatchObject({ written: [], counts: NO_DRAFTS, error: 'No connection' });
});
