import type { CampaignMessage } from '../messages/find-message.ts';
import type { StartDraftingInput } from '../schemas.ts';

/** Why a message gets no draft, in words that name no one; null when it gets one. Pure. */
export function unwritableReason({ message, campaign }: CampaignMessage, of: StartDraftingInput['of']): string | null {
  const { status, sentAt, messageContent, threadId } = message;
  if (campaign.status === 'completed') return 'The campaign was completed.';
  if (of === 'next' && !threadId) return 'There is no acceptance or reply yet.';
  if (of === 'first' && threadId) return 'It comes after the first message.';
  if (status === 'failed' && sentAt === null) return 'It has failed; choose “Try again” first.';
  if (status !== 'pending') return 'It was sent already.';
  return messageContent === null ? null : 'It has a text already.';
}
