import type { LanguageModel, ModelRequest } from '@workbench/connectors/language-model/types';
import type { WrittenDraft } from '../../../packages/services/src/ai/generate/choose-writer.ts';
import { writeByModel } from '../../../packages/services/src/ai/generate/write-with-model.ts';
import type { MessageInput } from './message-inputs.ts';

export interface AnsweredMessage {
  /** null while a prompt waits for its answer. */
  draft: WrittenDraft | null;
  /** Every call that the product made for this message; the last one waits when there is no draft. */
  calls: ModelRequest[];
}

/** Lets the product's own writer work with stored answers of a model, one for each of its calls. */
export async function writeWithAnswers(input: MessageInput, answers: readonly string[]): Promise<AnsweredMessage> {
  const calls: ModelRequest[] = [];
  const model: Pick<LanguageModel, 'provider' | 'model' | 'streamText'> = {
    provider: 'openai-compatible',
    model: 'recorded',
    streamText(request) {
      const answer = answers[calls.length];
      calls.push(request);
      if (answer === undefined) throw new WaitingForAnswer();
      return {
        pieces: (async function* () {
          yield answer;
        })(),
        usage: Promise.resolve({ inputTokens: 0, outputTokens: 0 }),
      };
    },
  };
  const draft = await lastOf(writeByModel(model as LanguageModel, { request: input, variant: 0 })).catch((error) => {
    if (error instanceof WaitingForAnswer) return null;
    throw error;
  });
  return { draft, calls };
}

class WaitingForAnswer extends Error {}

async function lastOf(stream: ReturnType<typeof writeByModel>): Promise<WrittenDraft> {
  for (;;) {
    const step = await stream.next();
    if (step.done) return step.value;
  }
}
