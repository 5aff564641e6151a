import type { Verb } from '../shared/context.ts';
import { checkMessage } from './rules/check-message.ts';
import { lengthOf } from './rules/limit.ts';
import { limitMessage, messageLimit } from './rules/message-limit.ts';
import type { CheckMessageInput, MessageCheck } from './schemas.ts';

/** What of a text, as a person left it, nothing supports, and whether it keeps its limit. */
export async function checkText({ input: { text, request } }: Verb<CheckMessageInput>): Promise<MessageCheck> {
  const limit = messageLimit(request);
  const length = lengthOf(text);
  const { text: trimmed, isTrimmed } = limitMessage(text, request);
  const unsupported = checkMessage(text, request);
  // A number that the cut goes through is another one: "120" has become "12...".
  const cut = isTrimmed ? checkMessage(trimmed, request).filter(({ kind }) => kind === 'number') : [];
  return {
    unsupported: [...unsupported, ...cut.filter(({ at }) => !unsupported.some((claim) => claim.at === at))],
    length,
    limit,
    isOverLimit: limit !== null && length > limit,
    trimmed,
  };
}
