import type { OutreachMessageDoc } from '@workbench/db';

type Recipient = Pick<OutreachMessageDoc, '_id' | 'campaignId' | 'status' | 'sentAt' | 'messageContent'>;

/**
 * Of recipients of one campaign who are one person, which messages are not needed. All that was sent stays, also what failed
 * later, and then nothing else is to be sent. Of those that were not, one stays: one that a person has stopped before one with
 * a text before an empty one, and the survivor's before the other's. Pure.
 */
export function chooseSuperfluous(survivors: readonly Recipient[], others: readonly Recipient[]): string[] {
  const campaigns = Map.groupBy([...survivors, ...others], ({ campaignId }) => campaignId);
  return [...campaigns.values()].flatMap((recipients) => {
    const isOfBoth = [survivors, others].every((side) => recipients.some((one) => side.includes(one)));
    if (!isOfBoth) return [];
    const open = recipients.filter((one) => !wasSent(one)).toSorted((one, other) => rank(other) - rank(one));
    return open.slice(open.length < recipients.length ? 0 : 1).map(({ _id }) => _id);
  });
}

const wasSent = ({ status, sentAt }: Recipient): boolean =>
  sentAt !== null || (status !== 'pending' && status !== 'failed');

const rank = ({ status, messageContent }: Recipient): number =>
  status === 'failed' ? 2 : messageContent === null ? 0 : 1;
