import type { FollowUpPreview, OutreachCampaign } from '@workbench/services/outreach/schemas';
import { formatCount, formatNumber } from '../../../../lib/format/format.ts';

type LeftOut = FollowUpPreview['leftOut'];

/** Each reason with its words, in the order in which they are listed. */
const REASONS: readonly [keyof LeftOut, string][] = [
  ['replied', 'replied'],
  ['notAccepted', 'not accepted yet'],
  ['notSent', 'not sent yet'],
  ['failed', 'failed'],
  ['followedUp', 'already being followed up'],
  ['suppressed', 'on the do-not-contact list'],
  ['erased', 'erased'],
  ['customers', 'at customers'],
];

/** "2 people accepted and have not replied." */
export function carriedOverText(carriedOver: number, type: OutreachCampaign['type']): string {
  if (carriedOver === 0) return 'No one can be followed up on now.';
  const got = type === 'connection_request' ? 'accepted' : 'got a message';
  return `${formatCount(carriedOver, 'person', 'people')} ${got} and ${carriedOver === 1 ? 'has' : 'have'} not replied.`;
}

/** "3 replied", "1 on the do-not-contact list"; empty when no one is left out. */
export const leftOutLines = (leftOut: LeftOut): string[] =>
  REASONS.flatMap(([reason, words]) => (leftOut[reason] === 0 ? [] : [`${formatNumber(leftOut[reason])} ${words}`]));
