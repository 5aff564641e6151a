import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallLedger,
  CONNECTORS,
  ConnectorError,
  type ConnectorId,
  type PaidCall,
  type PaidOutcome,
} from '@workbench/connectors';
import { ConnectionModel, PaidCallModel } from '@workbench/db';
import { type ListReader, withoutListed } from '../contacts/index.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { thisOwner } from './call-owner.ts';
import { keptAnswer, readOpening } from './paid-calls.ts';
import { CREDIT_CAP_DEFAULT } from './schemas.ts';
import { steadily } from './steadily.ts';
import { adjustCredits, countCall, dayOf, giveBack, reserveCredits } from './vendor-days.ts';

const POLL_MS = 50;
/** After its freshness an answer is of no use, but totals and questions about the bill reach back further. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Counts calls and keeps what was paid for, shared by all processes.
 *
 * A process may die, and the database go away, between any two steps. So they are in an order in which that can only
 * count too much, never too little, and never buys twice:
 * opening: mark as `reserving` (nothing can have been sent), take the credits, mark as `sent`, and only then send;
 * settling: store answer and price, and only then give back what was not spent; a price above the reservation is added
 * before. What was sent and never answered stays counted in full until the vendor's own figures tell what it cost
 * (settle-unsure.ts), and is not bought again while it would be fresh.
 */
export function createCallLedger({
  now = () => new Date(),
  reader = null,
}: {
  now?: () => Date;
  reader?: ListReader | null;
} = {}): CallLedger {
  return {
    countCall: (vendor, outcome) => countCall(vendor, dayOf(now()), outcome),
    open: (vendor, call) => open(vendor, call, now),
    settle: async (id, answer, credits) => {
      const { _id, token } = readId(id);
      const stored = await steadily(() => PaidCallModel.findOne({ _id, token, state: 'sent' }).lean());
      if (stored === null) return;
      const more = credits - stored.creditsReserved;
      if (more > 0) await steadily(() => adjustCredits(stored.vendor, stored.day, more));
      const { body } = answer;
      const keptBody = reader === null ? body : await steadily(() => withoutListed(reader, stored.vendor, body));
      const kept = keptAnswer({ ...answer, body: keptBody });
      const fields = { state: 'settled', credits, settledAt: now(), ...kept } as const;
      await steadily(() => PaidCallModel.updateOne({ _id, token, state: 'sent' }, { $set: fields }));
      if (more < 0) await giveBack(stored.vendor, stored.day, -more);
    },
    cancel: (id) => cancel(id),
  };
}

async function open(vendor: string, call: PaidCall, now: () => Date): Promise<PaidOutcome> {
  const token = randomUUID();
  for (;;) {
    const _id = `${vendor}:${call.key}`;
    const known = await steadily(() => PaidCallModel.findById(_id).lean());
    const opening = known?.token === token ? 'taken' : readOpening(known, call.freshForMs, now());
    if (opening === 'wait') {
      await sleep(POLL_MS);
    } else if (typeof opening === 'object') {
      return opening;
    } else if (opening === 'taken' || (await take(vendor, call, token, known, now()))) {
      const isOpen = await reserve(vendor, call, token, dayOf(now()));
      if (isOpen) return { state: 'open', id: `${token}:${_id}` };
    }
  }
}

type Known = Awaited<ReturnType<typeof findKnown>>;
const findKnown = (_id: string) => PaidCallModel.findById(_id).lean();

/** Puts our name on the purchase; false when another one was faster. */
async function take(vendor: string, call: PaidCall, token: string, known: Known, at: Date): Promise<boolean> {
  const wasCharged = known?.state === 'settled' || known?.state === 'sent';
  const fields = {
    vendor,
    state: 'reserving' as const,
    token,
    creditsReserved: call.creditsMax,
    credits: call.creditsMax,
    owner: thisOwner(),
    sentAt: at,
    day: dayOf(at),
    earlierCalls: (known?.earlierCalls ?? 0) + (wasCharged ? 1 : 0),
    earlierCredits: (known?.earlierCredits ?? 0) + (wasCharged ? known.credits : 0),
    forgetAt: new Date(at.getTime() + call.freshForMs + KEEP_MS),
  };
  const _id = `${vendor}:${call.key}`;
  try {
    if (known === null) {
      await steadily(() => PaidCallModel.collection.insertOne({ _id: _id as never, ...fields }));
      return true;
    }
    const before = { _id, token: known.token, state: known.state };
    const update = { $set: fields, $unset: { answer: 1, settledAt: 1 } } as const;
    return (await steadily(() => PaidCallModel.updateOne(before, update))).matchedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** True when the credits are ours and the call may be sent; false when the purchase was taken from us meanwhile. */
async function reserve(vendor: string, call: PaidCall, token: string, day: string): Promise<boolean> {
  const _id = `${vendor}:${call.key}`;
  const connection = await steadily(() => ConnectionModel.findById(vendor).lean());
  const cap = connection?.creditCap ?? CREDIT_CAP_DEFAULT;
  if (!(await reserveCredits(vendor, day, call.creditsMax, cap))) {
    await steadily(() => PaidCallModel.updateOne({ _id, token }, { $set: { state: 'cancelled', credits: 0 } }));
    throw capReached(vendor, call.creditsMax, cap);
  }
  const { matchedCount } = await steadily(() =>
    // The second state is our own first attempt, when its answer was lost.
    PaidCallModel.updateOne({ _id, token, state: { $in: ['reserving', 'sent'] } }, { $set: { state: 'sent', day } }),
  );
  if (matchedCount === 1) return true;
  await giveBack(vendor, day, call.creditsMax);
  return false;
}

async function cancel(id: string): Promise<void> {
  const { _id, token } = readId(id);
  const fields = { state: 'cancelled', credits: 0 } as const;
  const stored = await steadily(() =>
    PaidCallModel.findOneAndUpdate({ _id, token, state: 'sent' }, { $set: fields }).lean(),
  );
  if (stored !== null) await giveBack(stored.vendor, stored.day, stored.creditsReserved);
}

function capReached(vendor: string, credits: number, cap: number): ConnectorError {
  const label = CONNECTORS[vendor as ConnectorId]?.label ?? vendor;
  const price = credits === 1 ? '1 credit' : `${credits} credits`;
  const text =
    `${label}: the daily cap of ${cap} credits is reached; this would cost up to ${price} more. ` +
    'Raise the cap under Data Sources, or wait for the next day (UTC).';
  return new ConnectorError('cap_reached', vendor, text);
}

function readId(id: string): { token: string; _id: string } {
  const at = id.indexOf(':');
  return { token: id.slice(0, at), _id: id.slice(at + 1) };
}
