import type { MessageFact, MessageRequest } from '../../schemas.ts';
import { cleanCompany, cleanName } from '../../writer/clean-fields.ts';
import type { MessageClause } from '../../written-message.ts';
import { findNumbers } from '../mentions/find-numbers.ts';
import { isProposalNumber } from '../mentions/proposal-numbers.ts';
import { foldPreservingLength, wordsIn } from '../words/fold-preserving-length.ts';
import { NEUTRAL_WORDS } from '../words/synonyms.ts';
import { type Grounding, groundingOf } from './grounding.ts';

const FIELDS = [
  'recipientName',
  'recipientTitle',
  'recipientCompany',
  'recipientIndustry',
  'campaignGoal',
  'senderName',
  'senderTitle',
  'senderCompany',
] as const;

/**
 * The share of a fact's meaningful words that a sentence must contain to mention it: a single one may occur by chance.
 */
const WORD_SHARE_MIN = 0.4;
const WORDS_MIN = 2;
/** A goal takes several forms: "introduce our tool", "introducing our tool". */
const GOAL_SHARE_MIN = 0.6;

/**
 * Attributes each sentence of a text, whoever wrote it, to the facts and fields that it mentions. A reading aid;
 * `checkMessage` finds unsupported claims.
 * @returns clauses that concatenate to the text
 */
export function attributeClauses(text: string, request: MessageRequest): MessageClause[] {
  const fieldWords = new Set(FIELDS.flatMap((field) => wordsIn(request[field])));
  return sentencesOf(text, request.language).map((sentence) => {
    const grounding = groundingOfText(sentence, request);
    const fields = FIELDS.filter((field) => mentionsField(sentence, grounding, field, request[field]));
    const facts = request.facts
      .filter((fact) => mentionsFact(sentence, grounding, fact, fieldWords))
      .map(({ id }) => id);
    return { text: sentence, restsOn: [...new Set([...fields, ...facts])] };
  });
}

/** A title or an initial with its full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|\p{Lu})\.\s*$/u;

function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    const goesOn = before !== undefined && (segment.trim() === '' || ABBREVIATION.test(before));
    if (goesOn) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** What may be said when nothing but this sentence were known. */
const groundingOfText = (text: string, request: MessageRequest): Grounding =>
  groundingOf({
    ...request,
    recipientName: '',
    recipientTitle: '',
    recipientCompany: '',
    recipientIndustry: '',
    campaignGoal: '',
    senderName: '',
    senderTitle: '',
    senderCompany: '',
    facts: [{ id: '', text, source: '', date: null }],
  });

/** Neither an initial, nor a title, nor the "de" between two names. */
const IS_NAME = /^(?!(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau)\b)(?:\p{Lu}\p{L}|\p{Lo})/u;

function mentionsField(sentence: string, grounding: Grounding, field: (typeof FIELDS)[number], value: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(value)) return false;
  if (containsWords(sentence, value)) return true;
  // Without its legal form, as people call a company.
  if (field === 'recipientCompany' || field === 'senderCompany') return containsWords(sentence, cleanCompany(value));
  if (field === 'campaignGoal') {
    const words = distinctiveWords(value);
    return (
      words.length >= WORDS_MIN &&
      words.filter((word) => grounding.supportsMeaning(word)).length >= words.length * GOAL_SHARE_MIN
    );
  }
  // A person is called by one of their names too.
  const isName = field === 'recipientName' || field === 'senderName';
  return (
    isName &&
    cleanName(value)
      .split(' ')
      .some((part) => IS_NAME.test(part) && containsWords(sentence, part))
  );
}

function mentionsFact(sentence: string, grounding: Grounding, { text }: MessageFact, fieldWords: Set<string>): boolean {
  if (text.trim() !== '' && containsWords(sentence, text.replace(/[\s.!?]+$/, ''))) return true;
  const isDistinctive = (word: string) => !wordsIn(word).every((part) => fieldWords.has(part));
  const words = distinctiveWords(text).filter(isDistinctive);
  const matchedCount = words.filter((word) => grounding.supportsMeaning(word)).length;
  if (words.length > 0 && matchedCount >= Math.min(words.length, Math.max(WORDS_MIN, words.length * WORD_SHARE_MIN)))
    return true;
  return namesIn(text).filter(isDistinctive).some(grounding.supportsName) || sharesNumber(sentence, text, grounding);
}

const distinctiveWords = (text: string) => [
  ...new Set(wordsIn(text).filter((word) => !NEUTRAL_WORDS.has(word) && !/^\d/.test(word))),
];

/** Capitalised words after the first word, which always is. In a headline all are, which means nothing. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]{2,}/gu)].map(([name]) => name);
  return names.length > text.split(' ').length / 2 ? [] : names;
}

function sharesNumber(sentence: string, fact: string, grounding: Grounding): boolean {
  const stated = findNumbers(sentence).some((number) => !isProposalNumber(number, sentence, sentence));
  return stated && findNumbers(fact).some((number) => grounding.supportsNumber(number));
}

/** As whole words: "Ana" is not in "analysis". */
function containsWords(sentence: string, value: string): boolean {
  const [text, part] = [sentence, value].map((one) => ` ${wordsIn(foldPreservingLength(one)).join(' ')} `) as [
    string,
    string,
  ];
  return part.trim() !== '' && text.includes(part);
}
