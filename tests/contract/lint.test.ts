import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOpenApi30Document } from '@workbench/trpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areAmbiguous } from './ambiguous-paths.ts';
import { openApiDocument, openApiPath } from './document.ts';
import { runLinter } from './linters/run-linter.ts';

interface Finding {
  linter: 'Redocly' | 'Spectral';
  rule: string;
  message: string;
  at: string;
}

/**
 * Redocly compares names alone, so each of these stands beside every `…/{id}/<word>`. Scripts call both, and no value of
 * either parameter is a name: the schemas of the parameters prove it below.
 */
const APART_BY_THEIR_IDS = [
  '/api/companies/bulk-changes/{id}',
  '/api/contacts/do-not-contact/{id}',
  '/api/leads/lists/{id}',
  '/api/sources/sync/{runId}',
];

const pathsOf = ({ message }: Finding) => /paths: `(\S+)` and `(\S+)`/.exec(message)?.slice(1) ?? [];

/** The owner has not chosen a licence; all else that the linters ask for is there. */
const isMissingLicence = ({ rule, at }: Finding) => rule === 'info-license' && at === '#/info';

function isApartByIds(finding: Finding): boolean {
  const [one = '', other = ''] = pathsOf(finding);
  return finding.rule === 'no-ambiguous-paths' && APART_BY_THEIR_IDS.includes(one) && !areAmbiguous(one, other);
}

let folder = '';
const findings: Record<string, Finding[]> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-lint-'));
  const path30 = join(folder, 'openapi-3.0.json');
  await writeFile(path30, JSON.stringify(buildOpenApi30Document()));
  findings['openapi.json'] = JSON.parse(await runLinter('lint-document.mjs', [openApiPath, 'Redocly', 'Spectral']));
  findings['its variant in OpenAPI 3.0'] = JSON.parse(await runLinter('lint-document.mjs', [path30, 'Redocly']));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(['openapi.json', 'its variant in OpenAPI 3.0'])('%s', (name) => {
  it('has no findings of the linters in their strictest form but the missing licence', () => {
    const left = (findings[name] ?? []).filter((finding) => !isMissingLicence(finding) && !isApartByIds(finding));
    expect(left).toEqual([]);
  });

  it('still lacks what is excepted', () => {
    const found = findings[name] ?? [];
    expect(found.filter(isMissingLicence).map(({ linter }) => linter)).toEqual(['Redocly']);
    const excepted = new Set(found.filter(isApartByIds).map((finding) => pathsOf(finding)[0]));
    expect([...excepted].sort()).toEqual(APART_BY_THEIR_IDS);
  });
});

describe('the paths', () => {
  it('are apart by texts or by the patterns of their parameters', () => {
    const paths = Object.keys(openApiDocument.paths);
    expect(paths.length).toBeGreaterThan(200);
    const pairs = paths.flatMap((one, at) => paths.slice(at + 1).map((other) => [one, other] as const));
    // A path with fewer parameters goes before one with more.
    const parametersOf = (path: string) => path.split('{').length;
    const ambiguous = pairs.filter(
      ([one, other]) => parametersOf(one) === parametersOf(other) && areAmbiguous(one, other),
    );
    expect(ambiguous).toEqual([]);
  });

  it('would be found where a parameter takes the name that stands in the other path', () => {
    expect(areAmbiguous('/api/companies/{id}/aggregate', '/api/companies/imports/{importId}')).toBe(false);
    expect(areAmbiguous('/api/companies/search/{term}', '/api/{anything}/search/companies')).toBe(true);
  });
});
