import type { ChargeReservation, HttpAnswer, PaidCall } from '@workbench/connectors/http';
import { isProcessGone, type PaidCallDoc, PaidCallModel } from '@workbench/db';
import { isFromFuture } from '../../shared/stored-time.ts';

/** A call may wait long for its turn at the host while its process lives, which says when the response is lost. */
const IN_FLIGHT_MAX_MS = 10 * 60_000;
/** A workspace of an earlier version has a second index that fits the same questions. */
export const VENDOR_STATE_INDEX = 'by_vendor_and_state';
const BODY_MAX_BYTES = 1_000_000;
const STORED_HEADER = /^(content-type|date|etag|x-(?!.*(key|token|auth|secret)).*)$/;

/**
 * What a stored purchase means for the same request now: its outcome, `wait` while another process is buying, or `free`
 * to be bought.
 */
export function purchaseStateOf(
  stored: PaidCallDoc | null,
  { freshForMs, buyer }: Pick<PaidCall, 'freshForMs' | 'buyer'>,
  now: Date,
): Exclude<ChargeReservation, { state: 'open' }> | 'wait' | 'free' {
  if (stored === null || stored.state === 'cancelled') return 'free';
  const ageMs = now.getTime() - (stored.capturedAt ?? stored.sentAt).getTime();
  const credits = buyer !== undefined && stored.buyer === buyer ? stored.credits : 0;
  if (stored.state === 'captured') {
    if (ageMs >= freshForMs) return 'free';
    if (stored.answer) return { state: 'known', answer: { ...stored.answer, fromStore: true }, credits };
    // It cost nothing and was too large to keep; without this date its price is a share of several lost calls' sum.
    const isFreeOfCharge = stored.credits === 0 && stored.capturedAt !== undefined;
    return isFreeOfCharge ? 'free' : { state: 'unsure', credits };
  }
  if (isInFlight(stored, now)) return 'wait';
  // Before it was marked as sent, nothing can have been bought.
  if (stored.state === 'reserving' || ageMs >= freshForMs) return 'free';
  return { state: 'unsure', credits };
}

/** Whether its response may still come. */
export function isInFlight(
  { owner, sentAt, lostAt }: Pick<PaidCallDoc, 'owner' | 'sentAt' | 'lostAt'>,
  now: Date,
): boolean {
  if (lostAt !== undefined || isFromFuture(sentAt, now)) return false;
  return now.getTime() - sentAt.getTime() < IN_FLIGHT_MAX_MS && !isProcessGone(owner);
}

/** The part of an answer that is kept; nothing of one that is too large, and no query, which may name a person. */
export function toStoredAnswer({ status, headers, url, body, fetchedAt }: HttpAnswer): Pick<PaidCallDoc, 'answer'> {
  if (Buffer.byteLength(body) > BODY_MAX_BYTES) return {};
  const storedHeaders = Object.entries(headers).filter(
    ([name, value]) => STORED_HEADER.test(name) && value.length <= 500,
  );
  const address = url.replace(/[?#].*$/s, '');
  return { answer: { status, headers: Object.fromEntries(storedHeaders), url: address, body, fetchedAt } };
}

export interface LedgerTotals {
  /** Purchases with a known price, and their total. */
  calls: number;
  credits: number;
  /** Sent, with the answer outstanding or lost: the vendor charged between nothing and these credits. */
  unsureCalls: number;
  unsureCredits: number;
}

/** All that was bought of a vendor, to compare with its invoice. */
export async function ledgerTotals(vendor: string): Promise<LedgerTotals> {
  const ifState = (state: string, value: unknown) => ({ $sum: { $cond: [{ $eq: ['$state', state] }, value, 0] } });
  const [totals] = await PaidCallModel.aggregate<LedgerTotals & { earlierCalls: number; earlierCredits: number }>([
    { $match: { vendor } },
    {
      $group: {
        _id: null,
        calls: ifState('captured', 1),
        credits: ifState('captured', '$credits'),
        unsureCalls: ifState('sent', 1),
        unsureCredits: ifState('sent', '$credits'),
        earlierCalls: { $sum: '$earlierCalls' },
        earlierCredits: { $sum: '$earlierCredits' },
      },
    },
  ]).hint(VENDOR_STATE_INDEX);
  if (!totals) return { calls: 0, credits: 0, unsureCalls: 0, unsureCredits: 0 };
  const { unsureCalls, unsureCredits } = totals;
  const calls = totals.calls + totals.earlierCalls;
  return { calls, credits: totals.credits + totals.earlierCredits, unsureCalls, unsureCredits };
}
