import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceError } from '../../shared/errors.ts';
import { CORPUS, type CorpusCase } from './corpus.fixtures.ts';
import { formatHeadcountCell } from './headcount-cell.ts';
import { type FailedRow, openCompanyCsv, type ParsedRow } from './read-companies.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'corpus-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function readAll({ bytes, options }: CorpusCase): Promise<{ rows: ParsedRow[]; failures: FailedRow[] }> {
  const path = join(dir, 'file.csv');
  await writeFile(path, bytes);
  const csv = await openCompanyCsv(path, options);
  const rows: ParsedRow[] = [];
  const failures: FailedRow[] = [];
  for await (const batch of csv.batches()) {
    rows.push(...batch.rows);
    failures.push(...batch.failures);
  }
  return { rows, failures };
}

/** The rule by which an import counts, for an empty workspace. */
function countOutcome(rows: ParsedRow[], failed: number) {
  const figures = new Map<string, Set<string>>();
  let duplicates = 0;
  for (const { domain, figures: own } of rows) {
    const known = figures.get(domain);
    if (known !== undefined && own.every(({ source }) => known.has(source))) duplicates++;
    figures.set(domain, new Set([...(known ?? []), ...own.map(({ source }) => source)]));
  }
  return { created: figures.size, duplicates, failed };
}

describe('a hostile file has the expected outcome row by row', () => {
  test('the corpus holds at least sixty files of different names', () => {
    expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
    expect(CORPUS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(CORPUS.map((corpusCase) => [corpusCase.name, corpusCase] as const))('%s', async (_, corpusCase) => {
    const expected = corpusCase.expect;
    if ('fileError' in expected) {
      const error = await readAll(corpusCase).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ServiceError);
      expect((error as ServiceError).message).toContain(expected.fileError);
      return;
    }
    const { rows, failures } = await readAll(corpusCase);
    expect(failures.map(({ line, reason }) => ({ line, reason }))).toEqual(
      expected.failures.map(({ line, reason }) => ({ line, reason: expect.stringContaining(reason) })),
    );
    expect(rows.flatMap(({ notes }) => notes.map(({ line, reason }) => ({ line, reason })))).toEqual(
      expected.notes.map(({ line, reason }) => ({ line, reason: expect.stringContaining(reason) })),
    );
    const shown = rows.map(({ line, name, domain, industry, figures, locations }) => ({
      line,
      name,
      domain,
      industry,
      figures: figures.map(({ source, headcount }) => `${source}=${formatHeadcountCell(headcount)}`),
      locations,
    }));
    expect(shown).toEqual(expected.rows.map((row) => ({ figures: [], locations: [], ...row })));
    expect(countOutcome(rows, failures.length)).toEqual(expected.outcome);
  });
});
