import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/config/read-config.ts';
import { startTracer, type Tracer } from '../../apps/api/src/tracing/tracer.ts';
import { until } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
  status?: { code: number };
}

/** A collector that takes OTLP as JSON. */
const received: ReceivedSpan[] = [];
let bodies = '';
const collector = createServer(async (request, response) => {
  const body = await new Response(request as never).text();
  bodies += body;
  for (const { scopeSpans } of JSON.parse(body).resourceSpans)
    for (const { attributes, ...span } of scopeSpans[0].spans)
      received.push({ ...span, attributes: Object.fromEntries(attributes.map(toEntry)) });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
const toEntry = ({ key, value }: { key: string; value: object }) => [key, Object.values(value)[0]];

let tracer: Tracer;
/** The tracer needs the collector's address, and the application the tracer. */
const later: Tracer = {
  startRequest: (...args) => tracer.startRequest(...args),
  within: (...args) => tracer.within(...args),
  end: (...args) => tracer.end(...args),
  close: () => tracer.close(),
};
const product = useProduct({}, { app: { tracer: later } });

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  const { tracing } = readConfig({}, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  if (tracing === null) throw new Error('no collector is configured');
  tracer = startTracer(tracing, { send: fetch, warn: (line) => expect.unreachable(line) });
});
afterAll(() => collector.close());

const SYNC_MAX_MS = 30_000;

it('one trace holds a request, the job that it starts and the calls of the job, and no person or key', async () => {
  const { origin } = product.api;
  await fetch(`${origin}/api/contacts/do-not-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifiers: ['ada.private@northwind.com'] }),
  });
  await fetch(`${origin}/api/companies?q=ada.private`);
  const company = await sendJson(origin, 'POST', '/api/companies', { name: 'Northwind', domain: 'northwind.com' });
  await until(SYNC_MAX_MS, 'the first sync has ended', async () => {
    const sync = await sendJson(origin, 'GET', `/api/companies/${company.id}/sync`);
    return sync.finishedAt !== null;
  });
  await tracer.close();

  const request = received.find(({ name }) => name === 'POST /api/companies');
  expect(request).toMatchObject({
    kind: 2,
    attributes: { 'http.response.status_code': '201', 'http.route': '/api/companies' },
  });
  const job = received.find(({ name }) => name === 'job sources.sync');
  expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId, kind: 1 });
  expect(job?.attributes).toMatchObject({ 'workbench.request_id': request?.attributes['workbench.request_id'] });
  expect(job?.attributes['workbench.run_id']).toBeTypeOf('string');
  const calls = received.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(calls.length).toBeGreaterThan(2);
  for (const { traceId, kind, attributes, startTimeUnixNano, endTimeUnixNano } of calls) {
    expect([traceId, kind]).toEqual([request?.traceId, 3]);
    expect(attributes).toMatchObject({ 'server.address': '127.0.0.1', 'workbench.vendor': expect.any(String) });
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  // None of them can be made of hexadecimal digits, as ids are.
  for (const secret of ['private', 'northwind', 'Northwind', 'sandbox-', 'Bearer'])
    expect(bodies).not.toContain(secret);
});
