import { expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { callTool, connect } from './mcp-client.ts';

const api = useApi({ mcp: { mayWrite: true, creditsPerDay: 0 } });
const ANSWER_MAX = 50_000;

it.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
] as const)(
  'a client that begins in the mode %s speaks the version %s and gets the same tools and answers',
  async (mode, version) => {
    const client = await connect(api.origin, undefined, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect((await client.listTools()).tools).toHaveLength(12);
    expect(await callTool(client, 'find_companies', { q: 'nothing' })).toMatchObject({ own: { total: 0 } });
    expect(await callTool(client, 'find_companies', { limit: 0 })).toMatchObject({ isError: true });
    await expect(callTool(client, 'delete_everything')).rejects.toThrow('find_companies');
  },
);

it('an answer has a limit, and says how many rows did not fit', async () => {
  const client = await connect(api.origin);
  const figures = Array.from({ length: 12 }, (_, at) => ({
    source: `${'Source '.repeat(13)}${at}`,
    employeeCount: at,
  }));
  const rows = Array.from({ length: 25 }, (_, at) => ({
    ...{ domain: `long-${at}.com`, name: `${'Long name '.repeat(28)}${at}`, industry: 'Long '.repeat(30), figures },
    locations: Array.from({ length: 3 }, (_unused, number) => `${'Location '.repeat(30)}${number}`),
  }));
  expect(await callTool(client, 'upsert_companies', { rows })).toMatchObject({ own: { created: 25 } });
  const { text, own, untrusted } = await callTool(client, 'find_companies', { limit: 25 });
  expect(text.length).toBeLessThan(ANSWER_MAX);
  expect(own.omitted).toBeGreaterThan(0);
  expect((untrusted.companies as unknown as object[]).length + Number(own.omitted)).toBe(25);
});
