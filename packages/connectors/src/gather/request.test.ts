import { expect, it } from 'vitest';
import { createFakeHttp } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { dayBefore } from './day-before.ts';
import { requestTo } from './request.ts';

const { http } = createFakeHttp(() => ({ body: {} }));
const limits = { host: 'api.example', minGapMs: 1000, concurrency: 1, timeoutMs: 1000 };
const HOST = { id: 'crossref', baseUrl: 'https://api.example', limits, cacheMs: 5 } as const;

it('a request says who asks and leaves the queue when the time of its source is over', () => {
  const job = gatherJob(http);
  expect(requestTo(HOST, job, '/works?a=1', { accept: 'text/plain' })).toEqual({
    vendor: 'crossref',
    url: 'https://api.example/works?a=1',
    headers: { 'user-agent': expect.stringContaining('operator@example.com'), accept: 'text/plain' },
    limits,
    cacheMs: 5,
    signal: job.signal,
  });
});

it('a request goes to the address from the settings where they have one', () => {
  const job = gatherJob(http, { settings: { baseUrls: { crossref: 'http://127.0.0.1:4010/crossref' } } });
  expect(requestTo(HOST, job, '/works').url).toBe('http://127.0.0.1:4010/crossref/works');
});

it.each([
  ['2026-11-20T12:00:00Z', 12, '2025-11-20'],
  ['2026-01-05T00:00:00Z', 2, '2025-11-05'],
  ['2028-02-29T23:59:00Z', 12, '2027-03-01'],
])('%s less %s months is %s', (now, months, day) => expect(dayBefore(new Date(now), months)).toBe(day));
