import type { MessageRequest } from '../schemas.ts';
import { CLAIM_PATTERNS } from './claims/claim-patterns.ts';
import { type Grounding, groundingOf } from './facts/grounding.ts';
import { foldPreservingLength } from './words/fold-preserving-length.ts';

/** Who thanks the recipient, or was asked by them, knows what for. */
const OF_PAST =
  /\b(?:thank\w*|(?:be)?danken|vielen dank|remercier|merci|agradecer\w*|gracias) .*\b(?:for|fur|pour|d[eu']|la|el|por)\b|\b(?:fur|for) .*danken\b|\b(?:he|she|they) asked\b/i;

/** What is known about sender and recipient: the facts, and a goal that mentions their past. */
export function sharedPastOf(request: MessageRequest): Grounding {
  const goal = foldPreservingLength(request.campaignGoal);
  const isOfPast =
    OF_PAST.test(goal) ||
    Object.values(CLAIM_PATTERNS)
      .flat()
      .some(({ kind, pattern }) => kind === 'relation' && goal.search(pattern) >= 0);
  const fields = {
    recipientName: '',
    recipientTitle: '',
    recipientCompany: '',
    recipientIndustry: '',
    senderName: '',
    senderTitle: '',
    senderCompany: '',
  };
  return groundingOf({ ...request, ...fields, campaignGoal: isOfPast ? request.campaignGoal : '' });
}
