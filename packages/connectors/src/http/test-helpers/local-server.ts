import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttpClient, type HttpClientOptions } from '../create-http-client.ts';
import { createMemoryShared, type MemorySharedOptions } from '../in-memory/http-shared.ts';
import type { HostLimits, HttpRequest } from '../types.ts';

export interface LocalServer {
  origin: string;
  port: number;
  /** Every request that came, in order. */
  requests: IncomingMessage[];
  /** Connections that were opened, with or without a request. */
  connections: number;
}

/** A server on the loopback that answers as the test says; gone when the test is over. */
export async function serve(listener: RequestListener): Promise<LocalServer> {
  const state: LocalServer = { origin: '', port: 0, requests: [], connections: 0 };
  const server = createServer((request, response) => {
    state.requests.push(request);
    listener(request, response);
  });
  server.on('connection', () => {
    state.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  state.port = (server.address() as AddressInfo).port;
  state.origin = `http://127.0.0.1:${state.port}`;
  return state;
}

/** Answers one after the other; the last one again and again. */
export function inOrder(...answers: ((response: ServerResponse) => void)[]): RequestListener {
  let next = 0;
  return (_request, response) => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    answer?.(response);
  };
}

export const reply =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end(body);
  };

/** Never answers. */
export const silence = () => undefined;

export const LIMITS: HostLimits = { host: 'test', minGapMs: 0, concurrency: 10, timeoutMs: 5000 };

/** A client that may ask the loopback and does not wait between attempts; `waits` says how long it would have. */
export function testClient(options: Partial<HttpClientOptions> & MemorySharedOptions = {}) {
  const { capOf, ...given } = options;
  const waits: number[] = [];
  const shared = createMemoryShared(capOf ? { capOf } : {});
  const http = createHttpClient({
    shared,
    userAgent: 'workbench-test',
    allowPrivateNetwork: true,
    sleep: async (ms) => void waits.push(ms),
    ...given,
  });
  onTestFinished(() => http.close());
  return { http, shared, waits };
}

export const ask = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  vendor: 'sec',
  url,
  limits: LIMITS,
  ...more,
});
