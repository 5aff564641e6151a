import { createHash } from 'node:crypto';
import { type AccountUsage, ConnectorError } from '@workbench/connectors';
import { type PaidCallDoc, PaidCallModel, type VendorAccountDoc, VendorAccountModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { failureText } from './ask-sources.ts';
import { mayLive } from './call-owner.ts';
import { BY_VENDOR_AND_STATE, ledgerTotals } from './paid-calls.ts';
import type { SourceConnection } from './source-ports.ts';
import { steadily } from './steadily.ts';

/** The answer to a call of a process that may live is not waited for any longer: it waits at gates, and tries again. */
const UNDER_WAY_MAX_MS = 10 * 60_000;
const ASK_AGAIN_MS = 5 * 60_000;
/** For what does not pass without a person, as a key that may not ask for this. */
const ASK_AGAIN_LATE_MS = 60 * 60_000;
const BASELINE_FRESH_MS = 60 * 60_000;

export type UnsureCall = Pick<
  PaidCallDoc,
  '_id' | 'vendor' | 'token' | 'creditsReserved' | 'day' | 'state' | 'owner' | 'sentAt'
>;

/** What the vendor and our ledger say at one moment. */
export interface Books {
  usage: AccountUsage;
  /** Credits of calls whose price is known. */
  spent: number;
  /** Calls with a lost answer, in the order in which they were sent. */
  unsure: UnsureCall[];
}

/** True for a vendor that is connected and tells what an account has used. */
export const tellsUsage = ({ connector, isConnected }: SourceConnection): boolean =>
  isConnected && connector.readUsage !== undefined;

/** What is known of the account of this very key; blank for another key. */
export async function readAccount(connection: SourceConnection): Promise<VendorAccountDoc> {
  const _id = connection.connector.id;
  const account = accountOf(connection);
  const stored = await VendorAccountModel.findById(_id).lean();
  return stored?.account === account ? stored : { _id, account };
}

export async function writeAccount(account: VendorAccountDoc): Promise<void> {
  const write = () => VendorAccountModel.replaceOne({ _id: account._id }, account, { upsert: true });
  try {
    await steadily(write);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await steadily(write);
  }
}

/** Never the key. A short digest of a key that nobody can guess leads to none. */
function accountOf({ settings }: SourceConnection): string {
  const text = JSON.stringify([settings.baseUrl, settings.apiKey]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Calls with a lost answer; null while one is under way, as then nobody can say what the vendor has counted. */
export async function findUnsure(ctx: ServiceContext, vendor: string): Promise<UnsureCall[] | null> {
  const fields = { vendor: 1, token: 1, creditsReserved: 1, day: 1, state: 1, owner: 1, sentAt: 1 } as const;
  const calls = await PaidCallModel.find({ vendor, state: { $in: ['reserving', 'sent'] } }, fields)
    .hint(BY_VENDOR_AND_STATE)
    .lean<UnsureCall[]>();
  const oldest = ctx.now().getTime() - UNDER_WAY_MAX_MS;
  if (calls.some(({ owner, sentAt }) => sentAt.getTime() > oldest && mayLive(owner))) return null;
  // What was not even sent costs nothing.
  const sent = calls.filter(({ state }) => state === 'sent');
  return sent.sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || (a._id < b._id ? -1 : 1));
}

/** The same calls always give the same name. */
export const nameOf = (calls: UnsureCall[]): string =>
  createHash('sha256')
    .update(calls.map(({ token }) => token).join())
    .digest('hex')
    .slice(0, 16);

/**
 * Asks the vendor at a moment when nothing is under way and nothing changes; null when there was no such moment, or no
 * answer, which is logged. Then the vendor is left in peace for a while.
 */
export async function readBooks(ctx: ServiceContext, connection: SourceConnection): Promise<Books | null> {
  const { connector, settings } = connection;
  const before = await readLedger(ctx, connector.id);
  if (before === null || connector.readUsage === undefined) return null;
  let usage: AccountUsage;
  try {
    usage = await connector.readUsage(ctx.outside.http, settings);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const details = { vendor: connector.id, reason: failureText(error, connection) };
    ctx.log.warn(
      details,
      'a vendor did not say what was used; calls whose answer was lost count in full until it does',
    );
    await leaveInPeace(ctx, connection, error.mayPass ? ASK_AGAIN_MS : ASK_AGAIN_LATE_MS);
    return null;
  }
  const after = await readLedger(ctx, connector.id);
  const isQuiet = after !== null && after.spent === before.spent && nameOf(after.unsure) === nameOf(before.unsure);
  return isQuiet ? { usage, ...before } : null;
}

async function readLedger(ctx: ServiceContext, vendor: string): Promise<Omit<Books, 'usage'> | null> {
  const unsure = await findUnsure(ctx, vendor);
  if (unsure === null) return null;
  const { credits } = await ledgerTotals(vendor);
  return { spent: credits, unsure };
}

export async function leaveInPeace(ctx: ServiceContext, connection: SourceConnection, ms = ASK_AGAIN_MS) {
  await writeAccount({ ...(await readAccount(connection)), askAgainAt: new Date(ctx.now().getTime() + ms) });
}

export const isInPeace = (ctx: ServiceContext, { askAgainAt }: VendorAccountDoc): boolean =>
  askAgainAt !== undefined && askAgainAt > ctx.now();

/**
 * Notes what the vendor has counted so far, so that later it can be told what came in addition. Does nothing while there
 * is a doubt: what it is about may be in the vendor's figure, or not.
 */
export async function takeBaseline(ctx: ServiceContext, connection: SourceConnection): Promise<void> {
  const account = await readAccount(connection);
  const isFresh = account.baseline && ctx.now().getTime() - account.baseline.at.getTime() < BASELINE_FRESH_MS;
  if (isFresh || isInPeace(ctx, account)) return;
  const unsure = await findUnsure(ctx, account._id);
  if (unsure === null || unsure.length > 0) return;
  const books = await readBooks(ctx, connection);
  if (books === null || books.unsure.length > 0) return;
  const { credits: used, period } = books.usage;
  const baseline = { used, period, spent: books.spent, at: ctx.now() };
  await writeAccount({ _id: account._id, account: account.account, baseline });
}
