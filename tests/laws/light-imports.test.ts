import { describe, expect, it } from 'vitest';
import { DOMAINS } from './laws.ts';
import { buildGraph, targetOf } from './module-graph.ts';
import { PACKAGES } from './package-faces.ts';
import { readSources } from './project-files.ts';
import { parseSource, type SourceFile } from './source-file.ts';

const files = readSources('packages').map(({ path, text }) => parseSource(path, text));
const byPath = new Map(files.map((file) => [file.path, file]));
const graph = buildGraph(files, { types: false });

/** The packages from elsewhere that are loaded with a file, dynamic imports left out. */
function loadedBy(start: string): string[] {
  const reached = new Set([start]);
  for (const path of reached)
    for (const { to, import: by } of graph.get(path) ?? []) if (!by.isDynamic) reached.add(to);
  return [...new Set([...reached].flatMap((path) => librariesOf(byPath.get(path))))].sort();
}

function librariesOf(file: SourceFile | undefined): string[] {
  if (file === undefined) throw new Error('the face leads to no file');
  return file.imports
    .filter(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic)
    .map(({ specifier }) => specifier)
    .filter((specifier) => targetOf(file.path, specifier) === null && !specifier.startsWith('node:'));
}

const faceOf = (specifier: string) => targetOf('', specifier) ?? '';

describe('an import loads no more than it needs', () => {
  it.each([
    'errors',
    'types',
    'generic-presets',
    'gather',
    'people',
    'google-sheets/format',
    'language-model',
    'language-model/types',
    'mail',
  ])('@workbench/connectors/%s loads no library', (face) => {
    expect(loadedBy(faceOf(`@workbench/connectors/${face}`))).toEqual([]);
  });

  it('@workbench/services/companies/filter loads no schema library: the first screen of the web reads an address with it', () => {
    expect(loadedBy(faceOf('@workbench/services/companies/filter'))).toEqual([]);
  });

  it('@workbench/connectors has no face that loads everything', () => {
    expect(PACKAGES.get('connectors')?.exports['.']).toBeUndefined();
  });

  it('knows what a heavy face loads', () => {
    expect(loadedBy(faceOf('@workbench/connectors/http'))).toContain('undici');
  });

  const HEAVY =
    /^(ai|@ai-sdk\/.+|agenda|nodemailer|hucre|linkedom|@mozilla\/readability|feedsmith|google-auth-library|@googleapis\/.+)$/;

  it.each(DOMAINS)('services/%s loads no SDK, workbook, mail or page library before it is used', (domain) => {
    expect(loadedBy(`packages/services/src/${domain}/index.ts`).filter((name) => HEAVY.test(name))).toEqual([]);
  });
});
