import type { ConnectorId, ConnectorSettings } from '@workbench/connectors/types';
import type { ServiceContext } from '../../shared/context.ts';
import { failureText } from './failure-text.ts';
import { readConnections } from './read-connections.ts';
import { readUsageToday } from './usage-today.ts';

/** A source with what a call to it needs. Has the key: nothing of `settings` leaves the server. */
export interface ConnectedSource {
  label: string;
  settings: ConnectorSettings;
  isConnected: boolean;
  /** Why it is not connected and what to do; null when it is. */
  reason: string | null;
  /** Most credits that may be spent today still; null: no cap. */
  creditsLeft: number | null;
  /** When the vendor said that its own account has none, whatever the cap; null when it has said nothing of the kind. */
  creditsExhaustedSince: Date | null;
  /** A failure in words for a person, without the key. */
  explain(error: unknown): string;
}

/** One source for a domain above: its settings, whether it may be called, and what is left of today's cap. */
export async function resolveConnection(ctx: ServiceContext, id: ConnectorId): Promise<ConnectedSource> {
  const [connections, usage] = await Promise.all([readConnections(ctx), readUsageToday(ctx.now())]);
  const connection = connections.find(({ connector }) => connector.id === id);
  if (connection === undefined) throw new Error(`The catalogue has no source ${id}`);
  const { label, settings, isConnected, reason, creditCap, creditsExhaustedSince } = connection;
  const spent = usage.get(id)?.credits ?? 0;
  return {
    label,
    settings,
    isConnected,
    reason,
    creditsLeft: creditCap === null ? null : Math.max(0, creditCap - spent),
    creditsExhaustedSince,
    explain: (error) => failureText(error, connection),
  };
}
