import { SENTENCE_MAX } from '../../../limits.ts';
import { withoutEmployerDomains } from '../employers/employer-domain.ts';
import { isOtherRequest } from './other-requests.ts';
import { isOtherTask } from './other-tasks.ts';
import { requestsPrivateTraits } from './private-traits.ts';

const EXAMPLE = 'for example "VPs of engineering at fintech companies in Berlin or London"';

/** Text that is a program, a query or an order to a model, and no description of people. */
const HOSTILE: readonly RegExp[] = [
  /<\s*\/?\s*[a-z!][^<>]{0,200}>/i,
  /<\s*(?:script|iframe|img|svg)\b/i,
  /\bjavascript\s*:/i,
  /\bdrop\s+(?:table|database|collection)\b/i,
  /\bunion\s+(?:all\s+)?select\b/i,
  /\bselect\s+(?:\*|count\b|[\w,]{1,60}\s+from\s+\w{1,60}\s+where\b)/i,
  /\b(?:delete\s+from|insert\s+into|truncate\s+table|update\s+\w{1,60}\s+set)\b/i,
  /'\s{0,5}(?:or|and)\s{1,5}'?\w{1,20}'?\s{0,5}=/i,
  /\bor\s{1,5}1\s{0,5}=\s{0,5}1\b/i,
  /(?:'|;)\s{0,5}--/,
  /[{"'\s[]\$(?:ne|gt|gte|lt|lte|in|nin|or|and|not|where|regex|exists|expr|function)\b/i,
  /^\s{0,20}[{[]\s{0,20}["'{$]/,
  /\$\{|\{\{|\{%|`|\$\(/,
  /\.\.\/|\/etc\/passwd|%00|%3c/i,
  /;\s{0,5}(?:rm|curl|wget|cat|ls|sh|bash)\s/i,
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:\w+\s+){0,4}(?:instructions?|prompts?|rules|guidelines|filters|restrictions)\b/i,
  /\b(?:system|developer)\s+(?:prompt|message|instructions?)\b/i,
  /\byou\s+are\s+(?:now|no\s+longer)\b/i,
  /\b(?:reveal|print|repeat|show|tell)\s+(?:me\s+)?(?:your|the)\s+(?:\w+\s+)?(?:prompt|instructions?|api\s*keys?|passwords?|secrets?|tokens?)\b/i,
  /\bact\s+as\s+(?:a|an|if)\b|\bpretend\s+(?:to\s+be|you)\b|\bjailbreak\b|\bprompt\s+injection\b/i,
];

const URL_TEXT =
  /\bhttps?:|\bftp:|\bfile:|\bdata:\w{1,20}\/|\bwww\.|[\w-]{1,63}@[\w-]{1,63}\.|\b[a-z0-9-]{2,63}\.(?:com|org|io|de|eu|example|co\.uk)(?:[/\s?,;]|$)/i;

/** Zero-width and steering characters hide text from the reader: none belongs into a search. */
const HIDDEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Small letters without accents: "ü" is "u", "ß" is "ss". */
const fold = (sentence: string): string =>
  sentence.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('’', "'");

/** A hint for a text that is refused before parsing; null for one worth parsing. */
export function rejectionHint(sentence: string): string | null {
  if (sentence === '') return `Describe the people that you look for, ${EXAMPLE}.`;
  if (sentence.length > SENTENCE_MAX)
    return `The sentence is longer than ${SENTENCE_MAX} characters. Say it shorter, ${EXAMPLE}.`;
  if (URL_TEXT.test(withoutEmployerDomains(sentence)))
    return `Links and addresses cannot be searched for. Describe the people in words, ${EXAMPLE}.`;
  if (HIDDEN.test(sentence) || HOSTILE.some((pattern) => pattern.test(sentence)))
    return `This does not read like a description of people. Name job titles, places or industries, ${EXAMPLE}.`;
  if (requestsPrivateTraits(fold(sentence))) return PRIVATE_TRAITS;
  if (isOtherRequest(sentence) || isOtherTask(fold(sentence))) return OTHER_REQUEST;
  return null;
}

export const PRIVATE_TRAITS = `People are not looked for by health, belief, origin, politics, age or private address. Describe people by their work, ${EXAMPLE}.`;
export const OTHER_REQUEST = `This asks for something else than people. Describe who you are looking for, ${EXAMPLE}.`;
export const NOTHING_FOUND = `No job title, place, industry or company size was recognized. Name at least one, ${EXAMPLE}.`;
export const ONLY_NEGATIONS = `This only says who is not wanted. Name at least one job title, place or industry that is, ${EXAMPLE}.`;
