import { retryAfterMsOf } from '../http/call/retry-after.ts';
import { BlockedAddressError, createNetworkGuard, type Lookup } from '../http/network-guard/network-guard.ts';
import type { Proxies } from '../http/proxy/proxies.ts';
import { type CallAttributes, tracedCall } from '../http/traced-call.ts';
import { createTransport } from '../http/transport/transport.ts';
import { WireError } from '../http/transport/wire-error.ts';

/** From the connection to the last byte of the answer. */
export const WEBHOOK_TIMEOUT_MS = 15_000;
/** The rest of a longer answer is not read. */
export const WEBHOOK_ANSWER_BYTES_MAX = 2048;

export interface WebhookMessage {
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** What became of a message: any status is an answer; `failed` says why there is none. */
export type WebhookAnswer =
  | { kind: 'answered'; status: number; body: string; retryAfterMs: number | null }
  | { kind: 'failed'; message: string };

export interface WebhookClient {
  /** Why an address is refused, as a sentence; null for one that may be called as far as its text says. */
  problemOf(url: string): string | null;
  /** Sends once, follows no redirect, and connects to checked addresses alone. */
  send(message: WebhookMessage): Promise<WebhookAnswer>;
  close(): Promise<void>;
}

export interface WebhookClientOptions {
  /** Lets messages reach private addresses, any port and http. */
  allowPrivateNetwork: boolean;
  /** Default: every message goes out directly. */
  proxies?: Proxies;
  /** For tests: resolves names. */
  lookup?: Lookup;
  /** For tests. */
  timeoutMs?: number;
}

/** Sends messages to addresses that a user has typed in. */
export function createWebhookClient(options: WebhookClientOptions): WebhookClient {
  const { allowPrivateNetwork, lookup, timeoutMs = WEBHOOK_TIMEOUT_MS } = options;
  const guard = createNetworkGuard({ allowPrivateNetwork, ...(lookup && { lookup }) });
  const transport = createTransport(guard, options.proxies);
  const limits = { timeoutMs, bytesMax: WEBHOOK_ANSWER_BYTES_MAX, isCutWhenLong: true };

  function check(text: string): URL {
    const url = guard.checkUrl(text);
    if (url.protocol === 'https:' || allowPrivateNetwork) return url;
    throw new BlockedAddressError('only https addresses are allowed');
  }

  return {
    problemOf(url) {
      try {
        check(url);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    },
    async send({ url, headers, body }) {
      try {
        const request = { url: check(url), method: 'POST' as const, headers, body, isPaid: false };
        const attributes: CallAttributes = { 'server.address': request.url.hostname, 'workbench.vendor': 'webhook' };
        const answer = await tracedCall(attributes, () => transport.send(request, limits));
        const retryAfterMs = retryAfterMsOf(answer.headers, Date.now());
        return { kind: 'answered', status: answer.status, body: answer.body, retryAfterMs };
      } catch (error) {
        if (error instanceof WireError || error instanceof BlockedAddressError)
          return { kind: 'failed', message: error.message };
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
