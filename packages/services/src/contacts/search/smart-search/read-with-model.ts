import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { z } from 'zod';
import { type ContactFilters, senioritySchema } from '../../schemas.ts';
import { collectFilters, hasFilter, type SourcedSpan } from './collect-filters.ts';
import { findCompanySize, formatCompanySize } from './employers/company-size.ts';
import type { FoundSize } from './employers/company-size-bands.ts';
import { blankExclusions } from './exclusions/blank-exclusions.ts';
import { SEARCH_FILTERS_PROMPT, toSentencePrompt } from './prompt.ts';
import { readSentence } from './read-sentence.ts';
import { appearsIn, uncoveredWords } from './sentence/literal-words.ts';
import { NOTHING_FOUND, rejectionHint } from './sentence/rejection-hint.ts';
import { tokeniseSentence } from './sentence/tokenised-sentence.ts';
import { titleOfLevel } from './titles/levels-as-titles.ts';
import type { SentenceReading } from './types.ts';

/** What a person waits for a sentence to be understood; one repair of the answer included. */
const MODEL_TIMEOUT_MS = 15_000;
const OUTPUT_TOKENS_MAX = 1500;

const valueWithWords = z.object({ value: z.string(), words: z.string() });
/** What a model answers. null instead of left out: strict structured output knows no optional fields. */
const modelAnswerSchema = z.object({
  jobTitles: z.array(valueWithWords),
  locations: z.array(valueWithWords),
  industries: z.array(valueWithWords),
  // A level that does not exist is dropped, and no reason to refuse the whole answer.
  seniorities: z.array(valueWithWords),
  companySize: z.object({ min: z.number().nullable(), max: z.number().nullable(), words: z.string() }).nullable(),
  keywords: z.array(valueWithWords),
});
type ModelAnswer = z.infer<typeof modelAnswerSchema>;

const LISTS = ['jobTitles', 'industries', 'locations', 'seniorities', 'keywords'] as const;

/** Values are sent to people searches and shown: no links, markup or orders among them. */
function isValue(filter: (typeof LISTS)[number], value: string, sentence: string): boolean {
  if (rejectionHint(value) !== null) return false;
  if (filter === 'seniorities') return senioritySchema.safeParse(value).success;
  return filter === 'keywords' ? appearsIn(value, sentence) : true;
}

function piecesOf(answer: ModelAnswer, sentence: string): SourcedSpan[] {
  return LISTS.flatMap((filter) =>
    answer[filter]
      .map(({ value, words }) => ({ value: value.trim().replace(/\s+/g, ' '), text: words.trim() }))
      .filter(({ value, text }) => appearsIn(text, sentence) && isValue(filter, value, sentence))
      .map(({ value, text }) => ({ from: 0, to: 0, text, items: [{ filter, value }] })),
  );
}

function firstSize(text: string): FoundSize | null {
  const tokenised = tokeniseSentence(text);
  return tokenised.tokens.map((_, at) => findCompanySize(tokenised, at)).find((one) => one !== null) ?? null;
}

/** The numbers are read out of the words by rule: a model supplies none. */
function sizeOf(answer: ModelAnswer, sentence: string): { size: ContactFilters['companySize']; pieces: SourcedSpan[] } {
  const text = answer.companySize?.words.trim() ?? '';
  const found = appearsIn(text, sentence) ? (firstSize(text) ?? firstSize(`${text} employees`)) : null;
  if (!found) return { size: null, pieces: [] };
  const items = [{ filter: 'companySize' as const, value: formatCompanySize(found.size) }];
  return { size: found.size, pieces: [{ from: 0, to: 0, text, items }] };
}

/**
 * What the rules read with more certainty: employers by name, and levels that are alternatives to a title ("CFO or
 * owner"), which as a filter of their own would exclude the title.
 */
function addRules(pieces: readonly SourcedSpan[], sentence: string): SourcedSpan[] {
  const byRule = readSentence(sentence);
  if (!byRule.ok) return [...pieces];
  const { filters, readings } = byRule.parsed;
  const employers = readings
    .filter(({ filter }) => filter === 'companyNames')
    .map(({ text, filter, value }): SourcedSpan => ({ from: 0, to: 0, text, items: [{ filter, value }] }));
  const isEmployer = (value: string) => filters.companyNames.includes(value);
  const others = pieces.filter(
    ({ items }) => !items.some(({ filter, value }) => filter === 'keywords' && isEmployer(value)),
  );
  const joined = others.map((piece) => {
    const title = titleOfLevel(piece);
    return title !== null && filters.jobTitles.includes(title)
      ? { ...piece, items: [{ filter: 'jobTitles' as const, value: title }] }
      : piece;
  });
  return [...joined, ...employers];
}

/**
 * Lets a language model parse a sentence. Only filters with a quote from the sentence are used; if none is left, the
 * sentence is refused as by the built-in parser, and a text that the parser refuses unread never reaches a model.
 * @throws ConnectorError when the model fails or times out
 */
export async function readWithModel(model: LanguageModel, sentence: string): Promise<SentenceReading> {
  const trimmed = sentence.trim().replace(/\s+/g, ' ');
  const refusal = rejectionHint(trimmed);
  if (refusal !== null) return { ok: false, hint: refusal };
  const { object } = await model.generateObject({
    instructions: SEARCH_FILTERS_PROMPT.instructions,
    prompt: toSentencePrompt(trimmed),
    schema: modelAnswerSchema,
    outputTokensMax: OUTPUT_TOKENS_MAX,
    timeoutMs: MODEL_TIMEOUT_MS,
    // Each repair call restarts the call's own timeout; this one covers both.
    signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
  });
  // Models sometimes miss a "not": exclusions support no filter.
  const includedPart = blankExclusions(trimmed);
  const { size, pieces } = sizeOf(object, includedPart);
  const read = addRules([...piecesOf(object, includedPart), ...pieces], trimmed);
  const covered = read.map(({ text }) => text);
  const parsed = collectFilters(read, size, uncoveredWords(covered, trimmed));
  return hasFilter(parsed) ? { ok: true, parsed } : { ok: false, hint: NOTHING_FOUND };
}
