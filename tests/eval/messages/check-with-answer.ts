import type { LanguageModel, ModelRequest } from '@workbench/connectors/language-model/types';
import type { z } from 'zod';
import { type CheckedDraft, checkDraft } from '../../../packages/services/src/ai/generate/check-draft.ts';
import type { WrittenDraft } from '../../../packages/services/src/ai/generate/choose-writer.ts';
import { createContext } from '../../../packages/services/src/shared/context.ts';
import type { MessageInput } from './message-inputs.ts';

interface AnsweredCheck {
  /** null while the call waits for its answer. */
  checked: CheckedDraft | null;
  /** The call by which sentences are read again; null where the check finds nothing. */
  call: ModelRequest | null;
}

/** Lets the product check a draft, and read sentences again with a stored answer of a model. */
export async function checkWithAnswer(
  input: MessageInput,
  draft: WrittenDraft,
  answer: unknown,
): Promise<AnsweredCheck> {
  const calls: ModelRequest[] = [];
  const model: Pick<LanguageModel, 'provider' | 'model' | 'generateObject'> = {
    provider: 'openai-compatible',
    model: 'recorded',
    async generateObject<T>(request: ModelRequest & { schema: z.ZodType<T> }) {
      calls.push(request);
      if (answer === undefined) throw new WaitingForAnswer();
      return { object: request.schema.parse(answer), usage: { inputTokens: 0, outputTokens: 0 } };
    },
  };
  const ctx = createContext({ model: model as LanguageModel });
  const checked = await checkDraft(ctx, { draft, request: input, signal: undefined }).catch((error) => {
    if (error instanceof WaitingForAnswer) return null;
    throw error;
  });
  return { checked, call: calls[0] ?? null };
}

class WaitingForAnswer extends Error {}
