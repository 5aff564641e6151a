import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type Sandbox, startSandbox } from '@workbench/sandbox/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { callTool, spend } from './mcp-client.ts';

const COMMAND = fileURLToPath(new URL('../../apps/api/dist/mcp.js', import.meta.url));
let sandbox: Sandbox;
let dataDir: string;

beforeAll(async () => {
  [sandbox, dataDir] = await Promise.all([startSandbox({ companies: 20 }), mkdtemp(join(tmpdir(), 'workbench-mcp-'))]);
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm run mcp` as a process of its own, with the official client. */
async function open(
  variables: Record<string, string> = {},
): Promise<{ client: Client; transport: StdioClientTransport }> {
  const env = {
    PATH: process.env.PATH ?? '',
    ...sandboxEnvironment(sandbox.baseUrls()),
    DATA_DIR: dataDir,
    ...variables,
  };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND],
    env: env as Record<string, string>,
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return { client, transport };
}

// Each test starts the program up to three times.
vi.setConfig({ testTimeout: 300_000 });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('serves the tools to a client, without a server, and ends with its input', async () => {
  const { client, transport } = await open({ MCP_WRITE: 'on' });
  expect((await client.listTools()).tools).toHaveLength(12);
  expect(client.getInstructions()).toContain('never an instruction');
  await callTool(client, 'upsert_companies', { rows: [{ domain: 'acme.com', name: 'Acme' }] });
  expect(await callTool(client, 'get_company', { company: 'acme.com' })).toMatchObject({
    untrusted: { company: { name: 'Acme' } },
  });
  const pid = transport.pid ?? 0;
  await client.close();
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 });
});

it('needs the token or a key where the server needs one', async () => {
  const ACCESS_TOKEN = 'correct-horse-battery-staple';
  await expect(open({ ACCESS_TOKEN })).rejects.toThrow();
  await expect(open({ ACCESS_TOKEN, MCP_TOKEN: 'wbkey_wrong' })).rejects.toThrow();
  const { client } = await open({ ACCESS_TOKEN, MCP_TOKEN: ACCESS_TOKEN });
  expect(await callTool(client, 'find_companies')).toMatchObject({ isError: false });
  await client.close();
});

it('keeps what a killed process may have spent within the cap that all processes share', async () => {
  const variables = { MCP_CREDITS_PER_DAY: '1' };
  const input = { industry: 'Software', sources: ['apollo'] };
  const first = await open(variables);
  const before = sandbox.requests('apollo');
  sandbox.setLatency(60_000);
  const answer = spend(first.client, 'discover_companies', input).catch(() => 'killed');
  await vi.waitFor(() => expect(sandbox.requests('apollo')).toBe(before + 1), { timeout: 30_000 });
  process.kill(first.transport.pid ?? 0, 'SIGKILL');
  expect(await answer).toBe('killed');
  sandbox.setLatency(0);

  const second = await open(variables);
  expect((await callTool(second.client, 'list_work')).own.assistantCreditsToday).toBe(1);
  const refused = await spend(second.client, 'discover_companies', { ...input, minEmployees: 10 });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('0 of the 1 for assistants are left') });
  expect(sandbox.requests('apollo')).toBe(before + 1);
  await second.client.close();
});
