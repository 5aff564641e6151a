import type { AccountUsage } from '@workbench/connectors/types';
import type { VendorBaselineDoc } from '@workbench/db';

export interface ChargeAttribution {
  /** For each call in its order. */
  credits: number[];
  /** false: nobody knows what they cost, so each counts in full. */
  isKnown: boolean;
}

/**
 * What calls with a lost answer have cost together: what the vendor counted since the baseline, less what our ledger
 * counted with an answer. Which of them was charged the vendor does not say, so the first ones are taken.
 *
 * Doubt counts as spent: another billing period, a counter that was set back, and one that moved by more than we can
 * have spent, as when others use the same account. And less than all is believed only of a counter that was seen to
 * count: null as long as it had nothing else to show since the baseline.
 *
 * @param spent by our ledger, without these calls
 * @param reserved most that each call may have cost
 */
export function attributeCharges(
  baseline: VendorBaselineDoc | null,
  usage: AccountUsage,
  spent: number,
  reserved: number[],
): ChargeAttribution | null {
  const inFull = { credits: reserved, isKnown: false };
  if (baseline === null || baseline.period !== usage.period) return inFull;
  const answered = spent - baseline.spent;
  const charged = usage.credits - baseline.used - answered;
  const most = reserved.reduce((sum, credits) => sum + credits, 0);
  if (charged < 0 || charged > most) return inFull;
  if (charged < most && answered <= 0) return null;
  let remaining = charged;
  const credits = reserved.map((max) => {
    const share = Math.min(max, remaining);
    remaining -= share;
    return share;
  });
  return { credits, isKnown: true };
}
