import { CONNECTORS } from '@workbench/connectors/company-connectors';
import type { ConnectorId } from '@workbench/connectors/types';
import { CompanyStatModel, type ConnectionDoc, ConnectionModel } from '@workbench/db';
import { readContactEmail } from '../../settings/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { claimOwnKey } from '../../shared/workspace-key/require-own-key.ts';
import type { CatalogueEntry, ConnectInput } from '../schemas.ts';
import { type ConnectionState, isUserDefined, readState } from './connection-state.ts';
import { MASK } from './description/mask-description.ts';
import { sealDescription } from './description/seal-description.ts';
import { unmaskDescription } from './description/unmask-description.ts';
import { keyHint } from './key-hint.ts';
import { toCatalogueEntry } from './list-catalogue.ts';
import { findConnectionState, readConnections } from './read-connections.ts';
import { findReadableSecret, usesKey } from './readable-secret.ts';

/**
 * Saves a source's key (encrypted), daily cap, switch or description (its secrets encrypted); omitted members stay, and so
 * do values that come back masked.
 * @throws ServiceError invalid or conflict, saying what would be valid
 */
export async function connectSource({ ctx, input }: Verb<ConnectInput>): Promise<CatalogueEntry> {
  const { id, apiKey, creditCap, enabled } = input;
  const before = await findConnectionState(ctx, id);
  const generic = input.generic && withStoredValues(before, input.generic);
  if (generic !== undefined) {
    checkDefinition(before, generic);
    await checkLabel(ctx, before, generic.label);
  }
  if (apiKey !== undefined) {
    checkKey(before, apiKey, generic);
    await claimOwnKey(ctx);
  }
  const sealed = generic && (await sealDescription(ctx.secrets, generic));
  const fields: Partial<ConnectionDoc> = {
    ...(sealed && { ...sealed, describedAt: ctx.now() }),
    ...(creditCap !== undefined && { creditCap }),
    // A user who enters a key wants the source to be used.
    ...(apiKey !== undefined && {
      sealedKey: ctx.secrets.seal(apiKey),
      keyHint: keyHint(apiKey),
      enabled: true,
    }),
    ...(enabled !== undefined && { enabled }),
    // The failure of an earlier key says nothing about this one.
    ...((apiKey !== undefined || generic !== undefined) && { lastError: null }),
  };
  const gone = {
    ...(sealed && sealed.sealedGeneric === undefined && { sealedGeneric: 1 }),
    // Of the account of the former key.
    ...(apiKey !== undefined && { creditsExhaustedSince: 1, exhaustedKey: 1 }),
  };
  return await updateConnection(ctx, id, { $set: fields, ...(Object.keys(gone).length > 0 && { $unset: gone }) });
}

/**
 * Deletes the stored key; a source without a key is switched off.
 * @throws ServiceError conflict when the key comes from the environment
 */
export async function disconnectSource({ ctx, input }: Verb<{ id: ConnectorId }>): Promise<CatalogueEntry> {
  const { keyFrom, label, needs } = await findConnectionState(ctx, input.id);
  if (keyFrom === 'environment') {
    throw new ServiceError(
      'conflict',
      `The key of ${label} is set in the environment of the server: remove it there, or switch the source off here`,
    );
  }
  const unsetKey = { $unset: { sealedKey: 1, keyHint: 1 } } as const;
  if (needs === 'key') return await updateConnection(ctx, input.id, { $set: { lastError: null }, ...unsetKey });
  return await updateConnection(ctx, input.id, { $set: { enabled: false, lastError: null }, ...unsetKey });
}

async function updateConnection(ctx: ServiceContext, id: ConnectorId, update: object): Promise<CatalogueEntry> {
  const options = { upsert: true, returnDocument: 'after' } as const;
  const stored = await ConnectionModel.findOneAndUpdate({ _id: id }, update, options).lean();
  return toCatalogueEntry(readState(ctx, CONNECTORS[id], { stored, contactEmail: await readContactEmail(ctx) }));
}

/** @throws ServiceError invalid for a mask that stands for nothing */
function withStoredValues({ described }: ConnectionState, entered: NonNullable<ConnectInput['generic']>) {
  const unmasked = unmaskDescription(entered, described);
  if (typeof unmasked !== 'string') return unmasked;
  throw invalid('generic', `Enter the value of "${unmasked}": "${MASK}" only keeps one that is stored`);
}

function checkDefinition({ connector, label }: ConnectionState, generic: NonNullable<ConnectInput['generic']>): void {
  if (!isUserDefined(connector)) {
    throw invalid('generic', `${label} is built in: its address and fields can't be changed`);
  }
  const problem = findReadableSecret(generic);
  if (problem !== null) throw invalid('generic', problem);
}

/** Figures are stored by the name of their source: two of one name would overwrite each other. */
async function checkLabel(
  ctx: ServiceContext,
  { connector, label: current }: ConnectionState,
  label: string,
): Promise<void> {
  const fold = (name: string) => name.trim().toLowerCase();
  if (fold(label) === fold(current)) return;
  const others = (await readConnections(ctx)).filter((connection) => connection.connector.id !== connector.id);
  const files = await CompanyStatModel.find({ kind: 'source', 'counters.companies': { $gt: 0 } }, { name: 1 }).lean();
  const names = [
    ...others.map((other) => other.label),
    ...Object.values(CONNECTORS)
      .filter(({ id }) => id !== connector.id)
      .map(labelOf),
    ...files.map(nameOf),
  ];
  if (!names.some((name) => fold(name) === fold(label))) return;
  throw invalid('generic', `Another source is called "${label}"; give this one a name of its own`);
}

const labelOf = (connector: ConnectionState['connector']) => connector.label;
const nameOf = ({ name }: { name: string }) => name;

function checkKey(state: ConnectionState, apiKey: string, generic: ConnectInput['generic']): void {
  if (state.keyFrom === 'environment') {
    throw new ServiceError(
      'conflict',
      `The key of ${state.label} is set in the environment of the server and wins: change it there`,
    );
  }
  const described = generic ?? state.generic;
  const auth = described?.auth;
  const needsKey = described === null ? state.needs === 'key' : usesKey(described);
  if (!needsKey) throw invalid('apiKey', `${state.label} needs no key`);
  if (auth?.kind === 'client_credentials' && !/^[^:]+:.+$/.test(apiKey)) {
    throw invalid('apiKey', 'Enter the client id and the client secret with a colon between them: id:secret');
  }
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: [field], message }]);
}
