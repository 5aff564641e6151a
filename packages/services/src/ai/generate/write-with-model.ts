import { ConnectorError } from '@workbench/connectors/errors';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { ServiceError } from '../../shared/errors.ts';
import { attributeClauses } from '../check/facts/attribute-clauses.ts';
import { characterCount } from '../length/character-limit.ts';
import { limitMessage, messageLimit } from '../length/message-limit.ts';
import { buildPrompt, buildShorterPrompt } from '../prompts/build-prompt.ts';
import { cleanModelText } from '../prompts/clean-model-text.ts';
import { MESSAGE_PROMPT } from '../prompts/message-prompt.ts';
import type { MessageRequest } from '../schemas.ts';
import type { DraftStream } from './choose-writer.ts';

const OUTPUT_TOKENS_MAX = 1500;

interface ModelWriteRequest {
  request: MessageRequest;
  variant: number;
  signal?: AbortSignal | undefined;
}

/**
 * Lets a language model write. A text that is too long is shortened by the model once, then cut.
 * @throws ServiceError unavailable when the model fails; no other writer takes over
 */
export async function* writeByModel(
  model: LanguageModel,
  { request, variant, signal }: ModelWriteRequest,
): DraftStream {
  const limit = messageLimit(request);
  const prompt = buildPrompt(request, { limit, variant });
  let { text, tokens } = yield* streamModelText(model, prompt, signal);
  if (text === '') throw modelFailed(model, 'its response was empty');
  if (limit !== null && characterCount(text) > limit) {
    const reason = `It came out ${characterCount(text)} characters long; ${limit} are allowed. It is being shortened.`;
    yield { kind: 'again', reason };
    const shorter = yield* streamModelText(model, buildShorterPrompt(prompt, text, limit), signal);
    if (shorter.text !== '') text = shorter.text;
    tokens += shorter.tokens;
  }
  const limited = limitMessage(text, request);
  return {
    ...limited,
    clauses: attributeClauses(limited.text, request),
    tokens,
    writer: { kind: 'model', name: model.model, version: `${MESSAGE_PROMPT.name} ${MESSAGE_PROMPT.version}` },
  };
}

async function* streamModelText(
  model: LanguageModel,
  prompt: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ kind: 'piece'; text: string }, { text: string; tokens: number }> {
  try {
    const { pieces, usage } = model.streamText({
      instructions: MESSAGE_PROMPT.instructions,
      prompt,
      outputTokensMax: OUTPUT_TOKENS_MAX,
      ...(signal !== undefined && { signal }),
    });
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      yield { kind: 'piece', text: piece };
    }
    const { inputTokens, outputTokens } = await usage;
    return { text: cleanModelText(text), tokens: inputTokens + outputTokens };
  } catch (error) {
    if (error instanceof ConnectorError) throw modelFailed(model, error.message);
    throw error;
  }
}

/** The alternative is named and left to the user. */
const modelFailed = ({ model }: LanguageModel, reason: string) =>
  new ServiceError(
    'unavailable',
    `The model ${model} did not answer with a message: ${reason.replace(/\.$/, '')}. Try again, or let the built-in writer write it.`,
  );
