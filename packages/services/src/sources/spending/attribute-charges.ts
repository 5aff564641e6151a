import type { AccountUsage } from '@workbench/connectors/types';
import type { VendorBaselineDoc, VendorReadingDoc } from '@workbench/db';

/** A vendor's counter that has not moved for this long does not lag any more. */
const CONFIRM_AFTER_MS = 2 * 60_000;

export interface ChargeAttribution {
  /** For each call in its order. */
  credits: number[];
  /** false: the prices are unknown, so each counts in full. */
  isKnown: boolean;
}

/**
 * The total price of calls with a lost response: what the vendor counted since the baseline, less what our ledger
 * counted with a response. The vendor does not say which of them was charged, so the first ones are taken.
 * When in doubt, credits count as spent: in another billing period, after a counter was reset, and when it moved by
 * more than we can have spent, because others use the same account. Less than everything is believed only of a counter
 * that was seen to count: null as long as it has not moved since the baseline.
 * @param spent by our ledger, without these calls
 * @param reserved the maximum price of each call
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

/**
 * A counter may lag, so less than the highest price is believed only when it shows the same some minutes later. What we
 * have spent in between must be the same too.
 */
export function isConfirmed(
  earlier: VendorReadingDoc | undefined,
  reading: VendorReadingDoc,
  { credits, isKnown }: ChargeAttribution,
  reserved: number[],
): boolean {
  const isHighest = credits.every((price, index) => price === reserved[index]);
  if (!isKnown || isHighest) return true;
  if (earlier === undefined || !isSameReading(earlier, reading)) return false;
  return reading.at.getTime() - earlier.at.getTime() >= CONFIRM_AFTER_MS;
}

export const isSameReading = (a: VendorReadingDoc, b: VendorReadingDoc): boolean =>
  a.used === b.used && a.spent === b.spent;
