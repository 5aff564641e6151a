import { findGeneratedMessage } from '../../ai/index.ts';
import type { MessageRequest } from '../../ai/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import type { EditMessageInput, OutreachMessage } from '../schemas.ts';
import { buildDraftRequest, checkDraftText } from './draft-request.ts';
import { findDraft } from './find-draft.ts';
import { saveMessageFields } from './find-message.ts';

/**
 * Changes the text of a pending message. The text is checked against the facts about the recipient and the draft's
 * sources; a connection request that is too long is cut as on screen. The draft's writer stays.
 * @throws ServiceError not_found; invalid for an unsupported claim; conflict when the message is not pending, or has
 * changed since it was read
 */
export async function editMessage({ ctx, input }: Verb<EditMessageInput>): Promise<OutreachMessage> {
  const found = await findDraft(input);
  const { message, campaign } = found;
  const currentRequest = await buildDraftRequest(ctx, message, campaign);
  const generated = await findGeneratedMessage(message.messageId);
  const request = generated === null ? currentRequest : mergeRequests(generated.request, currentRequest);
  const text = await checkDraftText(ctx, { text: input.text, request, messageId: message.messageId });
  return saveMessageFields(ctx, found, { messageContent: text, writtenBy: message.writtenBy ?? 'By hand' });
}

const FACTS_MAX = 10;

/** The draft's own sources win; the campaign fills the gaps. */
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
