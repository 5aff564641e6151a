import { ConnectorError } from '../../errors.ts';
import type { HttpAnswer, HttpRequest, PaidCall } from '../types.ts';
import { CallFailure } from './call-failure.ts';
import type { ClientParts } from './client-parts.ts';

/**
 * Buys an answer at most once: `send` runs only when the ledger has reserved its price. `isUsable` tells an answer from
 * an apology; it is asked about those that cost nothing.
 */
export async function purchaseOnce(
  { shared: { ledger } }: ClientParts,
  { vendor, signal }: HttpRequest,
  paid: PaidCall,
  send: () => Promise<HttpAnswer>,
  isUsable: (answer: HttpAnswer) => boolean,
): Promise<HttpAnswer> {
  const outcome = await ledger.reserveCharge(vendor, { ...paid, isUsable }, signal);
  if (outcome.state !== 'open') paid.onPrice?.(outcome.credits);
  if (outcome.state === 'known') return { ...outcome.answer, fromStore: true };
  if (outcome.state === 'unsure') {
    const text = `vendor ${vendor}: this was requested before and the response was lost. It may have been charged, so it is not bought again`;
    throw repeatable(new ConnectorError('unsure_paid', vendor, text), paid);
  }
  if (paid.isStoredOnly) {
    await ledger.releaseCharge(outcome.id);
    throw new ConnectorError('invalid_request', vendor, `vendor ${vendor}: this was not bought before`);
  }
  let answer: HttpAnswer;
  try {
    answer = await send();
  } catch (error) {
    // A time limit or a broken connection after sending leaves the reservation open on purpose: the vendor may have
    // charged for an answer that never arrived. Open it counts against the cap, and no one buys the same again.
    const mayBeCharged = error instanceof CallFailure && error.mayBeCharged;
    if (!mayBeCharged) {
      await ledger.releaseCharge(outcome.id);
      if (error instanceof CallFailure) error.error.isUncharged = true;
    } else {
      paid.onPrice?.(paid.creditsMax);
      await ledger.loseCharge(outcome.id);
      repeatable(error.error, paid);
    }
    throw error;
  }
  const credits = creditsOf(paid, answer);
  paid.onPrice?.(credits);
  // Some say "slow down" with a 200: kept, it would stand for the answer as long as that is fresh.
  if (credits === 0 && !isUsable(answer)) await ledger.releaseCharge(outcome.id);
  else await ledger.captureCharge(outcome.id, answer, credits);
  return answer;
}

/** Marks the failure of a purchase that may be paid for and brought nothing. */
export function repeatable(error: ConnectorError, { creditsMax }: PaidCall): ConnectorError {
  error.repeatCredits = creditsMax;
  return error;
}

/** An answer whose price can't be read counts with the highest price. */
export function creditsOf(paid: PaidCall, answer: HttpAnswer): number {
  try {
    const credits = paid.creditsOf(answer);
    return Number.isFinite(credits) ? Math.max(0, credits) : paid.creditsMax;
  } catch {
    return paid.creditsMax;
  }
}
