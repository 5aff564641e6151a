import type { ChargeReservation, PaidCall } from '@workbench/connectors/http';
import { isProcessGone, type PaidCallDoc } from '@workbench/db';
import { isFromFuture } from '../../shared/stored-time.ts';

/** A call may wait long for its turn at the host while its process lives, which says when the response is lost. */
const IN_FLIGHT_MAX_MS = 10 * 60_000;

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
