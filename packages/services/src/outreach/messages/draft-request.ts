import type { OutreachCampaignDoc, OutreachMessageDoc } from '@workbench/db';
import { checkText, graphemeBoundary, languageOf, listContactFacts } from '../../ai/index.ts';
import { MESSAGE_FIELD_MAX } from '../../ai/limits.ts';
import {
  type GeneratedMessage,
  type MessageFact,
  type MessageRequest,
  messageRequestSchema,
} from '../../ai/schemas.ts';
import { findContacts } from '../../contacts/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError, type ServiceErrorKind } from '../../shared/errors.ts';

const FACTS_MAX = 10;

/** The inputs of a draft, in the campaign's language and tone: the recipient, the goal and the facts about a contact. */
export async function buildDraftRequest(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  campaign: OutreachCampaignDoc,
): Promise<MessageRequest> {
  const campaignGoal = campaign.goal ?? '';
  return messageRequestSchema.parse({
    messageType: message.messageType,
    recipientName: clipField(message.recipientName),
    recipientTitle: clipField(message.recipientTitle),
    recipientCompany: clipField(message.recipientCompany),
    recipientIndustry: clipField(message.recipientIndustry),
    campaignGoal,
    language: campaign.language ?? languageOf(campaignGoal, 'en'),
    isFormal: campaign.isFormal ?? true,
    tone: campaign.tone ?? 'friendly',
    senderName: campaign.senderName ?? '',
    senderTitle: campaign.senderTitle ?? '',
    senderCompany: campaign.senderCompany ?? '',
    facts: (await savedContactFacts(ctx, message.contactId)).slice(0, FACTS_MAX),
  });
}

const clipField = (text: string | null | undefined) =>
  (text ?? '').slice(0, graphemeBoundary(text ?? '', MESSAGE_FIELD_MAX));

/** The contact as it is saved now; null when it is not any more. */
export async function savedContactId(contactId: string | null): Promise<string | null> {
  if (contactId === null) return null;
  return (await findContacts([contactId])).get(contactId)?._id.toHexString() ?? null;
}

async function savedContactFacts(ctx: ServiceContext, contactId: string | null): Promise<MessageFact[]> {
  const saved = await savedContactId(contactId);
  return saved === null ? [] : listContactFacts({ ctx, input: { contactId: saved } });
}

/**
 * The text as it may be used: a connection request that is too long is cut as on screen. What was read again when the
 * message was generated that it started from still counts.
 * @throws ServiceError invalid when it states what nothing supports
 */
export async function checkDraftText(
  ctx: ServiceContext,
  { text, request, messageId }: { text: string; request: MessageRequest; messageId?: string | null | undefined },
): Promise<string> {
  const { unsupported, trimmed } = await checkText({ ctx, input: { text, request, messageId } });
  if (unsupported.length > 0) throw unsupportedClaimsError('invalid', unsupported);
  return trimmed;
}

/** A text that claims what nothing supports, with each of its claims. */
export function unsupportedClaimsError(
  kind: ServiceErrorKind,
  unsupported: GeneratedMessage['unsupported'],
): ServiceError {
  const claims = unsupported.map((claim) => `"${claim.text}"`).join(', ');
  return new ServiceError(
    kind,
    `The message states what nothing here supports: ${claims}. Take it out, or add the fact that it rests on.`,
    unsupported.map((claim) => ({ path: ['text'], message: claim.reason })),
  );
}
