import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CompanyModel } from '@workbench/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useProduct } from '../helpers/start-product.ts';
import { installClient } from './pack-client.ts';

const run = promisify(execFile);
const README = fileURLToPath(new URL('../../README.md', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

const product = useProduct({ WEBHOOKS_TO_PRIVATE_NETWORK: 'on' });
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-first-steps-'));
  await cp(EXAMPLES, folder, { recursive: true });
  await installClient(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The commands as the README has them, with this server's address and a free port for the receiver. */
async function firstSteps(): Promise<string> {
  const section =
    /### From a key to the first webhook\n([\s\S]*?)\n###? /.exec(await readFile(README, 'utf8'))?.[1] ?? '';
  const commands = /```bash\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
  return commands.replaceAll('http://127.0.0.1:3000', product.api.origin).replaceAll('8787', `${await freePort()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

it('lead from a key to the first webhook as the README has them', async () => {
  const { stdout, stderr } = await run('bash', ['--norc', '-eu', '-c', await firstSteps()], {
    cwd: folder,
    timeout: 50_000,
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('"created":1');
  const [event] = (await readFile(join(folder, 'output/events.ndjson'), 'utf8')).trimEnd().split('\n');
  const company = await CompanyModel.findOne({ domain: 'acme.com' }).lean();
  expect(JSON.parse(event ?? '').payload).toMatchObject({
    type: 'company.created',
    data: { company: { id: String(company?._id), name: 'Acme', domain: 'acme.com' } },
  });
});
