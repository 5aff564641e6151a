import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { generateClient } from './generate-client.ts';
import { importSample } from './sample-companies.ts';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = here('./typed-client-program.ts');
const TSC = here('../../node_modules/.bin/tsc');

/** By what is wrong with it: how it differs from the program, and what the compiler's complaint names. */
const WRONG: Record<string, { right: string; wrong: string; complaint: string }> = {
  'a field that no company has': { right: 'company.name)', wrong: 'company.title)', complaint: 'title' },
  'an unknown count taken for a number': {
    right: 'largest: first.aggregatedEmployeeCount',
    wrong: 'largest: first.aggregatedEmployeeCount.toFixed()',
    complaint: 'null',
  },
  'an order that does not exist': { right: "'-employeeCount'", wrong: "'size'", complaint: 'size' },
  'a body without its domain': {
    right: "{ name: 'Typed', domain: 'typed.com' }",
    wrong: "{ name: 'Typed' }",
    complaint: 'domain',
  },
  'an address that does not exist': {
    right: "'/api/companies/{id}/data'",
    wrong: "'/api/companies/{id}/figures'",
    complaint: 'figures',
  },
};

const api = useApi();
let folder = '';
let complaints: string[] = [];
beforeAll(async () => {
  await importSample(api.origin);
  folder = await mkdtemp(join(tmpdir(), 'workbench-typed-client-'));
  complaints = await compilePrograms();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (name: string) => `${name.replaceAll(' ', '-')}.ts`;
const complaintsAbout = (file: string) => complaints.filter((line) => line.startsWith(`${file}(`));

/**
 * Compiles the program and every wrong one beside the generated client in strict mode, all at once: most of the time
 * goes to the client that they share. Answers the lines of the compiler's complaints.
 */
async function compilePrograms(): Promise<string[]> {
  const program = await readFile(PROGRAM, 'utf8');
  await writeFile(join(folder, 'client.gen.ts'), await generateClient());
  await writeFile(join(folder, 'program.ts'), program);
  for (const [name, { right, wrong }] of Object.entries(WRONG)) {
    if (!program.includes(right)) throw new Error(`The program has no ${right}`);
    await writeFile(join(folder, fileOf(name)), program.replace(right, wrong));
  }
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: ['node'],
    typeRoots: [here('../../node_modules/@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    paths: { 'openapi-fetch': [join(dirname(fileURLToPath(import.meta.resolve('openapi-fetch'))), 'index.d.mts')] },
  };
  const files = ['program.ts', ...Object.keys(WRONG).map(fileOf)];
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return run(TSC, ['--pretty', 'false'], { cwd: folder }).then(
    () => [],
    (error: { stdout?: string; message: string }) => (error.stdout || error.message).split('\n').filter(Boolean),
  );
}

describe('a client generated from openapi.json', () => {
  it('compiles in strict mode', () => {
    const files = Object.keys(WRONG).map(fileOf);
    const isOfWrongOne = (line: string) => line.startsWith(' ') || files.some((file) => line.startsWith(`${file}(`));
    expect(complaints.filter((line) => !isOfWrongOne(line))).toEqual([]);
  });

  it.each(Object.entries(WRONG))('does not compile with %s', (name, { complaint }) => {
    const found = complaintsAbout(fileOf(name)).join('\n');
    expect(found).toMatch(/error TS\d+/);
    expect(found).toContain(complaint);
  });

  it('reads and creates companies on a running server', async () => {
    const { stdout } = await run(process.execPath, [PROGRAM, api.origin]);
    expect(JSON.parse(stdout)).toEqual({
      names: ['Zeta', 'Borealis'],
      total: '12',
      largest: 1010,
      created: 'typed.com',
      refusal: 'CONFLICT',
      sources: [
        { source: 'Survey', employees: 1020 },
        { source: 'Network', employees: 1010 },
        { source: 'Registry', employees: 1000 },
        { source: 'CSV', employees: null },
      ],
    });
  });
});
