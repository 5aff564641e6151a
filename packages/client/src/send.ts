import { ApiError, ConnectionError, type FailedRequest, toApiError } from './errors.ts';
import type { RequestOptions } from './operation-types.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { type RetryOptions, waitBeforeRetry } from './retries.ts';

export interface Connection {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | null;
  timeoutMs: number;
  retries: RetryOptions;
  fetch: typeof fetch;
}

/** Reads an answer that is no error; it is part of the attempt, as a connection can break within an answer. */
export type ReadAnswer<T> = (response: Response, request: FailedRequest) => Promise<T>;

/**
 * Sends a request until it is answered.
 * @throws ApiError, ConnectionError; the reason of `signal` when it ends the call
 */
export async function send<T>(
  connection: Connection,
  request: PreparedRequest,
  options: RequestOptions,
  read: ReadAnswer<T>,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    options.signal?.throwIfAborted();
    const sent = { method: request.method, address: request.address, attempts };
    const limit = limitTime(options.timeoutMs ?? connection.timeoutMs);
    try {
      const response = await sendOnce(connection, request, { ended: options.signal, late: limit.signal });
      // 304 is what a conditional read asks for.
      if (!response.ok && response.status !== 304) throw await toApiError(response, sent);
      return await read(response, sent);
    } catch (cause) {
      options.signal?.throwIfAborted();
      const failure = cause instanceof ApiError ? cause : new ConnectionError(cause, sent);
      const call = { method: request.method, failure, attempts, random: Math.random() };
      const waitMs = waitBeforeRetry(call, connection.retries);
      if (waitMs === null) throw failure;
      await sleep(waitMs, options.signal);
    } finally {
      limit.lift();
    }
  }
}

/** Ends an attempt that takes too long, until it is lifted: a file is read for as long as that takes. */
function limitTime(ms: number): { signal: AbortSignal; lift: () => void } {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('The attempt took too long', 'TimeoutError'));
  const timer = ms > 0 ? setTimeout(end, ms) : undefined;
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}

function sendOnce(
  connection: Connection,
  request: PreparedRequest,
  { ended, late }: { ended: AbortSignal | undefined; late: AbortSignal },
): Promise<Response> {
  const { method, body } = request;
  const headers = new Headers(request.headers);
  if (connection.apiKey !== null) headers.set('authorization', `Bearer ${connection.apiKey}`);
  const signal = ended === undefined ? late : AbortSignal.any([ended, late]);
  return connection.fetch(connection.baseUrl + request.address, { method, headers, body, signal });
}

/** @throws the reason of `signal` when it ends the wait */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
