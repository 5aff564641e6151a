import { Agent, buildConnector, type Dispatcher, ProxyAgent } from 'undici';
import type { NetworkGuard } from '../network-guard/network-guard.ts';
import { NO_PROXIES, type Proxies } from '../proxy/proxies.ts';
import { decodeText } from './decode-text.ts';
import { ACCEPTED_ENCODINGS, decompress } from './decompress.ts';
import { aboutProxy } from './describe-proxy.ts';
import { dispatchOnce, type WireAnswer, type WireLimits } from './dispatch-once.ts';
import { receiveOnce } from './receive-once.ts';
import { toWireError } from './wire-error.ts';

/** A connection that no one waits for any more is given up after this. */
const CONNECT_TIMEOUT_MS = 30_000;

interface WireRequest {
  url: URL;
  method: 'GET' | 'POST';
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | null;
  isPaid: boolean;
  receive?: (bytes: AsyncIterable<Uint8Array>) => Promise<void>;
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

/** Connections that are kept, and one for each call. */
interface Dispatchers {
  shared: Dispatcher;
  single: Dispatcher;
}

/** The only place that opens connections. */
export function createTransport(guard: NetworkGuard, proxies: Proxies = NO_PROXIES): Transport {
  const connect = guardedConnector(guard);
  const direct = openDispatchers((options) => new Agent({ ...options, connect, allowH2: false }));
  const proxied = new Map<string, Dispatchers>();

  function throughProxy({ href }: URL): Dispatchers {
    const requestTls = { timeout: CONNECT_TIMEOUT_MS, allowH2: false };
    const opened =
      proxied.get(href) ?? openDispatchers((options) => new ProxyAgent({ ...options, uri: href, requestTls }));
    proxied.set(href, opened);
    return opened;
  }

  async function dispatch(request: WireRequest, options: Dispatcher.DispatchOptions, limits: WireLimits) {
    const { url, isPaid, receive } = request;
    const kind = isPaid ? 'single' : 'shared';
    const once = (dispatcher: Dispatcher): Promise<WireAnswer> =>
      receive === undefined
        ? dispatchOnce(dispatcher, options, limits)
        : receiveOnce(dispatcher, options, limits, receive);
    const proxy = proxies.of(url);
    if (proxy === null) return await once(direct[kind]);
    try {
      await guard.checkName(url.hostname);
      return await once(throughProxy(proxy)[kind]);
    } catch (error) {
      throw aboutProxy(toWireError(error as Error, false), proxy);
    }
  }

  return {
    async send(request, limits) {
      const { url, method, headers, body } = request;
      const options: Dispatcher.DispatchOptions = {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { 'accept-encoding': ACCEPTED_ENCODINGS, ...headers },
        body,
      };
      const answer = await dispatch(request, options, limits);
      if (request.receive !== undefined && answer.bytes.length === 0) return { ...answer, body: '' };
      const bytes = await decompress(answer.bytes, answer.headers['content-encoding'] ?? '', limits);
      const text = decodeText(bytes, answer.headers['content-type'] ?? '');
      return { status: answer.status, headers: answer.headers, body: text };
    },
    async close() {
      const opened = [direct, ...proxied.values()];
      await Promise.all(opened.flatMap(({ shared, single }) => [shared.close(), single.close()]));
    },
  };
}

const WITHOUT_TIMEOUTS = { headersTimeout: 0, bodyTimeout: 0 };

function openDispatchers(open: (options: Agent.Options) => Dispatcher): Dispatchers {
  return {
    shared: open(WITHOUT_TIMEOUTS),
    // A kept connection that the server closes in this very moment loses the answer of a call that costs money, so each
    // of those gets a connection of its own (pipelining 0 keeps none).
    single: open({ ...WITHOUT_TIMEOUTS, pipelining: 0 }),
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
