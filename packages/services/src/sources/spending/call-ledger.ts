import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTORS } from '@workbench/connectors/company-connectors';
import { ConnectorError } from '@workbench/connectors/errors';
import type { CallLedger, ChargeReservation, PaidCall } from '@workbench/connectors/http';
import type { ConnectorId } from '@workbench/connectors/types';
import { ConnectionModel, PaidCallModel } from '@workbench/db';
import { type AuditWriter, recordPurchase } from '../../audit/index.ts';
import { readTogether } from '../../shared/database/read-together.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { excludeSuppressed, type SuppressionReader } from '../../suppression/index.ts';
import { utcDayOf } from '../connections/usage-today.ts';
import { CREDIT_CAP_DEFAULT } from '../limits.ts';
import { adjustDailyCredits, countCall, releaseDailyCredits, reserveDailyCredits } from './daily-usage.ts';
import { claimSlot, findSlot, mayBeRepeated, repeatPurchase } from './purchase-slot.ts';
import { purchaseStateOf } from './purchase-state.ts';
import { toStoredAnswer } from './stored-answer.ts';

const POLL_MS = 50;
const readConnection = readTogether(ConnectionModel, 50);

/**
 * Counts calls and stores what was paid for, shared by all processes.
 * A process may die and the database may fail between any two steps. Their order ensures that the ledger can only count
 * too much, never too little, and never buys twice. Opening: mark as `reserving` (nothing can have been sent), take the
 * credits, mark as `sent`, and only then send. Closing: store response and price, and only then return unspent credits;
 * a price above the reservation is added first. A call that was sent and never answered counts in full until the
 * vendor's own figures show its price (reconcile-usage.ts), and is not bought again while it would be fresh, unless a
 * user asks for that (purchase-slot.ts).
 */
export function createCallLedger({
  now = () => new Date(),
  reader = null,
  secrets,
}: {
  now?: () => Date;
  reader?: SuppressionReader | null;
  /** Seals the lines of the audit log, which has none of purchases without it. */
  secrets?: AuditWriter['secrets'] | undefined;
} = {}): CallLedger {
  return {
    countCall: (vendor, outcome) => countCall(vendor, utcDayOf(now()), outcome),
    reserveCharge: (vendor, call, signal) => open(vendor, call, now, signal),
    captureCharge: async (id, answer, credits) => {
      const { _id, token } = parseCallId(id);
      const stored = await withDatabaseRetry(() => PaidCallModel.findOne({ _id, token, state: 'sent' }).lean());
      if (stored === null) return;
      const excess = credits - stored.creditsReserved;
      if (excess > 0) await withDatabaseRetry(() => adjustDailyCredits(stored.vendor, stored.day, excess));
      const body = reader === null ? answer.body : await storableBody(reader, stored.vendor, answer.body);
      const storedAnswer = body === null ? {} : toStoredAnswer({ ...answer, body });
      const fields = { state: 'captured', credits, capturedAt: now(), ...storedAnswer } as const;
      try {
        // Before the price: of a process that is killed in between, the log has the purchase all the same.
        if (secrets !== undefined && credits > 0) {
          await recordPurchase({ secrets, now }, { vendor: stored.vendor, credits, work: stored.buyer });
        }
      } finally {
        // What was paid for is kept, also where no line could be added.
        await withDatabaseRetry(() => PaidCallModel.updateOne({ _id, token, state: 'sent' }, { $set: fields }));
      }
      if (excess < 0) await releaseDailyCredits(stored.vendor, stored.day, -excess);
    },
    loseCharge: async (id) => {
      const { _id, token } = parseCallId(id);
      const lost = { $set: { lostAt: now() } };
      await withDatabaseRetry(() => PaidCallModel.updateOne({ _id, token, state: 'sent' }, lost));
    },
    releaseCharge: (id) => cancel(id),
  };
}

/** null for a body that is nested too deep to be searched: its price is stored all the same. */
async function storableBody(reader: SuppressionReader, vendor: string, body: string): Promise<string | null> {
  try {
    return await withDatabaseRetry(() => excludeSuppressed(reader, vendor, body));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function open(vendor: string, call: PaidCall, now: () => Date, signal?: AbortSignal): Promise<ChargeReservation> {
  const token = randomUUID();
  for (;;) {
    const slot = await findSlot(vendor, call, now());
    const { stored } = slot;
    const purchase = stored?.token === token ? 'taken' : purchaseStateOf(stored, call, now());
    if (purchase === 'wait') {
      if (signal?.aborted) throw waitAbortedError(vendor, signal.reason);
      await sleep(POLL_MS);
    } else if (typeof purchase === 'object') {
      if (stored === null || !mayBeRepeated(stored, purchase, call)) return purchase;
      await repeatPurchase(slot, stored, call, now());
    } else if (purchase === 'taken' || (await claimSlot(vendor, call, token, slot, now()))) {
      const isOpen = await reserveAndMarkSent(vendor, call, { _id: slot._id, token }, utcDayOf(now()));
      if (isOpen) return { state: 'open', id: `${token}:${slot._id}` };
    }
  }
}

/**
 * True when the credits are reserved and the call may be sent; false when another process has taken the purchase over.
 */
async function reserveAndMarkSent(
  vendor: string,
  call: PaidCall,
  { _id, token }: { _id: string; token: string },
  day: string,
): Promise<boolean> {
  const cap = (await withDatabaseRetry(() => readConnection(vendor)))?.creditCap ?? CREDIT_CAP_DEFAULT;
  if (!(await reserveDailyCredits(vendor, day, call.creditsMax, cap))) {
    await withDatabaseRetry(() =>
      PaidCallModel.updateOne({ _id, token }, { $set: { state: 'cancelled', credits: 0 } }),
    );
    throw capReachedError(vendor, call.creditsMax, cap);
  }
  const { matchedCount } = await withDatabaseRetry(() =>
    // The second state is our own first attempt, when its answer was lost.
    PaidCallModel.updateOne({ _id, token, state: { $in: ['reserving', 'sent'] } }, { $set: { state: 'sent', day } }),
  );
  if (matchedCount === 1) return true;
  await releaseDailyCredits(vendor, day, call.creditsMax);
  return false;
}

async function cancel(id: string): Promise<void> {
  const { _id, token } = parseCallId(id);
  const fields = { state: 'cancelled', credits: 0 } as const;
  const stored = await withDatabaseRetry(() =>
    PaidCallModel.findOneAndUpdate({ _id, token, state: 'sent' }, { $set: fields }).lean(),
  );
  if (stored !== null) await releaseDailyCredits(stored.vendor, stored.day, stored.creditsReserved);
}

function capReachedError(vendor: string, credits: number, cap: number): ConnectorError {
  const label = CONNECTORS[vendor as ConnectorId]?.label ?? vendor;
  const price = credits === 1 ? '1 credit' : `${credits} credits`;
  const text =
    `${label}: the daily cap of ${cap} credits is reached; this would cost up to ${price} more. ` +
    'Raise the cap under Data Sources, or wait for the next day (UTC).';
  return new ConnectorError('cap_reached', vendor, text);
}

/** The call under way may be an earlier attempt of the same work, so its charge is as unknown as that of a lost one. */
function waitAbortedError(vendor: string, cause: unknown): ConnectorError {
  const text = `vendor ${vendor}: this is being bought already, and the wait for its response was aborted`;
  return new ConnectorError('unsure_paid', vendor, text, { cause });
}

function parseCallId(id: string): { token: string; _id: string } {
  const at = id.indexOf(':');
  return { token: id.slice(0, at), _id: id.slice(at + 1) };
}
