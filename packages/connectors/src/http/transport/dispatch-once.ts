import type { Dispatcher } from 'undici';
import { toWireError, WireError } from './wire-error.ts';

export interface WireAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** As it came, maybe compressed. */
  bytes: Buffer;
}

export interface WireLimits {
  /** From now until the last byte of the answer. */
  timeoutMs: number;
  bytesMax: number;
  /** What is longer is cut there; otherwise it fails as too large. */
  isCutWhenLong?: boolean;
}

/** Sends one request and gathers its answer within the limits. Rejects with WireError. */
export function dispatchOnce(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limits: WireLimits,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let wasSent = false;
    let size = 0;
    let isFinished = false;
    let bytes = Buffer.alloc(0);
    const answer = { status: 0, headers: {} as Record<string, string> };

    const finish = (complete: () => void) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      complete();
    };
    const fail = (error: WireError) => {
      finish(() => reject(error));
      controller?.abort(error);
    };
    const timer = setTimeout(
      () => fail(new WireError('timeout', `no whole answer within ${limits.timeoutMs / 1000} s`, wasSent)),
      limits.timeoutMs,
    );
    const isCutWhenLong = limits.isCutWhenLong === true;
    const grow = (bytes: number) => {
      size += bytes;
      if (size > limits.bytesMax && !isCutWhenLong) fail(new WireError('too_large', 'the answer is too large', true));
    };
    const keep = (chunk: Buffer, start: number) => {
      // In one piece: kept as they come, millions of tiny chunks would need a hundred times their size.
      if (size > bytes.length) bytes = Buffer.concat([bytes], 2 * size);
      chunk.copy(bytes, start);
    };
    const complete = () => resolve({ ...answer, bytes: bytes.subarray(0, Math.min(size, limits.bytesMax)) });

    const handler: Dispatcher.DispatchHandler = {
      // Called with the socket connected, right before the first byte is written.
      onRequestStart(started) {
        controller = started;
        if (isFinished) started.abort(new Error('the time was over before it was sent'));
        else wasSent = true;
      },
      onResponseStart(_controller, status, headers) {
        if (status < 200) return;
        answer.status = status;
        answer.headers = flatten(headers);
        const declared = Number(answer.headers['content-length'] ?? 0);
        if (declared > limits.bytesMax && !isCutWhenLong) grow(declared);
      },
      onResponseData(_controller, chunk) {
        if (isFinished) return;
        const start = size;
        grow(chunk.length);
        if (isFinished) return;
        keep(chunk, start);
        if (size <= limits.bytesMax) return;
        finish(complete);
        controller?.abort(new Error('the rest of the answer is not needed'));
      },
      onResponseEnd: () => finish(complete),
      onResponseError: (_controller, error) => finish(() => reject(toWireError(error, wasSent))),
    };
    try {
      dispatcher.dispatch(options, handler);
    } catch (error) {
      // A request that can't be written at all, as with a malformed header.
      finish(() => reject(toWireError(error as Error, wasSent)));
    }
  });
}

/** Cookies are left out: answers are stored, and no call keeps a session. */
export function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'set-cookie') flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
