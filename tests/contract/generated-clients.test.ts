import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument, openApiPath, operations } from './document.ts';
import { TYPES_PATH } from './generate-client.ts';
import { runLinter } from './linters/run-linter.ts';

const run = promisify(execFile);
const TSC = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
/** Types that Orval makes of the document for each operation, beside its `…Result`. */
const MAX_NAMES_PER_OPERATION = 2.4;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-generated-clients-'));
  await copyFile(TYPES_PATH, join(folder, 'openapi-typescript.ts'));
  await runLinter('generate-clients.mjs', [openApiPath, folder]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles what matches; the answer is what the compiler complains about. */
async function compile(include: string[]): Promise<string> {
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    strict: true,
    noEmit: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  return run(TSC, ['--checkers', '1', '--pretty', 'false', '-p', folder]).then(
    () => '',
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  );
}

describe('clients that openapi-typescript, hey-api and Orval generate from openapi.json', () => {
  it('compile in strict mode', async () => {
    expect(await compile(['openapi-typescript.ts', 'hey-api/**/*.ts', 'orval.ts'])).toBe('');
    await writeFile(
      join(folder, 'wrong.ts'),
      "import type { Company } from './orval';\nexport const company: Company = { name: 1 };\n",
    );
    expect(await compile(['wrong.ts'])).toMatch(/wrong\.ts.*error TS/);
  });

  it('have few names, and none made of positions', async () => {
    const types = await readFile(join(folder, 'orval-types.ts'), 'utf8');
    const names = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name ?? '');
    const schemas = openApiDocument.components.schemas;
    const isResult = (name: string) => name.endsWith('Result') && !(name in schemas);
    expect(names.filter(isResult)).toHaveLength(operations.length);
    const ofDocument = names.filter((name) => !isResult(name));
    expect(ofDocument.length).toBeGreaterThan(Object.keys(schemas).length);
    expect(ofDocument.length).toBeLessThanOrEqual(operations.length * MAX_NAMES_PER_OPERATION);
    expect(names.filter((name) => /AnyOf|OneOf|AllOf/.test(name))).toEqual([]);
  });
});
