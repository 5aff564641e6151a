import { setTimeout as sleep } from 'node:timers/promises';
import { PaidCallModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { SOURCE_PORTS } from './default-ports.ts';
import { settlementOf } from './rules/settlement.ts';
import type { SourceConnection, SourcePorts } from './source-ports.ts';
import { steadily } from './steadily.ts';
import {
  findUnsure,
  isInPeace,
  leaveInPeace,
  nameOf,
  readAccount,
  readBooks,
  takeBaseline,
  tellsUsage,
  type UnsureCall,
  writeAccount,
} from './vendor-account.ts';
import { giveBack } from './vendor-days.ts';

/** So long after a doubt was noticed the vendor has counted what a process sent before it died. */
const DOUBT_MIN_MS = 30_000;
/** A slow vendor does not keep anybody waiting who wants to spend. */
const BASELINE_WAIT_MS = 3000;

/**
 * Finds out from the vendors' own figures what the calls have cost whose answer was lost, so that our ledger says what
 * their invoices say. It may run in several processes and end at any point: it can only leave too much counted.
 */
export async function settleUnsure(ctx: ServiceContext, ports: SourcePorts = SOURCE_PORTS): Promise<void> {
  const connections = await ports.readConnections(ctx);
  await Promise.all(connections.filter(tellsUsage).map((connection) => settleVendor(ctx, connection)));
}

/** Before credits are spent: what the vendors have counted so far. Never fails; without it doubts count in full. */
export async function prepareToSpend(ctx: ServiceContext, connections: SourceConnection[]): Promise<void> {
  const stop = new AbortController();
  const take = (connection: SourceConnection) =>
    takeBaseline(ctx, connection).catch((error: unknown) =>
      ctx.log.warn({ err: error, vendor: connection.connector.id }, 'what a vendor has counted could not be noted'),
    );
  const late = sleep(BASELINE_WAIT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  await Promise.race([Promise.all(connections.filter(tellsUsage).map(take)), late]);
  stop.abort();
}

async function settleVendor(ctx: ServiceContext, connection: SourceConnection): Promise<void> {
  const vendor = connection.connector.id;
  const unsure = await findUnsure(ctx, vendor);
  if (unsure === null) return;
  const account = await readAccount(connection);
  if (unsure.length === 0) {
    if (account.baseline === undefined) await takeBaseline(ctx, connection);
    return;
  }
  const calls = nameOf(unsure);
  const { doubt } = account;
  if (doubt?.calls !== calls) return await writeAccount({ ...account, doubt: { calls, seenAt: ctx.now() } });
  const isYoung = ctx.now().getTime() - doubt.seenAt.getTime() < DOUBT_MIN_MS;
  if (isYoung || isInPeace(ctx, account)) return;
  const books = await readBooks(ctx, connection);
  if (books === null || nameOf(books.unsure) !== calls) return;
  const reserved = unsure.map(({ creditsReserved }) => creditsReserved);
  const settlement = settlementOf(account.baseline ?? null, books.usage, books.spent, reserved);
  if (settlement === null) return await leaveInPeace(ctx, connection);
  for (const [index, call] of unsure.entries()) await settleCall(call, settlement.credits[index] ?? 0);
  const { credits } = books.usage;
  ctx.log.info({ vendor, calls: unsure.length, used: credits, ...settlement }, 'calls with a lost answer were settled');
  // From here on the vendor's figure and ours may differ for good, so they are compared from a new beginning.
  if (!settlement.isKnown) await writeAccount({ _id: vendor, account: account.account });
}

/** Like the ledger: the price is stored first, and what was not spent is given back after that. */
async function settleCall({ _id, token, vendor, creditsReserved, day }: UnsureCall, credits: number): Promise<void> {
  const settled = { $set: { state: 'settled', credits } } as const;
  // Without an answer it is not bought again while that would be fresh, counted from its sending.
  const { matchedCount } = await steadily(() => PaidCallModel.updateOne({ _id, token, state: 'sent' }, settled));
  if (matchedCount === 1) await giveBack(vendor, day, creditsReserved - credits);
}
