import type { Verb } from '../../shared/context.ts';
import { findGeneratedMessage } from '../history/store-message.ts';
import { characterCount } from '../length/character-limit.ts';
import { limitMessage, messageLimit } from '../length/message-limit.ts';
import type { CheckMessageInput, GeneratedMessage, MessageCheck, MessageRequest, SentenceReading } from '../schemas.ts';

/**
 * What of a text, as a person left it, nothing supports, and whether it keeps its limit. Sentences that were read again
 * when the message was written are not read once more.
 */
export async function checkText({
  input: { text, request, messageId },
}: Verb<CheckMessageInput>): Promise<MessageCheck> {
  const { checkMessage } = await import('./check-message.ts');
  const { applyReadings } = await import('../second-reading/apply-readings.ts');
  const readings = readingsFor(request, await findGeneratedMessage(messageId ?? null));
  const limit = messageLimit(request);
  const length = characterCount(text);
  const { text: trimmed, isTrimmed } = limitMessage(text, request);
  const claimsOf = (words: string) => applyReadings(checkMessage(words, request), { text: words, request, readings });
  const unsupported = claimsOf(text);
  // A truncated number is another number: "120" would become "12...".
  const cutNumbers = isTrimmed ? claimsOf(trimmed).filter(({ kind }) => kind === 'number') : [];
  return {
    unsupported: [...unsupported, ...cutNumbers.filter(({ at }) => !unsupported.some((claim) => claim.at === at))],
    length,
    limit,
    isOverLimit: limit !== null && length > limit,
    trimmed,
  };
}

/** A fact that was added since may support what the reading has rejected. */
function readingsFor(request: MessageRequest, generated: GeneratedMessage | null): SentenceReading[] {
  const readings = generated?.secondReading?.sentences ?? [];
  const known = new Set(generated?.request.facts.map(({ text }) => text));
  return request.facts.every(({ text }) => known.has(text))
    ? readings
    : readings.filter(({ isSupported }) => isSupported);
}
