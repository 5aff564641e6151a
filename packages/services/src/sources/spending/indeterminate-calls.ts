import { createHash } from 'node:crypto';
import { type PaidCallDoc, PaidCallModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { VENDOR_STATE_INDEX } from './paid-calls.ts';
import { isInFlight } from './purchase-state.ts';

export type IndeterminateCall = Pick<
  PaidCallDoc,
  '_id' | 'vendor' | 'token' | 'creditsReserved' | 'day' | 'state' | 'owner' | 'sentAt' | 'lostAt'
>;

/** Calls with a lost response; null while one is in progress, because then the vendor's count is ambiguous. */
export async function findIndeterminateCalls(ctx: ServiceContext, vendor: string): Promise<IndeterminateCall[] | null> {
  const fields = { vendor: 1, token: 1, creditsReserved: 1, day: 1, state: 1, owner: 1, sentAt: 1, lostAt: 1 } as const;
  const calls = await PaidCallModel.find({ vendor, state: { $in: ['reserving', 'sent'] } }, fields)
    .hint(VENDOR_STATE_INDEX)
    .lean<IndeterminateCall[]>();
  if (calls.some((call) => isInFlight(call, ctx.now()))) return null;
  // A call that was never sent costs nothing.
  const sent = calls.filter(({ state }) => state === 'sent');
  return sent.sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || (a._id < b._id ? -1 : 1));
}

/** The same calls always give the same name. */
export const callsDigest = (calls: IndeterminateCall[]): string =>
  createHash('sha256')
    .update(calls.map(({ token }) => token).join())
    .digest('hex')
    .slice(0, 16);
