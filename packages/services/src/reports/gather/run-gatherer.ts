import { ConnectorError, type ConnectorErrorKind } from '@workbench/connectors/errors';
import { type GatherResult, NOTHING_GATHERED } from '@workbench/connectors/gather';
import type { ServiceContext } from '../../shared/context.ts';
import type { GatherOutcome } from '../schemas.ts';

/** What one source found, and the outcome of the query. */
export interface GathererResult {
  gathered: GatherResult;
  outcome: Omit<GatherOutcome, 'evidence'>;
}

export interface GathererRun {
  id: string;
  label: string;
  /** Its whole time, in milliseconds. */
  timeoutMs: number;
  run(signal: AbortSignal): Promise<GatherResult>;
}

/** An aborted source has this long to hand over what it found. */
const GRACE_MS = 1000;
const PAGES_MAX = 100;

const STATE_OF_ERROR: Partial<Record<ConnectorErrorKind, GatherOutcome['state']>> = {
  not_connected: 'not_connected',
  forbidden: 'forbidden',
  blocked_address: 'forbidden',
};

/**
 * Queries one source within its time limit. A failure becomes its outcome; only aborting the whole work throws.
 * @param signal of the whole work
 */
export async function runGatherer(
  ctx: ServiceContext,
  source: GathererRun,
  signal: AbortSignal,
): Promise<GathererResult> {
  const { id, label, timeoutMs } = source;
  const begunAt = performance.now();
  const limit = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    limit.abort(new DOMException(`${label} was aborted`, 'TimeoutError'));
  }, timeoutMs);
  const stop = () => limit.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  let gathered = NOTHING_GATHERED;
  let status: Pick<GatherOutcome, 'state' | 'message'>;
  try {
    gathered = await runUntilAbandoned(source, limit.signal);
    status = isTimedOut ? timedOut(source) : found(gathered);
  } catch (error) {
    signal.throwIfAborted();
    status = isTimedOut ? timedOut(source) : failed(ctx, source, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  const durationMs = Math.round(performance.now() - begunAt);
  return { gathered, outcome: { source: id, label, ...status, pages: gathered.pages.slice(0, PAGES_MAX), durationMs } };
}

/** A source that ignores its signal is abandoned, so that it cannot delay the report. */
async function runUntilAbandoned(source: GathererRun, signal: AbortSignal): Promise<GatherResult> {
  const abandoned = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = () => {
    timer = setTimeout(() => abandoned.reject(signal.reason), GRACE_MS);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const work = async () => source.run(signal);
  try {
    return await Promise.race([work(), abandoned.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

function found({ evidence, postings, pages, note }: GatherResult): Pick<GatherOutcome, 'state' | 'message'> {
  if (evidence.length > 0 || postings !== null) return { state: 'found', message: note };
  // Nothing was found because nothing could be read, which is another thing to say.
  const [first] = pages;
  const isAll = (state: string) => first !== undefined && pages.every((page) => page.state === state);
  const state = isAll('forbidden') ? 'forbidden' : isAll('failed') ? 'failed' : 'nothing';
  return { state, message: note ?? (state === 'nothing' ? null : (first?.message ?? null)) };
}

function timedOut({ timeoutMs }: GathererRun): Pick<GatherOutcome, 'state' | 'message'> {
  const seconds = Math.max(1, Math.round(timeoutMs / 1000));
  return { state: 'timed_out', message: `It was stopped after ${seconds} s; what was read until then counts` };
}

function failed(
  ctx: ServiceContext,
  { id, label }: GathererRun,
  error: unknown,
): Pick<GatherOutcome, 'state' | 'message'> {
  if (error instanceof ConnectorError) return { state: STATE_OF_ERROR[error.kind] ?? 'failed', message: error.message };
  ctx.log.error({ err: error, source: id }, 'a source of reports failed by a bug');
  return { state: 'failed', message: `${label} could not be read` };
}
