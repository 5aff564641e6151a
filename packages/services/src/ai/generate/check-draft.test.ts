import { randomUUID } from 'node:crypto';
import { ConnectorError } from '@workbench/connectors/errors';
import { GeneratedMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { contextOf, inputOf, scriptedModel } from '../ai.fixtures.ts';
import { checkText } from '../check/check-text.ts';
import { generatedMessageSchema } from '../schemas.ts';
import { createTemplate } from '../templates/manage-templates.ts';
import { generateMessage, streamMessage } from './generate-message.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const ctx = contextOf();

describe('the second reading of what a model wrote', () => {
  const facts = [{ id: 'f1', text: 'Wants the brochure sent again', source: 'Note', date: null }];
  const sentence = 'You asked us for the brochure again.';
  const text = `Hi Marta, I hope this finds you well. ${sentence}`;
  const input = inputOf('follow_up', { facts });

  it('lifts what it proves, in one call for all sentences, which is paid for', async () => {
    const { model, asked } = scriptedModel(text, ({ isMarked }) => ({
      verdict: 'supported',
      basis: isMarked ? ['Wants the brochure sent again'] : [],
    }));
    const message = await generateMessage({ ctx: contextOf(model), input });
    expect(message).toMatchObject({
      unsupported: [],
      tokens: 240,
      secondReading: { version: 'message-reading 1', failure: null },
    });
    expect(message.secondReading?.sentences).toContainEqual({
      text: sentence,
      isSupported: true,
      basis: ['Wants the brochure sent again'],
    });
    expect(asked).toHaveLength(2);
    const { instructions = '', prompt = '' } = asked[1] ?? {};
    expect(instructions).not.toContain('brochure');
    expect(prompt).toContain('Fact (undated, Note): Wants the brochure sent again');
    expect(prompt).toContain(`<message>\n${text}\n</message>`);
    expect(prompt).toMatch(
      /You asked us for the brochure again\.\nNot found in the data by the program: .+\n<\/sentence>/,
    );
    expect(await GeneratedMessageModel.findById(message.id).lean()).toMatchObject({ data: message });
    expect(generatedMessageSchema.parse(message)).toEqual(message);
  });

  it('counts when the text is checked again, as long as sentence and fact are as they were', async () => {
    const { model } = scriptedModel(text, ({ isMarked }) => ({
      verdict: 'supported',
      basis: isMarked ? ['Wants the brochure sent again'] : [],
    }));
    const { id: messageId, request } = await generateMessage({ ctx: contextOf(model), input });
    const check = async (given: object) =>
      (await checkText({ ctx, input: { text, request, messageId, ...given } })).unsupported.length > 0;
    expect(await check({})).toBe(false);
    expect(await check({ text: `${text} Shall we talk?` })).toBe(false);
    expect(await check({ messageId: null })).toBe(true);
    expect(await check({ messageId: randomUUID() })).toBe(true);
    expect(await check({ text: text.replace('us for', 'me for') })).toBe(true);
    expect(await check({ request: { ...request, facts: [] } })).toBe(true);
  });

  it('rejects a sentence that the check lets pass, until a fact is added', async () => {
    const { model } = scriptedModel(text, ({ isMarked }) => ({
      verdict: isMarked ? 'supported' : 'not supported',
      basis: isMarked ? ['Wants the brochure sent again'] : [],
    }));
    const { id: messageId, request, unsupported } = await generateMessage({ ctx: contextOf(model), input });
    expect(unsupported.map((claim) => claim.text)).toEqual(['Hi Marta, I hope this finds you well.']);
    const added = {
      ...request,
      facts: [...request.facts, { id: 'n', text: 'All is well', source: 'Note', date: null }],
    };
    expect((await checkText({ ctx, input: { text, request, messageId } })).unsupported).toEqual(unsupported);
    expect((await checkText({ ctx, input: { text, request: added, messageId } })).unsupported).toEqual([]);
  });

  it.each([
    new ConnectorError('rate_limited', 'ai', 'The model is limiting requests'),
    new ConnectorError('vendor_unavailable', 'ai', 'The model did not answer in time'),
    new ConnectorError('contract_changed', 'ai', 'The answer is no JSON'),
    new ConnectorError('credits_exhausted', 'ai', 'The credit is used up'),
  ])('that fails leaves the message to the check alone, and says so: %s', async (failure) => {
    const { model, asked } = scriptedModel(text, failure);
    const message = await generateMessage({ ctx: contextOf(model), input });
    expect(message.unsupported).not.toEqual([]);
    expect(message).toMatchObject({ tokens: 120, secondReading: { failure: failure.message, sentences: [] } });
    expect(asked).toHaveLength(2);
  });

  it('is not made where the check finds nothing, nor for other writers', async () => {
    const { model, asked } = scriptedModel('Hi Marta. Shall we talk?');
    expect(await generateMessage({ ctx: contextOf(model), input })).not.toHaveProperty('secondReading');
    const body = 'Hi {{firstName}}, you raised $40 million.';
    const own = { name: 'Own', messageType: 'direct_message' as const, body };
    const { id: templateId } = await createTemplate({ ctx, input: own });
    const filled = await generateMessage({
      ctx: contextOf(model),
      input: inputOf('direct_message', { templateId }),
    });
    expect(filled.unsupported).not.toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('that is interrupted keeps no message', async () => {
    const stop = new AbortController();
    const { model } = scriptedModel(text, () => {
      stop.abort();
      throw new ConnectorError('vendor_unavailable', 'ai', 'was interrupted');
    });
    const told = await Array.fromAsync(streamMessage({ ctx: contextOf(model), input, signal: stop.signal }));
    expect(told.every(({ kind }) => kind === 'piece')).toBe(true);
    expect(await GeneratedMessageModel.countDocuments()).toBe(0);
  });
});
