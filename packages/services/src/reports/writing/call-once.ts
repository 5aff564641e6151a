import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import type { ServiceContext } from '../../shared/context.ts';
import { databaseNow } from '../../shared/database/database-clock.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { redactSuppressed } from '../../suppression/index.ts';
import type { ReadingCall } from '../second-reading/reading-calls.ts';
import type { SecondReader } from '../second-reading/second-reader.ts';
import {
  claimReadingCall,
  type DraftKey,
  releaseReadingCall,
  renewReadingCall,
  saveReadingCall,
} from '../store/reading-calls.ts';
import type { EndedCall } from '../store/report-drafts.ts';
import { isReportStored } from '../store/store-report.ts';

export interface CallOptions {
  /** Of the stored draft. */
  key: DraftKey;
  now: Date;
  signal: AbortSignal;
  /** False: a call that was refused for its rate, and so not charged, is left to the next attempt. */
  isLastAttempt: boolean;
  call: ReadingCall;
  /** Of the call in its reading. */
  index: number;
}

const INTERRUPTED = 'The server was interrupted during the call, which may have been charged and is not repeated';
const POLL_MS = 250;
const RENEW_MS = 2000;
/** A worker that has not renewed its call for so long has ended without an answer. */
const ALIVE_MS = 10_000;

/**
 * Sends a call that no other attempt has sent. One that another worker waits for is waited for, since both go on with its
 * answer; 'superseded' when that worker has stored the report.
 */
export async function callOnce(
  ctx: ServiceContext,
  reader: SecondReader,
  options: CallOptions,
): Promise<EndedCall | 'superseded'> {
  const { key, signal, index } = options;
  for (;;) {
    signal.throwIfAborted();
    const token = randomUUID();
    const known = await withDatabaseRetry(() => claimReadingCall(key, index, token));
    if (known === null) return send(ctx, reader, options, token);
    if (known === 'gone')
      return (await withDatabaseRetry(() => isReportStored(key._id)))
        ? 'superseded'
        : { state: 'failed', message: INTERRUPTED };
    if (known.state !== 'sent') return known;
    if (!(await isAlive(known.aliveAt))) return { state: 'failed', message: INTERRUPTED };
    await sleep(POLL_MS, undefined, { signal });
  }
}

async function isAlive(aliveAt: Date | undefined): Promise<boolean> {
  if (aliveAt === undefined) return false;
  return (await databaseNow()).getTime() - aliveAt.getTime() < ALIVE_MS;
}

async function send(
  ctx: ServiceContext,
  reader: SecondReader,
  { key, now, signal, isLastAttempt, call, index }: CallOptions,
  token: string,
): Promise<EndedCall> {
  const renew = () =>
    renewReadingCall(key, index, token).catch((error: unknown) =>
      ctx.log.warn({ err: error, reportId: key._id }, 'a call of a second reading could not be renewed'),
    );
  const renewing = setInterval(renew, RENEW_MS);
  let ended: EndedCall;
  try {
    const answer = await reader.read({ ...call, company: key.company, now, signal });
    const redacted = await withDatabaseRetry(() => redactSuppressed(ctx, answer));
    ended = { state: 'answered', version: reader.version, ...redacted };
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    if (error.kind === 'rate_limited' && !isLastAttempt) {
      await withDatabaseRetry(() => releaseReadingCall(key, index, token));
      throw error;
    }
    ended = { state: 'failed', message: error.message };
  } finally {
    clearInterval(renewing);
  }
  return withDatabaseRetry(() => saveReadingCall(key, { index, token, call: ended }));
}
