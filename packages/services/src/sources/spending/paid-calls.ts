/** A workspace of an earlier version has a second index that fits the same questions. */
export const VENDOR_STATE_INDEX = 'by_vendor_and_state';
export interface LedgerTotals {
  /** Purchases with a known price, and their total. */
  calls: number;
  credits: number;
  /** Sent, with the answer outstanding or lost: the vendor charged between nothing and these credits. */
  unsureCalls: number;
  unsureCredits: number;
}
