import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const api = useApi();
let folder = '';
beforeAll(async () => {
  await importSample(api.origin);
  folder = await mkdtemp(join(tmpdir(), 'workbench-typed-client-'));
  await writeFile(join(folder, 'client.gen.ts'), await generateClient());
  await copyFile(PROGRAM, join(folder, 'program.ts'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles a program beside the generated client in strict mode; answers the compiler's complaints. */
async function compile(program: string): Promise<string> {
  await writeFile(join(folder, 'checked.ts'), program);
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
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['checked.ts'] }));
  return run(TSC, ['--project', folder]).then(
    () => '',
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  );
}

describe('a client generated from openapi.json', () => {
  it('compiles in strict mode', async () => {
    expect(await compile(await readFile(PROGRAM, 'utf8'))).toBe('');
  }, 60_000);

  it.each([
    ['a field that no company has', 'company.name)', 'company.title)', 'title'],
    [
      'an unknown count taken for a number',
      'largest: first.aggregatedEmployeeCount',
      'largest: first.aggregatedEmployeeCount.toFixed()',
      'null',
    ],
    ['an order that does not exist', "'-employeeCount'", "'size'", 'size'],
    ['a body without its domain', "{ name: 'Typed', domain: 'typed.com' }", "{ name: 'Typed' }", 'domain'],
    ['an address that does not exist', "'/api/companies/{id}/data'", "'/api/companies/{id}/figures'", 'figures'],
  ])(
    'does not compile with %s',
    async (_name, right, wrong, complaint) => {
      const program = await readFile(PROGRAM, 'utf8');
      expect(program).toContain(right);
      const complaints = await compile(program.replace(right, wrong));
      expect(complaints).toMatch(/error TS\d+/);
      expect(complaints).toContain(complaint);
    },
    60_000,
  );

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
