import { expect, it } from 'vitest';
import { newSpanId, newTraceId, type Span } from './span.ts';
import { createSpanExporter } from './span-exporter.ts';

const span = (): Span => ({
  traceId: newTraceId(),
  spanId: newSpanId(),
  parentSpanId: null,
  name: 'GET /api/companies',
  kind: 'server',
  startedAt: '1',
  endedAt: '2',
  attributes: { 'http.response.status_code': 200 },
  isFailed: false,
});
const settings = { url: 'http://collector/v1/traces', headers: { 'api-key': 's3cret' }, serviceName: 'workbench' };

it('sends what waits when it is closed, in batches, with the headers of the collector', async () => {
  const sizes: number[] = [];
  const send: typeof fetch = async (_url, init) => {
    expect(new Headers(init?.headers).get('api-key')).toBe('s3cret');
    sizes.push(JSON.parse(String(init?.body)).resourceSpans[0].scopeSpans[0].spans.length);
    return new Response('{}');
  };
  const exporter = createSpanExporter(settings, { send, warn: () => expect.unreachable() });
  for (let i = 0; i < 1000; i++) exporter.add(span());
  await exporter.close();
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1000);
  expect(Math.max(...sizes)).toBe(512);
});

it('loses spans, says so once without the key, and keeps few while a collector is away', async () => {
  const lines: string[] = [];
  const { promise, reject } = Promise.withResolvers<Response>();
  const exporter = createSpanExporter(settings, { send: () => promise, warn: (line) => lines.push(line) });
  for (let i = 0; i < 10_000; i++) exporter.add(span());
  expect(lines).toEqual([expect.stringMatching(/takes no spans \(too many wait\)/)]);
  reject(new TypeError('s3cret'));
  await exporter.close();
  expect(lines).toHaveLength(1);
});

it('ends although the collector never answers', async () => {
  const exporter = createSpanExporter(settings, { send: () => new Promise(() => undefined), warn: () => undefined });
  exporter.add(span());
  await expect(exporter.close()).resolves.toBeUndefined();
});
