import { expect, it } from 'vitest';
import { HOSTS, SEEDED_CLAIMS } from '../check/check-message.cases.ts';
import { REQUESTS } from '../check/check-message.fixtures.ts';
import { checkMessage } from '../check/check-message.ts';
import { PARAPHRASED_CLAIMS } from '../check/paraphrased-claims.cases.ts';
import { TURNED_FACTS } from '../check/turned-facts.cases.ts';
import type { MessageRequest } from '../schemas.ts';
import { applyReadings } from './apply-readings.ts';
import { sentencesToRead } from './sentences-to-read.ts';

const invented = (cases: readonly { language: keyof typeof REQUESTS; claim: string }[]) =>
  cases.map(({ language, claim }) => ({
    text: (HOSTS[language][0] ?? '#').replace('#', claim),
    request: REQUESTS[language],
  }));

const linesOf = ({ facts, campaignGoal, recipientTitle, senderTitle }: MessageRequest) => [
  ...facts.map(({ text }) => text),
  campaignGoal,
  recipientTitle,
  senderTitle,
];

/** Says of each sentence that it is supported, by the line of the request that is next. */
function liedThrough({ text, request }: { text: string; request: MessageRequest }, turn: number): boolean {
  const claims = checkMessage(text, request);
  const lines = linesOf(request);
  const readings = sentencesToRead(text, claims).map((sentence, index) => ({
    text: sentence.text,
    isSupported: true,
    basis: [lines[(turn + index) % lines.length] ?? ''],
  }));
  return claims.length > 0 && applyReadings(claims, { text, request, readings }).length === 0;
}

const shareLiedThrough = (messages: ReturnType<typeof invented>): number =>
  messages.filter((message, turn) => liedThrough(message, turn)).length / messages.length;

it('lifts next to none of what is invented for a reader that agrees to all', () => {
  const seeded = SEEDED_CLAIMS.map(({ text, language }) => ({ text, request: REQUESTS[language] }));
  expect(shareLiedThrough(seeded)).toBeLessThanOrEqual(0.01);
  expect(shareLiedThrough(invented(PARAPHRASED_CLAIMS))).toBeLessThanOrEqual(0.01);
});

it('lifts little of facts turned round, even for one that names the right fact', () => {
  const turned = invented(TURNED_FACTS);
  const lifted = turned.filter((message) => linesOf(message.request).some((_, turn) => liedThrough(message, turn)));
  expect(lifted.length / turned.length).toBeLessThanOrEqual(0.025);
});
