import type { OutreachMessageDoc } from '@workbench/db';

type Recipient = Pick<OutreachMessageDoc, '_id' | 'campaignId' | 'status' | 'messageContent'>;

/**
 * Of two recipients of one campaign who are one person, which message is not needed: one that was not sent, before one that
 * was, and of two drafts the empty one, or the other's. Two that were sent stay both. Pure.
 */
export function chooseSuperfluous(survivors: readonly Recipient[], others: readonly Recipient[]): string[] {
  return others.flatMap((other) => {
    const own = survivors.find(({ campaignId }) => campaignId === other.campaignId);
    if (own === undefined) return [];
    const [isOwnOpen, isOtherOpen] = [own, other].map(({ status }) => status === 'pending' || status === 'failed');
    if (!isOwnOpen && !isOtherOpen) return [];
    if (isOwnOpen && isOtherOpen)
      return [own.messageContent === null && other.messageContent !== null ? own._id : other._id];
    return [isOwnOpen ? own._id : other._id];
  });
}
