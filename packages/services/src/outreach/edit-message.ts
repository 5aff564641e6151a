import type { MessageRequest } from '../ai/schemas.ts';
import type { Verb } from '../shared/context.ts';
import { findDraft, storeText } from './find-message.ts';
import { findGenerated, readText, requestOf } from './message-request.ts';
import type { EditMessageInput, OutreachMessage } from './schemas.ts';

/**
 * Changes the text of a waiting message. It is checked against what is known of the recipient and what the draft was
 * written from; a connection request that is too long is cut as on screen. Who wrote the draft stays.
 * @throws ServiceError not_found; invalid when it states what nothing supports; conflict when the message is not
 * waiting, or not as it was seen any more
 */
export async function editMessage({ ctx, input }: Verb<EditMessageInput>): Promise<OutreachMessage> {
  const found = await findDraft(input);
  const { message, campaign } = found;
  const known = await requestOf(ctx, message, campaign);
  const generated = await findGenerated(message.messageId);
  const request = generated === null ? known : joinRequests(generated.request, known);
  const text = await readText(ctx, { text: input.text, request });
  return storeText(ctx, found, { messageContent: text, writtenBy: message.writtenBy ?? 'By hand' });
}

const FACTS_MAX = 10;

/** What the draft was written from goes first; what it left open is filled from the campaign. */
function joinRequests(first: MessageRequest, then: MessageRequest): MessageRequest {
  const said = Object.fromEntries(Object.entries(first).filter(([, value]) => value !== ''));
  const facts = new Map([...first.facts, ...then.facts].map((fact) => [fact.id, fact]));
  return { ...then, ...said, messageType: then.messageType, facts: [...facts.values()].slice(0, FACTS_MAX) };
}
