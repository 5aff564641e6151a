import type { LeadStepDoc } from '@workbench/db';
import { SKIP_REASONS, type SkipReason } from '../finding-schemas.ts';

/** What a skipped step's message says, for steps that were stored before their reason was. */
const MESSAGES: readonly (readonly [RegExp, SkipReason | null])[] = [
  [/^(?:No profile found$|None of the matches was right)/, null],
  [/^No profile found;/, 'unreachable'],
  [/do-not-contact list/, 'do_not_contact'],
  [/is not connected/, 'not_connected'],
  [/limit|credits set for|used up/, 'limit'],
  [/shared mailbox/, 'shared_mailbox'],
  [/trash|was deleted/, 'in_trash'],
];

/** Why a step was skipped; null when it was not, or when it searched and found nothing. Pure. */
export function skipReasonOf({ state, skipReason, message, isForGood }: LeadStepDoc): SkipReason | null {
  if (state !== 'skipped') return null;
  if (skipReason !== undefined) return SKIP_REASONS.find((reason) => reason === skipReason) ?? null;
  const known = MESSAGES.find(([pattern]) => pattern.test(message ?? ''));
  if (known !== undefined) return known[1];
  return isForGood ? 'missing_data' : 'other';
}
