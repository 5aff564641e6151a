import { CONNECTORS } from '@workbench/connectors/company-connectors';
import { GENERIC_PRESETS } from '@workbench/connectors/generic-presets';
import type { Connector, ConnectorSettings } from '@workbench/connectors/types';
import type { ConnectionDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { CREDIT_CAP_DEFAULT } from '../limits.ts';
import type { GenericSource } from '../schemas.ts';
import { maskDescription } from './description/mask-description.ts';
import { openDescription } from './description/seal-description.ts';
import { isMasked } from './description/unmask-description.ts';
import { keyHint } from './key-hint.ts';
import { usesKey } from './readable-secret.ts';

/** Everything about one source in this workspace. Contains the key, so it is never sent as a whole. */
export interface ConnectionState {
  connector: Connector;
  label: string;
  settings: ConnectorSettings;
  needs: Connector['needs'];
  keyFrom: 'environment' | 'stored' | null;
  /** "••••3f9a"; null without a key. */
  maskedKey: string | null;
  isEnabled: boolean;
  /** What to do before it can be queried; null when it can. */
  reason: string | null;
  creditsPerCompany: number;
  /** null for a source that costs nothing. */
  creditCap: number | null;
  /** How it is described, with values that may be secrets; null for a source that is built in or not described yet. */
  described: GenericSource | null;
  /** The same with these values masked, as it is shown. */
  generic: GenericSource | null;
}

/** What the database says of a source, and the workspace's contact address. */
export interface StoredState {
  stored: ConnectionDoc | null;
  contactEmail: string | null;
}

/** True for sources that a person describes, presets included. */
export const isUserDefined = (connector: Connector): boolean =>
  connector.id === 'generic' || connector.id in GENERIC_PRESETS;

/** Puts together what the environment, the database and the connector say. */
export function readState(
  ctx: ServiceContext,
  connector: Connector,
  { stored, contactEmail }: StoredState,
): ConnectionState {
  const described = userDefinitionOf(ctx, connector, stored);
  const generic = described && maskDescription(described);
  const { key, keyFrom, maskedKey, problem } = readKey(ctx, connector, stored);
  const needs = generic === null ? connector.needs : usesKey(generic) ? 'key' : 'nothing';
  const isEnabled = stored?.enabled ?? true;
  const creditsPerCompany = generic?.credits ?? connector.creditsPerCompany;
  const costs = creditsPerCompany > 0 || (connector.discover?.credits(1) ?? 0) > 0;
  const state = { connector, needs, keyFrom, maskedKey, isEnabled, creditsPerCompany, described, generic };
  return {
    ...state,
    label: generic?.label ?? connector.label,
    settings: {
      baseUrl: baseUrlOf(ctx, connector, described),
      apiKey: key,
      contactEmail,
      generic: described === null ? null : withoutBaseUrl(described),
    },
    reason: notConnectedReason({ ...state, contactEmail, hasKey: key !== null, problem }),
    creditCap: costs ? (stored?.creditCap ?? CREDIT_CAP_DEFAULT) : null,
  };
}

/** The same for every source, in the order of the catalogue. */
export function readStates(
  ctx: ServiceContext,
  stored: ConnectionDoc[],
  contactEmail: string | null,
): ConnectionState[] {
  const byId = new Map(stored.map((connection) => [connection._id, connection]));
  return Object.values(CONNECTORS).map((connector) =>
    readState(ctx, connector, { stored: byId.get(connector.id) ?? null, contactEmail }),
  );
}

function userDefinitionOf(
  { secrets }: ServiceContext,
  connector: Connector,
  stored: ConnectionDoc | null,
): GenericSource | null {
  if (!isUserDefined(connector)) return null;
  if (stored?.generic) return openDescription(secrets, stored);
  const presets: Record<string, GenericSource> = GENERIC_PRESETS;
  return presets[connector.id] ?? null;
}

interface StoredKey {
  key: string | null;
  keyFrom: 'environment' | 'stored' | null;
  maskedKey: string | null;
  /** Why a key that is there can't be used. */
  problem: string | null;
}

function readKey(
  { environment, secrets, log }: ServiceContext,
  { id }: Connector,
  stored: ConnectionDoc | null,
): StoredKey {
  const fromEnvironment = environment.keys[id];
  if (fromEnvironment) {
    return { key: fromEnvironment, keyFrom: 'environment', maskedKey: masked(keyHint(fromEnvironment)), problem: null };
  }
  if (!stored?.sealedKey) return { key: null, keyFrom: null, maskedKey: null, problem: null };
  const common = { keyFrom: 'stored', maskedKey: masked(stored.keyHint ?? '') } as const;
  try {
    return { ...common, key: secrets.open(stored.sealedKey), problem: null };
  } catch {
    log.warn({ source: id }, 'a stored key can not be decrypted with the key file of this installation');
    const problem = 'Enter the key again: the stored one was encrypted with another key file';
    return { ...common, key: null, problem };
  }
}

const masked = (hint: string) => `••••${hint}`;

interface ConnectionRequirements {
  connector: Connector;
  needs: Connector['needs'];
  isEnabled: boolean;
  described: GenericSource | null;
  contactEmail: string | null;
  hasKey: boolean;
  problem: string | null;
}

function notConnectedReason(state: ConnectionRequirements): string | null {
  if (!state.isEnabled) return 'Switched off';
  if (isUserDefined(state.connector) && state.described === null) {
    return 'Describe the source: its address, its path and the JSON path of the count';
  }
  if (state.described !== null && isMasked(state.described)) {
    return 'Enter the values of its headers and its query again: the stored ones were encrypted with another key file';
  }
  if (state.needs === 'contact' && state.contactEmail === null) {
    return 'Needs a contact email: enter one in Settings';
  }
  if (state.needs === 'key' && !state.hasKey) return state.problem ?? 'Enter a key';
  return null;
}

function baseUrlOf({ environment }: ServiceContext, connector: Connector, generic: GenericSource | null): string {
  const url = environment.baseUrls[connector.id] ?? generic?.baseUrl ?? connector.defaultBaseUrl;
  return url.replace(/\/+$/, '');
}

function withoutBaseUrl({ baseUrl: _, ...settings }: GenericSource): ConnectorSettings['generic'] {
  return settings;
}
