import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSample } from '../contract/sample-companies.ts';
import { useApi } from '../helpers/start-api.ts';
import { installClient } from './pack-client.ts';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const TSC = here('../../node_modules/.bin/tsc');

const api = useApi();
let project = '';
let installed = '';
beforeAll(async () => {
  await importSample(api.origin);
  project = await mkdtemp(join(tmpdir(), 'workbench-client-project-'));
  await installClient(project);
  installed = join(project, 'node_modules/@workbench/client');
  const program = await readFile(here('consumer-program.ts'), 'utf8');
  await writeFile(join(project, 'program.ts'), program.replace(/'[^']*\/src\/index\.ts'/, "'@workbench/client'"));
});
afterAll(() => rm(project, { recursive: true, force: true }));

/** The complaints of the compiler about these files. */
async function compile(options: object, files: string[]): Promise<string> {
  const config = { compilerOptions: { strict: true, target: 'ES2022', ...options }, files };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
  return run(TSC, ['--checkers', '1', '--pretty', 'false'], { cwd: project }).then(
    () => '',
    (error: { stdout: string; message: string }) => error.stdout || error.message,
  );
}

/** By what is wrong with it: how it differs from the program, and what the complaint of the compiler names. */
const WRONG: Record<string, { right: string; wrong: string; complaint: string }> = {
  'a field that no company has': { right: 'company.name', wrong: 'company.title', complaint: 'title' },
  'an unknown count taken for a number': { right: 'number | null', wrong: 'number', complaint: 'null' },
  'an order that does not exist': { right: "'-employeeCount'", wrong: "'size'", complaint: 'size' },
  'a body without its domain': { right: "domain: 'typed.com', ", wrong: '', complaint: 'domain' },
  'a path that does not exist': { right: '/api/workspace', wrong: '/api/workspaces', complaint: '/api/workspace' },
};
/** What the samples of the README leave to whoever reads it. */
const OF_THE_READER = `
  declare const rows: import('@workbench/client').Schemas['UpsertRow'][];
  declare const rawBody: string;
  declare const request: import('node:http').IncomingMessage;
  declare function readCursor(): Promise<string | undefined>;
  declare function storeCursor(cursor: string): Promise<void>;
  declare function apply(items: object[]): Promise<void>;
`;
const fileOf = (name: string) => `${name.replaceAll(' ', '-')}.ts`;

const STRICT = { noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
const NODE = { types: ['node'], typeRoots: [here('../../node_modules/@types')] };
const SURROUNDINGS = {
  'Node.js, without the types of a browser': {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['ES2022'],
    ...NODE,
    skipLibCheck: true,
  },
  'Node.js, with the types of a browser': {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: [],
  },
  'a bundler': {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: [],
  },
};

describe('the packed client', () => {
  it('has its code, its types and its README, and no dependency', async () => {
    const files = await readdir(installed, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['package.json', 'README.md', 'index.js', 'index.d.ts']));
    expect(names.filter((name) => !/^(package\.json|README\.md|[\w.-]+\.(js|d\.ts))$/.test(name))).toEqual([]);
    expect(names.filter((name) => name.includes('test'))).toEqual([]);
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(await readdir(join(project, 'node_modules/@workbench'))).toEqual(['client']);
  });

  it.each(Object.entries(SURROUNDINGS))('compiles in strict mode for %s', async (_name, options) => {
    expect(await compile({ ...STRICT, ...options, outDir: 'compiled' }, ['program.ts'])).toBe('');
  });

  it('compiles in strict mode as its README shows it', async () => {
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const samples = [...readme.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, sample]) => sample);
    expect(samples.length).toBeGreaterThan(4);
    await writeFile(join(project, 'samples.ts'), [...samples, OF_THE_READER].join('\n'));
    const options = { ...STRICT, ...SURROUNDINGS['Node.js, without the types of a browser'], noEmit: true };
    expect(await compile(options, ['samples.ts'])).toBe('');
  });

  it('does not compile where it is used wrongly', async () => {
    const program = await readFile(join(project, 'program.ts'), 'utf8');
    for (const [name, { right, wrong }] of Object.entries(WRONG)) {
      expect(program).toContain(right);
      await writeFile(join(project, fileOf(name)), program.replaceAll(right, wrong));
    }
    // All at once, without the libraries: most of the time goes to what they share.
    const options = { ...STRICT, ...SURROUNDINGS['a bundler'], skipLibCheck: true, noEmit: true };
    const complaints = (await compile(options, Object.keys(WRONG).map(fileOf))).split('\n');
    for (const [name, { complaint }] of Object.entries(WRONG)) {
      const found = complaints.filter((line) => line.startsWith(`${fileOf(name)}(`)).join('\n');
      expect(found, name).toMatch(/error TS\d+/);
      expect(found, name).toContain(complaint);
    }
  });

  const OUTCOME = {
    names: ['Zeta', 'Borealis', 'Aperture'],
    total: '12',
    largest: 1010,
    isKnown: true,
    created: 'typed.com',
    refusal: { code: 'CONFLICT', status: 409, ids: ['companyId'] },
    upserted: ['created', 'unchanged', 'refused'],
    fed: 14,
    header: 'Name',
  };

  it('reads, writes, pages and downloads from Node.js', async () => {
    const surroundings = SURROUNDINGS['Node.js, with the types of a browser'];
    await compile({ ...surroundings, skipLibCheck: true, outDir: 'compiled' }, ['program.ts']);
    const script = `import { program } from './compiled/program.js';
      console.log(JSON.stringify(await program(process.argv[2])));`;
    await writeFile(join(project, 'main.js'), script);
    const { stdout } = await run(process.execPath, ['main.js', api.origin], { cwd: project });
    expect(JSON.parse(stdout)).toEqual(OUTCOME);
  });

  it('does the same as a bundle that has what a browser has, and nothing of Node.js', async () => {
    const built = await build({
      root: project,
      logLevel: 'silent',
      configFile: false,
      build: { write: false, lib: { entry: join(project, 'program.ts'), formats: ['iife'], name: 'bundle' } },
    });
    const [bundle] = [built].flat();
    if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built');
    const { code } = bundle.output[0];
    expect(code).not.toMatch(/node:|require\(|process\./);
    const { AbortController, AbortSignal, Blob, crypto, fetch, FormData, Headers, Request, Response } = globalThis;
    const { URL, URLSearchParams, TextEncoder, TextDecoder, atob, setTimeout, clearTimeout } = globalThis;
    const web = { AbortController, AbortSignal, Blob, crypto, fetch, FormData, Headers, Request, Response };
    const context = { ...web, URL, URLSearchParams, TextEncoder, TextDecoder, atob, setTimeout, clearTimeout };
    const text = await runInContext(
      `${code};bundle.program(${JSON.stringify(api.origin)}).then(JSON.stringify)`,
      createContext(context),
    );
    // It was run before: what it created is there.
    expect(JSON.parse(text)).toEqual({
      ...OUTCOME,
      created: null,
      total: '14',
      upserted: ['unchanged', 'unchanged', 'refused'],
    });
  });
});
