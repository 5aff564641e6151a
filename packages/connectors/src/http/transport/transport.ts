import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { NetworkGuard } from '../network-guard/network-guard.ts';
import { decodeText } from './decode-text.ts';
import { ACCEPTED_ENCODINGS, decompress } from './decompress.ts';
import { dispatchOnce, type WireLimits } from './dispatch-once.ts';

/** A connection that no one waits for any more is given up after this. */
const CONNECT_TIMEOUT_MS = 30_000;

interface WireRequest {
  url: URL;
  method: 'GET' | 'POST';
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | null;
  isPaid: boolean;
}

export interface WireText {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Transport {
  /** Rejects with WireError. */
  send(request: WireRequest, limits: WireLimits): Promise<WireText>;
  close(): Promise<void>;
}

/** The only place that opens connections. */
export function createTransport(guard: NetworkGuard): Transport {
  const connect = guardedConnector(guard);
  const shared = new Agent({ connect, headersTimeout: 0, bodyTimeout: 0, allowH2: false });
  // A kept connection that the server closes in this very moment loses the answer of a call that costs money, so each
  // of those gets a connection of its own (pipelining 0 keeps none).
  const single = new Agent({ connect, headersTimeout: 0, bodyTimeout: 0, allowH2: false, pipelining: 0 });
  return {
    async send({ url, method, headers, body, isPaid }, limits) {
      const options: Dispatcher.DispatchOptions = {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { 'accept-encoding': ACCEPTED_ENCODINGS, ...headers },
        body,
      };
      const answer = await dispatchOnce(isPaid ? single : shared, options, limits);
      const bytes = await decompress(answer.bytes, answer.headers['content-encoding'] ?? '', limits);
      const text = decodeText(bytes, answer.headers['content-type'] ?? '');
      return { status: answer.status, headers: answer.headers, body: text };
    },
    async close() {
      await Promise.all([shared.close(), single.close()]);
    },
  };
}

/** Connects to checked addresses alone, and looks again at where the socket really ended. */
function guardedConnector(guard: NetworkGuard): buildConnector.connector {
  const connect = buildConnector({ lookup: guard.lookup, timeout: CONNECT_TIMEOUT_MS, allowH2: false });
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      try {
        guard.checkAddress(socket.remoteAddress ?? '');
      } catch (blocked) {
        socket.destroy();
        return callback(blocked as Error, null);
      }
      callback(null, socket);
    });
}
