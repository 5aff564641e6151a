import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { findExclusions } from './answers/answered-exclusions.ts';
import { type AnsweredValue, findAnswered } from './answers/answered-values.ts';
import { answeredSpans, coveredBy } from './answers/covered-parts.ts';
import { findFraming } from './answers/safe-framing.ts';
import { collectFilters, hasFilter, type SourcedSpan } from './collect-filters.ts';
import { formatCompanySize } from './employers/company-size.ts';
import { sizeAt } from './employers/size-of-words.ts';
import { blankParts } from './exclusions/excluded-parts.ts';
import { translateSentence } from './languages/translate-sentence.ts';
import { type ModelAnswer, modelAnswerSchema } from './model-answer.ts';
import { SEARCH_FILTERS_PROMPT, toSentencePrompt } from './prompt.ts';
import { type ReadSpan, readSpans } from './read-sentence.ts';
import { NOTHING_FOUND, OTHER_REQUEST, PRIVATE_TRAITS, rejectionHint } from './sentence/rejection-hint.ts';
import { uncoveredWords } from './sentence/uncovered-words.ts';
import { titleOfLevel } from './titles/levels-as-titles.ts';
import type { SentenceReading } from './types.ts';

/** What a person waits for a sentence to be understood; one repair of the answer included. */
const MODEL_TIMEOUT_MS = 15_000;
const OUTPUT_TOKENS_MAX = 1500;

function sizeOf({ companySize }: ModelAnswer, sentence: string) {
  const found = companySize && sizeAt(companySize.words, sentence, companySize);
  if (!found) return { size: null, pieces: [], parts: [] };
  const { size, parts } = found;
  const items = [{ filter: 'companySize' as const, value: formatCompanySize(size) }];
  const pieces = parts.map(({ start, end }) => ({ from: 0, to: 0, text: sentence.slice(start, end), items }));
  return { size, pieces, parts };
}

/** Levels that are alternatives to a title ("CFO or owner") would as a filter of their own exclude it: rules know them. */
function joinLevels(values: readonly AnsweredValue[], spans: readonly ReadSpan[]): SourcedSpan[] {
  const titles = spans.flatMap(({ items }) => items.filter(({ filter }) => filter === 'jobTitles'));
  return values.map((piece) => {
    const title = titleOfLevel(piece);
    return titles.some(({ value }) => value === title)
      ? { ...piece, items: [{ filter: 'jobTitles' as const, value: title ?? '' }] }
      : piece;
  });
}

function readAnswer(answer: ModelAnswer, sentence: string): SentenceReading {
  if (answer.request === 'private') return { ok: false, hint: PRIVATE_TRAITS };
  if (answer.request === 'other') return { ok: false, hint: OTHER_REQUEST };
  const { parts: excluded, unlocated } = findExclusions(answer.excluded, sentence);
  const included = blankParts(sentence, excluded);
  const spans = readSpans(included);
  const values = findAnswered(answer, included, spans);
  const { size, pieces, parts } = sizeOf(answer, included);
  const answered = answeredSpans(spans, values);
  const unanswered = spans.filter((span) => !answered.includes(span));
  const covered = [
    ...values.flatMap((value) => coveredBy(value, values, spans, included)),
    ...answered,
    ...parts,
    ...findFraming(answer.framing, included, unanswered),
  ];
  const leftOver = [
    ...excluded.map(({ start, end }) => sentence.slice(start, end)),
    ...unlocated,
    ...uncoveredWords([...covered, ...excluded], translateSentence(sentence).sentence),
  ];
  const corrections = values.flatMap((value) => value.corrections);
  const parsed = { ...collectFilters([...joinLevels(values, spans), ...pieces], size, leftOver), corrections };
  return hasFilter(parsed) ? { ok: true, parsed } : { ok: false, hint: NOTHING_FOUND };
}

/**
 * Lets a language model parse a sentence. Only filters with words of the sentence are used; if none is left, the sentence is
 * refused as by the built-in parser, and a text that the parser refuses unread never reaches a model.
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
  return readAnswer(object, trimmed);
}
