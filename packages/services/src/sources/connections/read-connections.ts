import { CONNECTORS } from '@workbench/connectors/company-connectors';
import { CONNECTOR_IDS, type ConnectorId, type ConnectorSettings } from '@workbench/connectors/types';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import { readContactEmail } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { type ConnectionState, readState, readStates } from './connection-state.ts';
import { fingerprintOfKey } from './fingerprint-of-key.ts';
import type { SourceConnection } from './source-ports.ts';

/** Every source of the catalogue, with what a query needs. Contains keys: `settings` is never sent to a client. */
export async function readConnections(ctx: ServiceContext): Promise<SourceConnection[]> {
  const [stored, contactEmail] = await Promise.all([findStoredConnections(), readContactEmail(ctx)]);
  const byId = new Map(stored.map((connection) => [connection._id, connection]));
  return readStates(ctx, stored, contactEmail).map((state) => toConnection(ctx, state, byId.get(state.connector.id)));
}

/** One source as `readConnections` gives it, and how it is shown. */
export async function findConnectionState(ctx: ServiceContext, id: ConnectorId): Promise<ConnectionState> {
  const [stored, contactEmail] = await Promise.all([ConnectionModel.findById(id).lean(), readContactEmail(ctx)]);
  return readState(ctx, CONNECTORS[id], { stored, contactEmail });
}

function toConnection(
  ctx: ServiceContext,
  state: ConnectionState,
  stored: ConnectionDoc | undefined,
): SourceConnection {
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
    creditsExhaustedSince: exhaustedSince(ctx, settings, stored),
  };
}

/** Of the account of this key. Earlier versions noted the last failure alone, and no key. */
function exhaustedSince(
  ctx: ServiceContext,
  settings: ConnectorSettings,
  stored: ConnectionDoc | undefined,
): Date | null {
  const { creditsExhaustedSince = null, exhaustedKey, lastError } = stored ?? {};
  if (exhaustedKey !== undefined && exhaustedKey !== fingerprintOfKey(ctx, settings)) return null;
  return creditsExhaustedSince ?? (lastError?.kind === 'credits_exhausted' ? lastError.at : null);
}

/** The stored connections, found by key: an interactive request never scans. */
export function findStoredConnections(): Promise<ConnectionDoc[]> {
  return ConnectionModel.find({ _id: { $in: CONNECTOR_IDS } }).lean();
}
