import { AI_PROVIDERS } from '@workbench/connectors/language-model/types';
import { GeneratedMessageModel } from '@workbench/db';
import type { ModelBehaviour } from '@workbench/sandbox/server';
import { generateMessage, streamMessage } from '@workbench/services/ai';
import { generateMessageInput, type MessageProgress, messageTypeSchema } from '@workbench/services/ai/schemas';
import { describe, expect, it } from 'vitest';
import { MODEL_NAME, useContactBench } from './contact-bench.ts';

const bench = useContactBench();
const FACT = {
  id: 'F1',
  text: 'Northwind Robotics opened a plant in Leipzig',
  source: 'Report of 2026-11-02',
  date: '2026-10-30',
};

function inputOf(messageType: 'connection_request' | 'direct_message' | 'follow_up', overrides: object = {}) {
  const request = generateMessageInput.parse({
    recipientName: 'Marta Olsen',
    recipientCompany: 'Northwind Robotics',
    campaignGoal: 'a talk about spare parts',
    senderName: 'Jonas Weber',
    facts: [FACT],
    ...overrides,
  });
  return { ...request, messageType };
}

/** Everything that a writer tells, in order. */
async function written(input: ReturnType<typeof inputOf>) {
  const told: MessageProgress[] = [];
  for await (const progress of streamMessage({ ctx: bench.ctx, input })) told.push(progress);
  const last = told.at(-1);
  if (last?.kind !== 'done') throw new Error('The message was not finished');
  return { told, message: last.message };
}

describe.each(AI_PROVIDERS)('a model of %s', (provider) => {
  it.each(messageTypeSchema.options)('writes a %s, piece by piece, of what is given alone', async (messageType) => {
    bench.useModel({ provider });
    const { told, message } = await written(inputOf(messageType));
    const pieces = told.flatMap((progress) => (progress.kind === 'piece' ? [progress.text] : []));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('').trim()).toBe(message.message);
    expect(message).toMatchObject({ messageType, isTrimmed: false, unsupported: [] });
    expect(message.message).toContain(FACT.text);
    expect(message.writer).toMatchObject({ kind: 'model', name: MODEL_NAME });
    expect(message.tokens).toBeGreaterThan(0);
  });

  it('that invents has each invention shown with the reason', async () => {
    bench.useModel({ provider });
    bench.models.behave('inventing');
    const { unsupported } = await generateMessage({ ctx: bench.ctx, input: inputOf('direct_message') });
    const flagged = unsupported.map(({ text }) => text).join(' | ');
    for (const invention of ['777 million', 'Zyxcorp', 'Atlantis']) expect(flagged).toContain(invention);
    for (const { reason } of unsupported) expect(reason).not.toBe('');
  });

  it('that agrees to what it has invented has it shown all the same', async () => {
    bench.useModel({ provider });
    bench.models.behave('agreeing');
    const { unsupported, secondReading } = await generateMessage({ ctx: bench.ctx, input: inputOf('direct_message') });
    expect(secondReading).toMatchObject({ failure: null });
    expect(secondReading?.sentences.every(({ isSupported }) => isSupported)).toBe(true);
    const flagged = unsupported.map(({ text }) => text).join(' | ');
    for (const invention of ['777 million', 'Zyxcorp', 'Atlantis']) expect(flagged).toContain(invention);
  });

  it('that reads again what the check marks wrongly gets it through, in one call', async () => {
    bench.useModel({ provider });
    const note = { id: 'F2', text: 'Wants spare parts for the Leipzig plant', source: 'Note', date: null };
    const before = bench.models.calls().length;
    const message = await generateMessage({ ctx: bench.ctx, input: inputOf('direct_message', { facts: [note] }) });
    expect(message.message).toContain('You asked us for spare parts');
    expect(message).toMatchObject({ unsupported: [], secondReading: { failure: null } });
    expect(bench.models.calls().length - before).toBe(2);
  });

  it.each<ModelBehaviour>(['broken-json', 'wrong-shape', 'server-error', 'rate-limited', 'breaks-off', 'text-in-200'])(
    'that fails with %s when it reads again leaves the message to the check',
    async (behaviour) => {
      bench.useModel({ provider });
      bench.models.behave(behaviour);
      bench.models.behave('inventing', 1);
      const message = await generateMessage({ ctx: bench.ctx, input: inputOf('direct_message') });
      expect(message.unsupported.map(({ text }) => text).join(' | ')).toContain('Zyxcorp');
      expect(message.secondReading).toMatchObject({ failure: expect.stringMatching(/\w/), sentences: [] });
    },
  );

  it('that writes too much is asked once to shorten it, and the limit is kept', async () => {
    bench.useModel({ provider });
    bench.models.behave('too-long');
    const before = bench.models.calls().length;
    const { told, message } = await written(inputOf('connection_request', { limit: 200 }));
    expect(told.filter(({ kind }) => kind === 'again')).toHaveLength(1);
    expect(message).toMatchObject({ isTrimmed: false, limit: 200, unsupported: [] });
    expect(message.length).toBeLessThanOrEqual(200);
    expect(bench.models.calls().length - before).toBe(2);
  });

  it('that never writes shorter is cut at the limit, and that is told', async () => {
    bench.useModel({ provider });
    bench.models.behave('never-short');
    const { message } = await written(inputOf('connection_request'));
    expect(message).toMatchObject({ isTrimmed: true, length: 300 });
    expect(message.message.endsWith('...')).toBe(true);
  });

  it.each<[ModelBehaviour, RegExp]>([
    ['empty', /empty/],
    ['rate-limited', /limiting requests/],
    ['server-error', /fails at the moment/],
    ['unauthorized', /AI_API_KEY/],
    ['no-credit', /credit/],
    ['breaks-off', /broke off/],
  ])('that fails with %s ends in words that name the way out, and nothing is kept', async (behaviour, why) => {
    bench.useModel({ provider });
    bench.models.behave(behaviour);
    const before = await GeneratedMessageModel.countDocuments();
    const failing = generateMessage({ ctx: bench.ctx, input: inputOf('direct_message') });
    await expect(failing).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringMatching(why) });
    await expect(failing).rejects.toThrow('built-in writer');
    expect(await GeneratedMessageModel.countDocuments()).toBe(before);
  });

  it('that is slow streams what it has so far', async () => {
    bench.useModel({ provider });
    bench.models.behave('slow');
    const { told } = await written(inputOf('direct_message'));
    expect(told.length).toBeGreaterThan(3);
  });
});

it.each(['en', 'de', 'fr', 'es'])('has nothing against an honest message in %s', async (language) => {
  const { message } = await written(inputOf('follow_up', { language }));
  expect(message.unsupported).toEqual([]);
});
