import { afterEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from './start-sandbox.ts';
import type { SandboxVendor } from './types.ts';

const echo: SandboxVendor = {
  id: 'echo',
  hasHosts: true,
  limits: () => ({ minGapMs: 0, concurrency: 1 }),
  answer: ({ host, path, query, baseUrl }) => ({
    body: { host, path, query: Object.fromEntries(query), base: baseUrl() },
    ...(query.has('buy') && { charge: { item: String(query.get('buy')), credits: 2 } }),
  }),
};

let sandbox: Sandbox;
afterEach(() => sandbox.close());

async function start(): Promise<string> {
  sandbox = await startSandbox({ vendors: [echo], companies: 1 });
  return sandbox.baseUrl('echo').replace('{host}', 'data.example.org');
}

describe('the sandbox', () => {
  it('hands a vendor host, path and query as the client meant them', async () => {
    const base = await start();
    const answer = await (await fetch(`${base}/a%2Fb/c?x=1`)).json();
    expect(answer).toEqual({ host: 'data.example.org', path: '/a%2Fb/c', query: { x: '1' }, base });
    expect(sandbox.requests('echo')).toBe(1);
  });

  it('writes on the invoice what a vendor charges, and nothing for an answer that a fault replaced', async () => {
    const base = await start();
    sandbox.setFault('echo', 'server-error');
    expect((await fetch(`${base}/?buy=company:a`)).status).toBe(500);
    await fetch(`${base}/?buy=company:a`);
    expect(sandbox.invoice()).toEqual([{ vendor: 'echo', item: 'company:a', credits: 2 }]);
    expect(await (await fetch(`${sandbox.origin}/_invoice`)).json()).toEqual(sandbox.invoice());
  });

  it.each([
    ['rate-limited', 429, null],
    ['rate-limited-retry-after', 429, '1'],
    ['server-error', 500, null],
    ['html-502', 502, null],
  ] as const)('can answer %s with status %i', async (fault, status, retryAfter) => {
    const base = await start();
    sandbox.setFault('echo', fault);
    const answer = await fetch(base);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect((await fetch(base)).status, 'the fault is over').toBe(200);
  });

  it('can cut an answer short, change its shape, and break the connection', async () => {
    const base = await start();
    sandbox.setFault('echo', 'truncated-json');
    await expect((await fetch(base)).json()).rejects.toThrow();
    sandbox.setFault('echo', 'wrong-shape');
    expect(await (await fetch(base)).json()).not.toHaveProperty('host');
    sandbox.setFault('echo', 'empty');
    expect(await (await fetch(base)).text()).toBe('');
    sandbox.setFault('echo', 'reset');
    await expect(fetch(base)).rejects.toThrow();
  });

  it('notices a host that is asked more at once than it allows', async () => {
    const base = await start();
    await fetch(base);
    expect(sandbox.violations()).toEqual([]);
    sandbox.setLatency(100);
    await Promise.all([fetch(base), fetch(base)]);
    expect(sandbox.violations()).toEqual([expect.stringContaining('2 requests at once')]);
  });
});
