import { setTimeout as sleep } from 'node:timers/promises';
import type { TracingConfig } from '../config/tracing.ts';
import { toOtlpJson } from './otlp-json.ts';
import type { Span } from './span.ts';

const SEND_EVERY_MS = 5000;
/** A full batch is sent at once. */
const BATCH_MAX = 512;
/** What a collector that is away would let pile up; what comes after is dropped. */
const WAITING_MAX = 4096;
const TIMEOUT_MS = 10_000;
/** The shutdown has little time. */
const CLOSE_MAX_MS = 3000;
const WARN_EVERY_MS = 60_000;

export interface SpanExporter {
  add(span: Span): void;
  /** Sends what waits and ends, after three seconds at most. */
  close(): Promise<void>;
}

/** Sends spans in batches. A collector that is away costs spans and no request. */
export function createSpanExporter(
  { url, headers, serviceName }: Pick<TracingConfig, 'url' | 'headers' | 'serviceName'>,
  { send, warn }: { send: typeof fetch; warn: (line: string) => void },
): SpanExporter {
  const waiting: Span[] = [];
  let dropped = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  let sending: Promise<void> | null = null;
  const timer = setInterval(flush, SEND_EVERY_MS).unref();

  /** One batch at a time: a slow collector is not asked twice at once. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) await post(waiting.splice(0, BATCH_MAX));
  }

  async function post(batch: Span[]): Promise<void> {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: toOtlpJson(serviceName, batch),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      if (!response.ok) lose(batch.length, `status ${response.status}`);
    } catch (error) {
      lose(batch.length, (error as Error).name);
    }
  }

  function lose(count: number, why: string): void {
    dropped += count;
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    warn(`The collector of traces takes no spans (${why}); ${dropped} are lost so far`);
  }

  return {
    add(span) {
      if (waiting.length >= WAITING_MAX) return lose(1, 'too many wait');
      waiting.push(span);
      if (waiting.length === BATCH_MAX) void flush();
    },
    async close() {
      clearInterval(timer);
      const sent = Promise.resolve(sending).then(flush);
      await Promise.race([sent, sleep(CLOSE_MAX_MS, undefined, { ref: false })]);
    },
  };
}
