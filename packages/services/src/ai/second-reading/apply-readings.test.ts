import { describe, expect, it } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import type { MessageRequest } from '../schemas.ts';
import { KEPT, LIFTED } from './apply-readings.cases.ts';
import { applyReadings } from './apply-readings.ts';
import { sentencesToRead } from './sentences-to-read.ts';

/** The claims of a text before and after a reading that supports each sentence by the same passages. */
function readAs(text: string, request: MessageRequest, basis: readonly string[], isSupported = true) {
  const claims = checkMessage(text, request);
  const readings = sentencesToRead(text, claims).map((one) => ({ text: one.text, isSupported, basis: [...basis] }));
  return { claims, left: applyReadings(claims, { text, request, readings }) };
}

describe('a reading that supports a sentence', () => {
  it.each(LIFTED)('lifts by %s', (_, request, text, basis) => {
    const { claims, left } = readAs(text, request, basis);
    expect(claims).not.toEqual([]);
    expect(left).toEqual([]);
  });

  it.each(KEPT)('lifts nothing by %s', (_, request, text, basis) => {
    const { claims, left } = readAs(text, request, basis);
    expect(claims).not.toEqual([]);
    expect(left).not.toEqual([]);
  });
});

const [, REQUEST, TEXT, BASIS] = LIFTED[0];

it('lifts nothing of a sentence that it rejects, and adds what it rejects by itself', () => {
  expect(readAs(TEXT, REQUEST, BASIS, false).left).toEqual(readAs(TEXT, REQUEST, []).claims);
  const text = `${TEXT} I hope that all went well there.`;
  const claims = checkMessage(text, REQUEST);
  const readings = sentencesToRead(text, claims).map((one) => ({
    text: one.text,
    isSupported: one.claims.length > 0,
    basis: [...BASIS],
  }));
  expect(applyReadings(claims, { text, request: REQUEST, readings })).toEqual([
    {
      kind: 'other',
      text: 'I hope that all went well there.',
      at: text.indexOf('I hope'),
      reason: expect.stringContaining('read the message again'),
    },
  ]);
});

it('leaves the claims of sentences that were not read', () => {
  const claims = checkMessage(TEXT, REQUEST);
  const readings = [{ text: TEXT.replace('us', 'me'), isSupported: true, basis: [...BASIS] }];
  expect(applyReadings(claims, { text: TEXT, request: REQUEST, readings })).toEqual(claims);
});

it('has the sentences read, those without a claim as well, and no greeting', () => {
  const text = `Hi Ada,\n\n${TEXT} Which day would suit you best?\n\nJo Hart\nAccount Exec`;
  expect(
    sentencesToRead(text, checkMessage(text, REQUEST)).map(({ text: sentence, claims }) => [
      sentence,
      claims.length > 0,
    ]),
  ).toEqual([
    [TEXT, true],
    ['Which day would suit you best?', false],
  ]);
});

it('takes no longer for words that could be a pattern', () => {
  const note = `Laughed: h${'m'.repeat(60)}x`;
  const request = { ...REQUEST, facts: REQUEST.facts.map((fact) => ({ ...fact, text: note })) };
  expect(readAs(`You met H${'m'.repeat(120)}o with us.`, request, [note]).left).not.toEqual([]);
});
