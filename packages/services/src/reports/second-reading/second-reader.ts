import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { type Verdict, verdictsSchema } from '../../shared/second-reading/verdicts-schema.ts';
import { isPromptInjection } from '../../shared/statements/prompt-injection.ts';
import { hasMarkup, toVisibleText } from '../verify/citation/visible-text.ts';
import { hasAddress } from '../verify/citation/web-addresses.ts';
import { NO_REASON, type Reading } from '../verify/reading.ts';
import type { ReadingCall } from './reading-calls.ts';
import { READING_OUTPUT_TOKENS_MAX, SECOND_READING_PROMPT } from './second-reading-prompt.ts';
import { statementsPrompt } from './statements-prompt.ts';

export interface ReadingInput extends ReadingCall {
  company: { name: string; domain: string };
  now: Date;
  signal?: AbortSignal;
}

/** Reads statements of a draft again, beside the evidence that they cite. */
export interface SecondReader {
  version: string;
  /** One paid call. Readings under the positions of their statements. Throws ConnectorError when the model fails. */
  read(
    input: ReadingInput,
  ): Promise<{ readings: [position: string, reading: Reading][]; inputTokens: number; outputTokens: number }>;
}

const REASON_MAX = 200;
/** What is longer or more proves nothing better. */
const PASSAGES_MAX = 5;
const PASSAGE_MAX = 1000;

/** Lets a language model decide on statements. It has no tools, and can only choose among those that it is given. */
export function createSecondReader(model: LanguageModel): SecondReader {
  return {
    version: `${SECOND_READING_PROMPT.name} ${SECOND_READING_PROMPT.version}`,
    async read({ company, evidence, statements, now, signal }) {
      const listed = statements.map(({ text, day, citations, doubts }, index) => ({
        id: `S${index + 1}`,
        text,
        day,
        citations,
        doubts,
      }));
      const { object, usage } = await model.generateObject({
        instructions: SECOND_READING_PROMPT.instructions,
        prompt: statementsPrompt([{ company, evidence, statements: listed }], now.toISOString().slice(0, 10)),
        schema: verdictsSchema(listed.map(({ id }) => id)),
        outputTokensMax: READING_OUTPUT_TOKENS_MAX,
        ...(signal !== undefined && { signal }),
      });
      const verdicts = new Map(object.verdicts.map((verdict) => [verdict.id, verdict]));
      const readings = statements.flatMap((statement, index): [string, Reading][] => {
        const verdict = verdicts.get(`S${index + 1}`);
        return verdict === undefined ? [] : [[statement.position, toReading(verdict)]];
      });
      return { readings, ...usage };
    },
  };
}

const toReading = ({ verdict, reason, basis }: Verdict): Reading => ({
  isSupported: verdict === 'supported',
  reason: toShownReason(reason),
  basis: basis.slice(0, PASSAGES_MAX).map((passage) => passage.trim().slice(0, PASSAGE_MAX)),
});

/** The reason of a model stands beside what was left out, as words and nothing else. */
function toShownReason(reason: string): string {
  const text = toVisibleText(reason);
  const isUnfit = text === '' || isPromptInjection(text) || hasMarkup(text) || hasAddress(text);
  return isUnfit ? NO_REASON : text.slice(0, REASON_MAX);
}
