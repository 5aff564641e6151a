/** What has become of messages, counted. Pure. */

/** Messages that are alike in all that counts. */
export interface MessageGroup {
  status: string;
  messageType: string;
  wasSent: boolean;
  wasAccepted: boolean;
  wasReplied: boolean;
  /** Comes after another message to the same recipient. */
  isNext: boolean;
  hasText: boolean;
  needsReview: boolean;
  count: number;
}

export interface OutcomeCounts {
  totalTargets: number;
  pending: number;
  sent: number;
  accepted: number;
  replied: number;
  failed: number;
  needsReview: number;
  withoutText: number;
}

export const ZERO_OUTCOMES: OutcomeCounts = {
  totalTargets: 0,
  pending: 0,
  sent: 0,
  accepted: 0,
  replied: 0,
  failed: 0,
  needsReview: 0,
  withoutText: 0,
};

const SENT_STATUSES = ['sent', 'accepted', 'replied'];

/**
 * Sent includes messages that failed later; accepted and replied are subsets of sent. A reply to a connection request
 * implies its acceptance; a direct message cannot be accepted.
 */
export function countOutcomes(groups: readonly MessageGroup[]): OutcomeCounts {
  const total = { ...ZERO_OUTCOMES };
  for (const group of groups) {
    const { status, count } = group;
    const isReplied = group.wasReplied || status === 'replied';
    const isAccepted =
      group.wasAccepted || status === 'accepted' || (isReplied && group.messageType === 'connection_request');
    if (!group.isNext) total.totalTargets += count;
    if (status === 'pending') total.pending += count;
    if (status === 'pending' && group.needsReview) total.needsReview += count;
    if (status === 'pending' && !group.isNext && !group.hasText) total.withoutText += count;
    if (status === 'failed') total.failed += count;
    if (group.wasSent || SENT_STATUSES.includes(status)) total.sent += count;
    if (isAccepted) total.accepted += count;
    if (isReplied) total.replied += count;
  }
  return total;
}

/** 0 to 1, in four decimals; null before any was sent. */
export const conversionRate = (part: number, sent: number): number | null =>
  sent === 0 ? null : Math.round((part / sent) * 10_000) / 10_000;
