import { CONNECTOR_IDS, CONNECTORS, type ConnectorId } from '@workbench/connectors';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { type ConnectionState, readState, readStates } from './connection-state.ts';
import type { AskOutcome, SourceConnection } from './source-ports.ts';

/** How often a success is written down while one follows the other. */
const OK_STEP_MS = 60_000;

/** Every source of the catalogue, with what is needed to ask it. Holds keys: nothing of `settings` is sent to anybody. */
export async function readConnections(ctx: ServiceContext): Promise<SourceConnection[]> {
  const stored = await listStored();
  const byId = new Map(stored.map((connection) => [connection._id, connection]));
  return readStates(ctx, stored).map((state) => toConnection(state, byId.get(state.connector.id)));
}

/** One source as `readConnections` gives it, and how it is shown. */
export async function findState(ctx: ServiceContext, id: ConnectorId): Promise<ConnectionState> {
  return readState(ctx, CONNECTORS[id], await ConnectionModel.findById(id).lean());
}

function toConnection(state: ConnectionState, stored: ConnectionDoc | undefined): SourceConnection {
  const { connector, label, creditsPerCompany, settings, reason, creditCap } = state;
  return {
    connector,
    label,
    creditsPerCompany,
    settings,
    isConnected: reason === null,
    reason,
    creditCap,
    describedAt: stored?.describedAt ?? null,
    lastOkAt: stored?.lastOkAt ?? null,
    lastError: stored?.lastError ?? null,
  };
}

/** For the card of the source: a failure stays there until the next success. */
export async function recordOutcome(ctx: ServiceContext, id: ConnectorId, outcome: AskOutcome): Promise<void> {
  const at = ctx.now();
  if (!outcome.ok) {
    const { apiKey } = (await findState(ctx, id)).settings;
    return await update(id, { lastError: { message: withoutKey(outcome.message, apiKey), at } });
  }
  const stored = await ConnectionModel.findById(id).lean();
  const isNoted = !stored?.lastError && (stored?.lastOkAt?.getTime() ?? 0) > at.getTime() - OK_STEP_MS;
  if (!isNoted) await update(id, { lastError: null, lastOkAt: at });
}

/** A vendor may repeat the key in what it says. */
export function withoutKey(text: string, apiKey: string | null): string {
  if (apiKey === null) return text;
  // Client credentials are two secrets in one.
  const parts = [apiKey, ...apiKey.split(':')].filter((part) => part.length >= 4);
  return parts.reduce((rest, part) => rest.replaceAll(part, '••••'), text);
}

/** An upsert: a source that needs no key has no document until something is to be noted. */
async function update(id: ConnectorId, fields: Partial<ConnectionDoc>): Promise<void> {
  const write = () => ConnectionModel.updateOne({ _id: id }, { $set: fields }, { upsert: true });
  try {
    await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}

/** What is stored of every connector, found by its key: what waits for a person never scans. */
export function listStored(): Promise<ConnectionDoc[]> {
  return ConnectionModel.find({ _id: { $in: CONNECTOR_IDS } }).lean();
}
