import { findAddresses } from '../check/mentions/find-addresses.ts';
import type { MessageRequest, SentenceReading } from '../schemas.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import { findPassages } from './find-passages.ts';
import { provesName } from './proves-name.ts';
import { provesDate, provesNumber } from './proves-number.ts';
import { provesStatement } from './proves-statement.ts';
import { provesTitle } from './proves-title.ts';
import { type ReadSentence, readSentence } from './read-sentence.ts';
import { sentenceOf, sentencesToRead } from './sentences-to-read.ts';

interface ReadMessage {
  text: string;
  request: MessageRequest;
  /** Of its sentences, as far as they were read again. */
  readings: readonly SentenceReading[];
}

const NOT_SUPPORTED = 'The model that read the message again finds no field or fact that supports this sentence.';

/**
 * What nothing supports after a second reading. It lifts a claim whose sentence it supports by passages that are in the
 * request word for word and have to do with the claim, and adds the sentences that it rejects by itself. Whatever it says,
 * an address is not lifted, nor a number, a month or a name of which the passages have nothing.
 */
export function applyReadings(
  claims: readonly UnsupportedClaim[],
  { text, request, readings }: ReadMessage,
): UnsupportedClaim[] {
  const read = new Map(
    readings.flatMap(({ text: sentence, isSupported, basis }): [string, ReadSentence][] => {
      const passages = isSupported ? findPassages(basis, sentence, request) : null;
      return passages === null ? [] : [[sentence, readSentence(sentence, passages, request)]];
    }),
  );
  const lifted = claims.filter((claim) => {
    const sentence = read.get(sentenceOf(text, claim));
    return sentence !== undefined && provesClaim(claim, sentence, text);
  });
  const left = claims.filter((claim) => !lifted.some((one) => one === claim || isPartOfTitle(claim, one)));
  return [...left, ...rejectedSentences(claims, { text, readings })].sort((a, b) => a.at - b.at);
}

function provesClaim(claim: UnsupportedClaim, sentence: ReadSentence, message: string): boolean {
  if (findAddresses(claim.text).length > 0) return false;
  switch (claim.kind) {
    case 'number':
      return provesNumber(claim, sentence);
    case 'date':
      return provesDate(claim, sentence);
    case 'name':
      return provesName(claim, sentence);
    case 'title':
      return provesTitle(claim, sentence, message);
    default:
      return provesStatement(claim, sentence);
  }
}

/** "Engineer" of "Sales Engineer". */
const isPartOfTitle = (claim: UnsupportedClaim, title: UnsupportedClaim): boolean =>
  claim.kind === 'name' &&
  title.kind === 'title' &&
  title.at <= claim.at &&
  claim.at + claim.text.length <= title.at + title.text.length;

/** Where the check finds something itself, its claims say what. */
function rejectedSentences(
  claims: readonly UnsupportedClaim[],
  { text, readings }: Omit<ReadMessage, 'request'>,
): UnsupportedClaim[] {
  const rejected = new Set(readings.filter(({ isSupported }) => !isSupported).map((reading) => reading.text));
  return sentencesToRead(text, claims)
    .filter((sentence) => sentence.claims.length === 0 && rejected.has(sentence.text))
    .map((sentence) => ({ kind: 'other', text: sentence.text, at: sentence.at, reason: NOT_SUPPORTED }));
}
