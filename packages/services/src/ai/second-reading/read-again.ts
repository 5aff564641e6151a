import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { verdictsSchema } from '../../shared/second-reading/verdicts-schema.ts';
import type { MessageRequest, SentenceReading } from '../schemas.ts';
import { MESSAGE_READING_PROMPT, READING_OUTPUT_TOKENS_MAX } from './message-reading-prompt.ts';
import { readingPrompt, sentenceId } from './reading-prompt.ts';
import type { SentenceToRead } from './sentences-to-read.ts';

/** Someone may be waiting for the message, which is there already. */
const TIMEOUT_MS = 45_000;
/** What is more or longer proves nothing better. */
const PASSAGES_MAX = 6;
const PASSAGE_MAX = 700;

interface ReadAgainOptions {
  request: MessageRequest;
  text: string;
  sentences: readonly SentenceToRead[];
  signal?: AbortSignal | undefined;
}

/**
 * Lets a language model read the sentences of a message again, beside what it was written from. One paid call.
 * @throws ConnectorError when the model fails
 */
export async function readAgain(
  model: LanguageModel,
  { request, text, sentences, signal }: ReadAgainOptions,
): Promise<{ readings: SentenceReading[]; tokens: number }> {
  const { object, usage } = await model.generateObject({
    instructions: MESSAGE_READING_PROMPT.instructions,
    prompt: readingPrompt(request, text, sentences),
    schema: verdictsSchema(sentences.map((_, index) => sentenceId(index))),
    outputTokensMax: READING_OUTPUT_TOKENS_MAX,
    timeoutMs: TIMEOUT_MS,
    ...(signal !== undefined && { signal }),
  });
  const readings = sentences.flatMap((sentence, index) => {
    const verdict = object.verdicts.find(({ id }) => id === sentenceId(index));
    if (verdict === undefined) return [];
    const basis = verdict.basis.slice(0, PASSAGES_MAX).map((passage) => passage.trim().slice(0, PASSAGE_MAX));
    return [{ text: sentence.text, isSupported: verdict.verdict === 'supported', basis }];
  });
  return { readings, tokens: usage.inputTokens + usage.outputTokens };
}
