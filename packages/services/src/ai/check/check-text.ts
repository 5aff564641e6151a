import type { Verb } from '../../shared/context.ts';
import { characterCount } from '../length/character-limit.ts';
import { limitMessage, messageLimit } from '../length/message-limit.ts';
import type { CheckMessageInput, MessageCheck } from '../schemas.ts';

/** What of a text, as a person left it, nothing supports, and whether it keeps its limit. */
export async function checkText({ input: { text, request } }: Verb<CheckMessageInput>): Promise<MessageCheck> {
  const { checkMessage } = await import('./check-message.ts');
  const limit = messageLimit(request);
  const length = characterCount(text);
  const { text: trimmed, isTrimmed } = limitMessage(text, request);
  const unsupported = checkMessage(text, request);
  // A truncated number is another number: "120" would become "12...".
  const cutNumbers = isTrimmed ? checkMessage(trimmed, request).filter(({ kind }) => kind === 'number') : [];
  return {
    unsupported: [...unsupported, ...cutNumbers.filter(({ at }) => !unsupported.some((claim) => claim.at === at))],
    length,
    limit,
    isOverLimit: limit !== null && length > limit,
    trimmed,
  };
}
