import { ConnectorError } from '@workbench/connectors/errors';
import type { ConnectorId, ConnectorSettings } from '@workbench/connectors/types';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { readTogether } from '../../shared/database/read-together.ts';
import { fingerprintOfKey } from './fingerprint-of-key.ts';
import { findConnectionState } from './read-connections.ts';
import { redactSecrets } from './redact-secrets.ts';
import type { CallOutcome, SourcePorts } from './source-ports.ts';

/** How often a success is written down while one follows the other. */
const SUCCESS_RECORD_INTERVAL_MS = 60_000;
const readConnection = readTogether(ConnectionModel, 50);
/** Our own cap and a missing key are no failures of the source. */
const OWN_LIMIT_KINDS: ReadonlySet<string> = new Set(['cap_reached', 'not_connected', 'unsure_paid']);

export const isOwnLimit = (error: unknown): boolean =>
  error instanceof ConnectorError && OWN_LIMIT_KINDS.has(error.kind);

/**
 * For the card of the source: a failure stays there until the next success.
 * @param used of the call: the credits of an earlier key say nothing about the present one
 */
export async function recordOutcome(
  ctx: ServiceContext,
  id: ConnectorId,
  outcome: CallOutcome,
  used?: Pick<ConnectorSettings, 'apiKey'>,
): Promise<void> {
  const at = ctx.now();
  if (!outcome.ok) {
    const { settings } = await findConnectionState(ctx, id);
    const isOfPresentKey = used === undefined || used.apiKey === settings.apiKey;
    if (outcome.kind === 'credits_exhausted' && !isOfPresentKey) return;
    const message = redactSecrets(outcome.message, settings);
    const kind = outcome.kind === undefined ? {} : { kind: outcome.kind };
    await upsertConnection(id, { lastError: { message, at, ...kind } });
    if (outcome.kind === 'credits_exhausted') await noteExhausted(id, at, fingerprintOfKey(ctx, settings));
    return;
  }
  const stored = await readConnection(id);
  if (outcome.isFree && stored?.lastError?.kind === 'credits_exhausted') return;
  const isExhausted = !outcome.isFree && stored?.creditsExhaustedSince !== undefined;
  const isAlreadyRecorded =
    !stored?.lastError &&
    !isExhausted &&
    (stored?.lastOkAt?.getTime() ?? 0) > at.getTime() - SUCCESS_RECORD_INTERVAL_MS;
  if (isAlreadyRecorded) return;
  await upsertConnection(id, { lastError: null, lastOkAt: at });
  const ofKey = used === undefined ? {} : { exhaustedKey: { $in: [fingerprintOfKey(ctx, used), null] } };
  if (isExhausted)
    await ConnectionModel.updateOne({ _id: id, ...ofKey }, { $unset: { creditsExhaustedSince: 1, exhaustedKey: 1 } });
}

/** The first refusal of a key counts, until a paid call succeeds. */
async function noteExhausted(id: ConnectorId, at: Date, exhaustedKey: string): Promise<void> {
  const isFirst = {
    _id: id,
    $or: [{ creditsExhaustedSince: { $exists: false } }, { exhaustedKey: { $ne: exhaustedKey } }],
  };
  await ConnectionModel.updateOne(isFirst, { $set: { creditsExhaustedSince: at, exhaustedKey } });
}

export interface CallDetails {
  /** What a success has bought now; left out, it has bought something. */
  bought?: number;
  /** Of the connection that was used: a key that was replaced meanwhile is masked too. */
  explain: (error: unknown) => string;
  settings?: ConnectorSettings;
}

/** The same where the call itself must not fail over it. */
export async function tryRecordOutcome(
  ctx: ServiceContext,
  ports: Pick<SourcePorts, 'recordOutcome'>,
  id: ConnectorId,
  outcome: CallOutcome,
  used?: Pick<ConnectorSettings, 'apiKey'>,
): Promise<void> {
  try {
    await ports.recordOutcome(ctx, id, outcome, used);
  } catch (error) {
    ctx.log.warn({ err: error, vendor: id }, 'the outcome could not be noted on the source');
  }
}

/** The same for a call of a domain above: null for a success, else what was thrown. */
export async function recordCallOutcome(
  ctx: ServiceContext,
  id: ConnectorId,
  error: unknown,
  { bought, explain, settings }: CallDetails,
): Promise<void> {
  if (isOwnLimit(error)) return;
  const outcome: CallOutcome =
    error === null ? { ok: true, ...(bought === 0 && { isFree: true }) } : failedOutcome(error, explain(error));
  await tryRecordOutcome(ctx, { recordOutcome }, id, outcome, settings);
}

/** What is noted of a call that failed. Pure. */
export const failedOutcome = (error: unknown, message: string): CallOutcome => ({
  ok: false,
  message,
  ...(error instanceof ConnectorError && { kind: error.kind }),
});

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
