import { ConnectorError } from '@workbench/connectors/errors';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import type { ServiceContext } from '../../shared/context.ts';
import type { GeneratedMessage, MessageRequest, SecondReading } from '../schemas.ts';
import type { SentenceToRead } from '../second-reading/sentences-to-read.ts';
import type { WrittenDraft } from './choose-writer.ts';

export interface CheckedDraft extends WrittenDraft {
  unsupported: GeneratedMessage['unsupported'];
  /** Missing when nothing was read again. */
  secondReading?: SecondReading;
}

interface CheckDraftOptions {
  draft: WrittenDraft;
  request: MessageRequest;
  signal: AbortSignal | undefined;
}

/**
 * What of a draft nothing supports. A model's draft in which the check finds something is read again by the model, in one
 * call for all of its sentences; where that fails, the check alone decides.
 */
export async function checkDraft(
  ctx: ServiceContext,
  { draft, request, signal }: CheckDraftOptions,
): Promise<CheckedDraft> {
  const { checkMessage } = await import('../check/check-message.ts');
  const claims = checkMessage(draft.text, request);
  const { model } = ctx;
  if (draft.writer.kind !== 'model' || model === null || claims.length === 0) return { ...draft, unsupported: claims };
  const { sentencesToRead } = await import('../second-reading/sentences-to-read.ts');
  const { applyReadings } = await import('../second-reading/apply-readings.ts');
  const sentences = sentencesToRead(draft.text, claims);
  const { tokens, ...secondReading } = await readSentences(ctx, model, { draft, request, signal, sentences });
  const unsupported = applyReadings(claims, { text: draft.text, request, readings: secondReading.sentences });
  return { ...draft, unsupported, secondReading, tokens: draft.tokens + tokens };
}

async function readSentences(
  ctx: ServiceContext,
  model: LanguageModel,
  { draft, request, signal, sentences }: CheckDraftOptions & { sentences: readonly SentenceToRead[] },
): Promise<SecondReading & { tokens: number }> {
  const { MESSAGE_READING_PROMPT } = await import('../second-reading/message-reading-prompt.ts');
  const { readAgain } = await import('../second-reading/read-again.ts');
  const version = `${MESSAGE_READING_PROMPT.name} ${MESSAGE_READING_PROMPT.version}`;
  try {
    const { readings, tokens } = await readAgain(model, { request, text: draft.text, sentences, signal });
    return { version, failure: null, sentences: readings, tokens };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    ctx.log.warn({ err: error }, 'the second reading of a message failed');
    return { version, failure: error.message, sentences: [], tokens: 0 };
  }
}
