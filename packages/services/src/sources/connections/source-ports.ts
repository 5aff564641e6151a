import type { ConnectorErrorKind } from '@workbench/connectors/errors';
import type { Connector, ConnectorId, ConnectorSettings } from '@workbench/connectors/types';
import type { ServiceContext } from '../../shared/context.ts';

/** A source as this workspace may reach it. */
export interface SourceConnection {
  connector: Connector;
  /** As on every screen and record; a source that a person described has the name that they gave it. */
  label: string;
  /** The maximum price of querying one company. */
  creditsPerCompany: number;
  settings: ConnectorSettings;
  isConnected: boolean;
  /** Why it is not connected and what to do; null when it is. */
  reason: string | null;
  /** Most credits per day; null for a source that costs nothing. */
  creditCap: number | null;
  /** When a user last changed the description of the source; earlier responses are stale. */
  describedAt: Date | null;
  lastOkAt: Date | null;
  lastError: { message: string; at: Date; kind?: string } | null;
  /** When the vendor first refused a paid call for want of credits; null when one has succeeded since. */
  creditsExhaustedSince: Date | null;
}

/** `isFree`: an accepted call without a price, which says nothing about the credits of the account. */
export type CallOutcome = { ok: true; isFree?: boolean } | { ok: false; message: string; kind?: ConnectorErrorKind };

export interface SourceNotice {
  kind: 'sync_finished' | 'sync_failed' | 'headcount_moved';
  title: string;
  message: string;
  link: string | null;
}

/** What sync, discovery and the list need of the connections; tests put sources of their own here. */
export interface SourcePorts {
  readConnections(ctx: ServiceContext): Promise<SourceConnection[]>;
  /** For the card: the last success, the last failure. */
  recordOutcome(
    ctx: ServiceContext,
    id: ConnectorId,
    outcome: CallOutcome,
    used?: Pick<ConnectorSettings, 'apiKey'>,
  ): Promise<void>;
  /** Today's calls and credits per connector; unused ones are missing. */
  readUsageToday(ctx: ServiceContext): Promise<ReadonlyMap<string, { calls: number; credits: number }>>;
  notify(ctx: ServiceContext, notice: SourceNotice): Promise<void>;
}
