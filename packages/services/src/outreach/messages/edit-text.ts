import type { MessageRequest } from '../../ai/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import type { EditMessageInput, OutreachMessage } from '../schemas.ts';
import { buildDraftRequest, checkDraftText, findGeneratedMessage } from './draft-request.ts';
import { findDraft, saveDraftText } from './find.ts';

/**
 * Changes the text of a waiting message. It is checked against what is known of the recipient and what the draft was
 * written from; a connection request that is too long is cut as on screen. Who wrote the draft stays.
 * @throws ServiceError not_found; invalid when it states what nothing supports; conflict when the message is not
 * waiting, or not as it was seen any more
 */
export async function editMessage({ ctx, input }: Verb<EditMessageInput>): Promise<OutreachMessage> {
  const found = await findDraft(input);
  const { message, campaign } = found;
  const currentRequest = await buildDraftRequest(ctx, message, campaign);
  const generated = await findGeneratedMessage(message.messageId);
  const request = generated === null ? currentRequest : mergeRequests(generated.request, currentRequest);
  const text = await checkDraftText(ctx, { text: input.text, request });
  return saveDraftText(ctx, found, { messageContent: text, writtenBy: message.writtenBy ?? 'By hand' });
}

const FACTS_MAX = 10;

/** What the draft was written from goes first; what it left open is filled from the campaign. */
function mergeRequests(original: MessageRequest, current: MessageRequest): MessageRequest {
  const filledFields = Object.fromEntries(Object.entries(original).filter(([, value]) => value !== ''));
  const facts = new Map([...original.facts, ...current.facts].map((fact) => [fact.id, fact]));
  return {
    ...current,
    ...filledFields,
    messageType: current.messageType,
    facts: [...facts.values()].slice(0, FACTS_MAX),
  };
}
