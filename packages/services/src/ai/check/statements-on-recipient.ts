import { canonicalText } from '../../shared/statements/canonical/canonical-text.ts';
import { companyNameVariants } from '../../shared/statements/company-names.ts';
import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import {
  DENIALS,
  HARMLESS_WORDS,
  LEADS,
  OPEN_WORDS,
  REASON_CLAUSE,
  REASON_WORDS,
  SUBJECTS,
} from './claims/statement-words.ts';
import type { Grounding } from './facts/grounding.ts';
import { findNumbers } from './mentions/find-numbers.ts';
import { toClaim } from './overlapping-claims.ts';
import { foldPreservingLength, wordsIn } from './words/fold-preserving-length.ts';
import { SENTENCE } from './words/message-sentences.ts';
import { NEUTRAL_WORDS } from './words/synonyms.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Northwind Robotics has …", "You are …", "The plant in Leipzig was …": what a sentence says of its subject. */
function predicateOf(sentence: string, language: MessageLanguage, request: MessageRequest, grounding: Grounding) {
  const folded = foldPreservingLength(sentence);
  const lead = new RegExp(`^\\s*(?:(?:${LEADS[language]})\\s+)?`, 'i').exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(lead);
  const names = companyNameVariants({ name: request.recipientCompany, domain: '' }).map(foldPreservingLength);
  const subjects = [...names.map((name) => `${escaped(name)}(?!['\\w-])`), SUBJECTS[language].person];
  const person = new RegExp(`^(?:${subjects.join('|')})\\s`, 'i').exec(rest)?.[0];
  if (request.recipientCompany !== '' && person !== undefined) return sentence.slice(lead + person.length);
  const thing = new RegExp(`^(?:${SUBJECTS[language].article})\\s?([\\p{L}-]{4,})\\s`, 'iu').exec(rest);
  const noun = thing?.[1] ?? '';
  const isOfFact = noun !== '' && request.facts.some(({ text }) => wordsIn(text).includes(noun.toLowerCase()));
  return thing && isOfFact && grounding.supportsMeaning(noun) ? sentence.slice(lead + thing[0].length) : null;
}

/**
 * Sentences that say of the recipient what no field and no fact has words for, or deny what a fact says. Questions, and
 * what only may or could be, state nothing.
 */
export function statementsOnRecipient(
  text: string,
  request: MessageRequest,
  grounding: Grounding,
  language: MessageLanguage,
): UnsupportedClaim[] {
  const known = request.facts.map((fact) => fact.text).join(' ');
  const ofSender = new Set(wordsIn(request.senderCompany));
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    if (/\?\s*$/.test(sentence) || OPEN_WORDS[language].test(foldPreservingLength(sentence))) return [];
    const predicate = predicateOf(sentence, language, request, grounding);
    if (predicate === null) return [];
    const isDenied = DENIALS[language].test(foldPreservingLength(predicate));
    const isTurned = isDenied && !DENIALS[language].test(foldPreservingLength(known));
    const unknownIn = (said: string) => {
      const at = REASON_CLAUSE[language].exec(said)?.index ?? said.length;
      return [
        ...unknownWords(said.slice(0, at)),
        ...unknownWords(said.slice(at)).filter((word) => !REASON_WORDS[language].has(word)),
      ];
    };
    const unknownWords = (said: string) =>
      wordsIn(said).filter(
        (word) =>
          word.length > 2 &&
          !HARMLESS_WORDS[language].has(word) &&
          !grounding.supportsMeaning(word) &&
          !NEUTRAL_WORDS.has(word) &&
          !ofSender.has(word) &&
          findNumbers(word).length === 0 &&
          !/^\d/.test(word),
      );
    // "Hired six" of a fact that says "took on half a dozen".
    const isKnown = [predicate, canonicalText(predicate, null)].some((said) => unknownIn(said).length === 0);
    if (!isTurned && isKnown) return [];
    const start = index + (sentence.length - sentence.trimStart().length);
    return [toClaim('other', sentence.trim(), start)];
  });
}
