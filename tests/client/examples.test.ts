import { execFile, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../contract/document.ts';
import { useProduct } from '../helpers/start-product.ts';
import { installClient } from './pack-client.ts';

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const TSC = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
const TYPES = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));

const product = useProduct();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench examples '));
  await cp(EXAMPLES, folder, { recursive: true });
  await installClient(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const environment = () => ({ ...process.env, BASE_URL: product.api.origin, OUTPUT_DIR: join(folder, 'output') });
const example = async (name: string, ...args: string[]) =>
  (await run(process.execPath, [`${name}.js`, ...args], { cwd: folder, env: environment() })).stdout;
const output = (name: string) => readFile(join(folder, 'output', name), 'utf8');

/** What each example says when it is run first and when it is run again, in an order in which each finds what it needs. */
const RUNS: [name: string, first: RegExp, again: RegExp][] = [
  ['nightly-upsert', /^3 created, 0 updated, 0 unchanged\n$/, /^0 created, 0 updated, 3 unchanged\n$/],
  ['compare-headcount', /Nightly list\t120\t.*2026-03-31/, /Nightly list\t120\t.*2026-03-31/],
  ['export-view', /^2 companies of /, /^2 companies of /],
  ['changes-to-file', /^3 stored, 0 deleted, 3 companies /, /^0 stored, 0 deleted, 3 companies /],
  [
    'key-with-scopes',
    /A key was created\n.*1 company\n.*scope write\n\d+ lines/,
    /^The key reads.*\n.*write\n\d+ lines/,
  ],
  [
    'contacts-to-list',
    /^[1-9]\d* contacts saved, ([1-9]\d*) leads created, \1 put on/,
    /^0 contacts saved, 0 leads created, 0 put on/,
  ],
  ['enrich-leads', /2 leads imported, 0 rows refused\n2 of 2 leads enriched for \d+ credits/, /^2 of 2 leads enriched/],
  ['discover-add-report', / is tracked\n.*: version 1 is in /, /^(?![\s\S]*is tracked)[\s\S]*: version 1 is in /],
];

describe('the examples', () => {
  it('are all run', async () => {
    const names = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -3));
    expect(names.sort()).toEqual([...RUNS.map(([name]) => name), 'webhook-receiver'].sort());
  });

  it('compile in strict mode with the types of the packed client', async () => {
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      allowJs: true,
      checkJs: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'nodenext',
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [TYPES],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.js'] }));
    const complaints = await run(TSC, ['--checkers', '1', '--pretty', 'false'], { cwd: folder }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
    expect(complaints).toBe('');
  });

  it.each(RUNS)('do what they say, and nothing twice: %s', async (name, first, again) => {
    expect(await example(name)).toMatch(first);
    expect(await example(name)).toMatch(again);
  });

  it('write what they have read', async () => {
    expect(Object.keys(JSON.parse(await output('companies.json')).companies)).toHaveLength(3);
    expect((await output('view.csv')).split('\n')[1]).toMatch(
      /blue-lantern-tools\.com|nine-elms-robotics\.com|quiet-harbour/,
    );
    expect(await output('enriched-leads.csv')).toContain('ada@blue-lantern-tools.com');
  });

  it('say nothing of what a list has no text for: no figure of 0, and the name stays', async () => {
    const list = join(folder, 'gaps.csv');
    await writeFile(list, 'domain,name,industry,employees,as_of\ngrey-heron-mills.com,Grey Heron Mills,Mills,,\n');
    expect(await example('nightly-upsert', list)).toBe('1 created, 0 updated, 0 unchanged\n');
    await writeFile(list, 'domain,name,industry,employees,as_of\ngrey-heron-mills.com,,,,\n');
    expect(await example('nightly-upsert', list)).toBe('0 created, 0 updated, 1 unchanged\n');
    const answer = await fetch(`${product.api.origin}/api/companies?q=grey-heron-mills.com`);
    const [company] = (await answer.json()) as { id: string; name: string }[];
    expect(company).toMatchObject({ name: 'Grey Heron Mills', industry: 'Mills' });
    expect(await (await fetch(`${product.api.origin}/api/companies/${company?.id}/data`)).json()).toEqual([]);
  });

  it('fail with another code than 0: a domain that is not tracked', async () => {
    const failed = run(process.execPath, ['compare-headcount.js', 'unknown.com'], { cwd: folder, env: environment() });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('unknown.com is not tracked'),
    });
  });

  it('receive a signed webhook once, also after a restart, and refuse one that is not signed', async () => {
    const key = randomBytes(24);
    const WEBHOOK_SECRET = `whsec_${key.toString('base64')}`;
    const body = JSON.stringify({ type: 'company.updated', data: { id: '665f' } });
    const send = (origin: string, signedWith: Buffer) => {
      const timestamp = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', signedWith).update(`msg_1.${timestamp}.${body}`).digest('base64');
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': `${timestamp}`,
        'webhook-signature': `v1,${signature}`,
      };
      return fetch(origin, { method: 'POST', body, headers: { ...headers, connection: 'close' } });
    };
    for (const _start of [1, 2]) {
      const env = { ...environment(), WEBHOOK_SECRET, PORT: '0' };
      const receiver = spawn(process.execPath, ['webhook-receiver.js'], { cwd: folder, env });
      const [line] = await once(receiver.stdout, 'data');
      const origin = String(line).trim().replace('Listening on ', '');
      expect((await send(origin, randomBytes(24))).status).toBe(400);
      expect((await send(origin, key)).status).toBe(204);
      receiver.kill('SIGTERM');
      await once(receiver, 'exit');
    }
    expect((await output('events.ndjson')).trimEnd().split('\n')).toEqual([
      JSON.stringify({ id: 'msg_1', payload: JSON.parse(body) }),
    ]);
  });
});

describe('the recipes', () => {
  it('have an n8n workflow whose connections lead to its nodes and whose calls are in the document', async () => {
    const workflow = JSON.parse(await readFile(join(EXAMPLES, 'recipes/n8n-workflow.json'), 'utf8'));
    const names: string[] = workflow.nodes.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const node of workflow.nodes) {
      expect(node).toMatchObject({
        id: expect.any(String),
        type: expect.stringMatching(/^n8n-nodes-base\./),
        parameters: {},
      });
      if (node.parameters.url) expect(openApiDocument.paths).toHaveProperty([new URL(node.parameters.url).pathname]);
    }
    const outputs = Object.values(workflow.connections) as { main: { node: string }[][] }[];
    expect(names).toEqual(expect.arrayContaining(Object.keys(workflow.connections)));
    expect(names).toEqual(expect.arrayContaining(outputs.flatMap(({ main }) => main.flat().map(({ node }) => node))));
  });

  it.each(['n8n.md', 'zapier.md'])('name only calls that are in the document: %s', async (file) => {
    const text = await readFile(join(EXAMPLES, 'recipes', file), 'utf8');
    const paths = [...text.matchAll(/\/api\/[\w/-]+/g)].map(([path]) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(openApiDocument.paths).toHaveProperty([path]);
  });
});
