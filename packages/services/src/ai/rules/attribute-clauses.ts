import type { MessageFact, MessageRequest } from '../schemas.ts';
import type { MessageClause } from '../types.ts';
import { cleanName } from '../writer/names.ts';
import { findNumbers } from './find-numbers.ts';
import { foldText, wordsIn } from './fold-text.ts';
import { type Ground, groundOf } from './ground.ts';
import { isPoliteNumber } from './polite-numbers.ts';
import { NEUTRAL } from './word-groups.ts';

const FIELDS = [
  'recipientName',
  'recipientTitle',
  'recipientCompany',
  'recipientIndustry',
  'campaignGoal',
  'senderName',
  'senderTitle',
] as const;

/** Of a fact's telling words, so many tell that a sentence speaks of it: one alone may stand there by chance. */
const SHARE_MIN = 0.4;
const WORDS_MIN = 2;
/** A goal is told in other forms: "introduce our tool", "introducing our tool". */
const GOAL_SHARE_MIN = 0.6;

/**
 * Says for each sentence of a text, whoever wrote it, which facts and fields it speaks of. A help for the reader; what
 * nothing supports is found by `checkMessage`.
 * @returns joined without anything between them they are the text
 */
export function attributeClauses(text: string, request: MessageRequest): MessageClause[] {
  const fieldWords = new Set(FIELDS.flatMap((field) => wordsIn(request[field])));
  return sentencesOf(text, request.language).map((sentence) => {
    const said = groundOfText(sentence, request);
    const fields = FIELDS.filter((field) => tellsField(sentence, said, field, request[field]));
    const facts = request.facts.filter((fact) => tellsFact(sentence, said, fact, fieldWords)).map(({ id }) => id);
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
const groundOfText = (text: string, request: MessageRequest): Ground =>
  groundOf({
    ...request,
    recipientName: '',
    recipientTitle: '',
    recipientCompany: '',
    recipientIndustry: '',
    campaignGoal: '',
    senderName: '',
    senderTitle: '',
    facts: [{ id: '', text, source: '', date: null }],
  });

/** Neither an initial, nor a title, nor the "de" between two names. */
const IS_NAME = /^(?!(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau)\b)(?:\p{Lu}\p{L}|\p{Lo})/u;

function tellsField(sentence: string, said: Ground, field: (typeof FIELDS)[number], value: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(value)) return false;
  if (holds(sentence, value)) return true;
  if (field === 'campaignGoal') {
    const words = tellingWords(value);
    return (
      words.length >= WORDS_MIN && words.filter((word) => said.hasMeaning(word)).length >= words.length * GOAL_SHARE_MIN
    );
  }
  // A person is called by one of their names too.
  const isName = field === 'recipientName' || field === 'senderName';
  return (
    isName &&
    cleanName(value)
      .split(' ')
      .some((part) => IS_NAME.test(part) && holds(sentence, part))
  );
}

function tellsFact(sentence: string, said: Ground, { text }: MessageFact, fieldWords: Set<string>): boolean {
  if (text.trim() !== '' && holds(sentence, text.replace(/[\s.!?]+$/, ''))) return true;
  const own = (word: string) => !wordsIn(word).every((part) => fieldWords.has(part));
  const words = tellingWords(text).filter(own);
  const told = words.filter((word) => said.hasMeaning(word)).length;
  if (words.length > 0 && told >= Math.min(words.length, Math.max(WORDS_MIN, words.length * SHARE_MIN))) return true;
  return namesIn(text).filter(own).some(said.hasName) || sharesNumber(sentence, text, said);
}

const tellingWords = (text: string) => [
  ...new Set(wordsIn(text).filter((word) => !NEUTRAL.has(word) && !/^\d/.test(word))),
];

/** Words with a capital behind the first word, which has one anyway. In a headline all have one, and none tells. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]{2,}/gu)].map(([name]) => name);
  return names.length > text.split(' ').length / 2 ? [] : names;
}

function sharesNumber(sentence: string, fact: string, said: Ground): boolean {
  const stated = findNumbers(sentence).some((number) => !isPoliteNumber(number, sentence, sentence));
  return stated && findNumbers(fact).some(said.hasNumber);
}

/** As words of their own: "Ana" does not stand in "analysis". */
function holds(sentence: string, value: string): boolean {
  const [text, part] = [sentence, value].map((one) => ` ${wordsIn(foldText(one)).join(' ')} `) as [string, string];
  return part.trim() !== '' && text.includes(part);
}
