import type { AddTargetsResult } from '@workbench/services/outreach/schemas';
import { formatCount, formatNumber } from '../../lib/format/format.ts';

/** "3 leads added to the outreach campaign. 1 was already in the campaign." Pure. */
export function addedToCampaignText(
  { added, known, suppressed, hiddenCustomers = 0 }: AddTargetsResult,
  one: string,
  many: string,
): string {
  return [
    `${formatCount(added, one, many)} added to the outreach campaign.`,
    known > 0 && `${formatNumber(known)} ${known === 1 ? 'was' : 'were'} already in the campaign.`,
    suppressed > 0 && `${formatNumber(suppressed)} skipped: on the do-not-contact list.`,
    hiddenCustomers > 0 && `${formatNumber(hiddenCustomers)} skipped: at customers.`,
  ]
    .filter(Boolean)
    .join(' ');
}
