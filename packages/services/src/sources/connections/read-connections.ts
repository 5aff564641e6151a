import { CONNECTORS } from '@workbench/connectors/company-connectors';
import { CONNECTOR_IDS, type ConnectorId } from '@workbench/connectors/types';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { type ConnectionState, readState, readStates } from './connection-state.ts';
import type { CallOutcome, SourceConnection } from './source-ports.ts';

/** How often a success is written down while one follows the other. */
const SUCCESS_RECORD_INTERVAL_MS = 60_000;

/** Every source of the catalogue, with what a query needs. Contains keys: `settings` is never sent to a client. */
export async function readConnections(ctx: ServiceContext): Promise<SourceConnection[]> {
  const stored = await findStoredConnections();
  const byId = new Map(stored.map((connection) => [connection._id, connection]));
  return readStates(ctx, stored).map((state) => toConnection(state, byId.get(state.connector.id)));
}

/** One source as `readConnections` gives it, and how it is shown. */
export async function findConnectionState(ctx: ServiceContext, id: ConnectorId): Promise<ConnectionState> {
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
export async function recordOutcome(ctx: ServiceContext, id: ConnectorId, outcome: CallOutcome): Promise<void> {
  const at = ctx.now();
  if (!outcome.ok) {
    const { apiKey } = (await findConnectionState(ctx, id)).settings;
    return await upsertConnection(id, { lastError: { message: redactKey(outcome.message, apiKey), at } });
  }
  const stored = await ConnectionModel.findById(id).lean();
  const isAlreadyRecorded =
    !stored?.lastError && (stored?.lastOkAt?.getTime() ?? 0) > at.getTime() - SUCCESS_RECORD_INTERVAL_MS;
  if (!isAlreadyRecorded) await upsertConnection(id, { lastError: null, lastOkAt: at });
}

/** A vendor may repeat the key in what it says. */
export function redactKey(text: string, apiKey: string | null): string {
  if (apiKey === null) return text;
  // Client credentials are two secrets in one.
  const parts = [apiKey, ...apiKey.split(':')].filter((part) => part.length >= 4);
  return parts.reduce((rest, part) => rest.replaceAll(part, '••••'), text);
}

/** An upsert: a source that needs no key has no document until something is to be noted. */
async function upsertConnection(id: ConnectorId, fields: Partial<ConnectionDoc>): Promise<void> {
  const write = () => ConnectionModel.updateOne({ _id: id }, { $set: fields }, { upsert: true });
  try {
    await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}

/** The stored connections, found by key: an interactive request never scans. */
export function findStoredConnections(): Promise<ConnectionDoc[]> {
  return ConnectionModel.find({ _id: { $in: CONNECTOR_IDS } }).lean();
}
