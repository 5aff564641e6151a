import { ConnectorError } from '../errors.ts';
import type { LanguageModelConfig } from './types.ts';

/**
 * Why an answer is not a whole one; null for one that ended by itself. Some servers give no reason. A refusal ends as if a
 * filter had stopped it.
 */
export function unfinishedReason(finishReason: string): string | null {
  if (finishReason === 'length') return 'broke off its answer at the token limit';
  if (finishReason === 'content-filter') return 'refused the request, or its content filter stopped the answer';
  return finishReason === 'error' ? 'broke off its answer' : null;
}

export const unfinishedError = (problem: string, { model }: LanguageModelConfig) =>
  new ConnectorError('invalid_request', 'ai', `The language model ${model} ${problem}`);
