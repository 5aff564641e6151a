import type { ChargeReservation, PaidCall } from '@workbench/connectors/http';
import { type PaidCallDoc, PaidCallModel, thisProcess } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { readTogether } from '../../shared/database/read-together.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { utcDayOf } from '../connections/usage-today.ts';
import { purchaseStateOf } from './purchase-state.ts';

/** After its freshness an answer is of no use, but totals and questions about the bill reach back further. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Where a purchase is stored. One that a user had bought once more keeps its own record, so that its price can still be
 * reconciled; it names the record of the repetition, which is the one in force.
 */
export interface PurchaseSlot {
  _id: string;
  stored: PaidCallDoc | null;
  /** The record under the key itself. */
  first: PaidCallDoc | null;
}

/** The record in force: of the key, of its repetition, or of an earlier version's key for the same thing. */
export async function findSlot(vendor: string, call: PaidCall, now: Date): Promise<PurchaseSlot> {
  const slot = await findByKey(`${vendor}:${call.key}`, call, now);
  return boughtNothing(slot.stored) ? ((await findFormer(vendor, call, now)) ?? slot) : slot;
}

async function findByKey(key: string, call: PaidCall, now: Date): Promise<PurchaseSlot> {
  const first = await findStored(key);
  if (first?.repeatedAs === undefined) return { _id: key, stored: first, first };
  const stored = await findStored(first.repeatedAs);
  if (boughtNothing(stored)) {
    // A repetition that was refused: the lost purchase counts as before, unless the user asks again.
    const state = purchaseStateOf(first, call, now);
    if (typeof state === 'object' && !mayBeRepeated(first, state, call)) return { _id: key, stored: first, first };
  }
  return { _id: first.repeatedAs, stored, first };
}

const boughtNothing = (stored: PaidCallDoc | null) => stored === null || stored.state === 'cancelled';

const readPurchase = readTogether(PaidCallModel, 50);
const findStored = (_id: string) => withDatabaseRetry(() => readPurchase(_id));

/** What an earlier version bought under another key: an answer of this very address, or one that is lost or under way. */
async function findFormer(vendor: string, call: PaidCall, now: Date): Promise<PurchaseSlot | null> {
  for (const { key, address } of call.formerKeys ?? []) {
    const _id = `${vendor}:${key}`;
    const stored = await findStored(_id);
    if (stored === null || stored.hasFullKey) continue;
    const state = purchaseStateOf(stored, call, now);
    if (state === 'free') continue;
    const isOther = stored.answer !== undefined && stored.answer.url !== address;
    const isRepeated = typeof state === 'object' && mayBeRepeated(stored, state, call);
    // What is bought once more gets the key of this version; the lost one is reconciled where it is.
    if (!isOther && !isRepeated) return { _id, stored, first: stored };
  }
  return null;
}

/** Puts our name on the purchase; false when another one was faster. */
export async function claimSlot(
  vendor: string,
  call: PaidCall,
  token: string,
  { _id, stored, first }: PurchaseSlot,
  at: Date,
): Promise<boolean> {
  const wasCharged = stored?.state === 'captured' || stored?.state === 'sent';
  const expiresAt = expiryOf(call, at);
  const fields = {
    vendor,
    state: 'reserving' as const,
    token,
    creditsReserved: call.creditsMax,
    credits: call.creditsMax,
    owner: thisProcess(),
    ...(call.buyer !== undefined && { buyer: call.buyer }),
    sentAt: at,
    day: utcDayOf(at),
    earlierCalls: (stored?.earlierCalls ?? 0) + (wasCharged ? 1 : 0),
    earlierCredits: (stored?.earlierCredits ?? 0) + (wasCharged ? stored.credits : 0),
    hasFullKey: true,
    expiresAt,
  };
  try {
    // The record that names a repetition must outlive it.
    if (first !== null && first._id !== _id) await keepUntil(first._id, expiresAt);
    if (stored === null) {
      await withDatabaseRetry(() => PaidCallModel.collection.insertOne({ _id: _id as never, ...fields }));
      return true;
    }
    const before = { _id, token: stored.token, state: stored.state, repeatedAs: { $exists: false } };
    const update = {
      $set: fields,
      $unset: { answer: 1, capturedAt: 1, lostAt: 1, ...(call.buyer === undefined && { buyer: 1 }) },
    } as const;
    return (await withDatabaseRetry(() => PaidCallModel.updateOne(before, update))).matchedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Whether a user has asked for it once more, knowing of this very loss: what was sent after that is not repeated. */
export function mayBeRepeated(
  { sentAt, lostAt = sentAt }: Pick<PaidCallDoc, 'sentAt' | 'lostAt'>,
  state: Exclude<ChargeReservation, { state: 'open' }>,
  { repeatLostBefore, isUsable }: PaidCall,
): boolean {
  if (repeatLostBefore === undefined || lostAt >= repeatLostBefore) return false;
  return state.state === 'unsure' || isUsable?.(state.answer) === false;
}

/** Names the record under which it is bought once more. The first one wins; the others then find its repetition. */
export async function repeatPurchase(
  { first }: PurchaseSlot,
  { token }: Pick<PaidCallDoc, 'token'>,
  call: PaidCall,
  now: Date,
): Promise<void> {
  if (first === null) return;
  const { _id, repeatedAs } = first;
  const unchanged = { _id, repeatedAs: repeatedAs ?? { $exists: false } };
  const update = { $set: { repeatedAs: `${_id}#${token}` }, $max: { expiresAt: expiryOf(call, now) } };
  await withDatabaseRetry(() => PaidCallModel.updateOne(unchanged, update));
}

async function keepUntil(_id: string, expiresAt: Date): Promise<void> {
  await withDatabaseRetry(() => PaidCallModel.updateOne({ _id }, { $max: { expiresAt } }));
}

const expiryOf = ({ freshForMs }: PaidCall, at: Date) => new Date(at.getTime() + freshForMs + RETENTION_MS);
