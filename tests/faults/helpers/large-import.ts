import { randomUUID } from 'node:crypto';
import { generateCompanies } from '@workbench/sandbox';
import type { ImportProgress, ImportResult } from '@workbench/services/companies/schemas';
import { expect, inject } from 'vitest';
import { importCsv, uploadForm } from '../../helpers/upload.ts';
import type { ServerProcess } from './server-process.ts';
import { until } from './workspace.ts';

export const ROWS = inject('faultSizes').importRows;
/** One in this many companies is known before, with older figures: it is updated and gains a history. */
const KNOWN_BEFORE = 10;
export const EXPECTED_COUNTS = {
  rows: ROWS,
  created: ROWS - ROWS / KNOWN_BEFORE,
  updated: ROWS / KNOWN_BEFORE,
  unchanged: 0,
  duplicates: 0,
  failed: 0,
};

const TEXT = [...generateCompanies({ seed: 7, count: ROWS, sources: 2 })].join('');
const OLDER_TEXT = TEXT.split('\n')
  .filter((_, index) => index === 0 || index % KNOWN_BEFORE === 1)
  .map((row) => row.replace(/(\d+),(\d+)$/, (_, first, second) => `${Number(first) + 5},${Number(second) + 9}`))
  .join('\n');

const PROGRESS_TIMEOUT_MS = 120_000;

/** What the workspace knows before the large import. */
export async function importOlderFigures({ origin }: ServerProcess): Promise<void> {
  await importCsv(origin, OLDER_TEXT, { asOf: '2025-01-15' });
}

export async function importLargeFile({ origin }: ServerProcess): Promise<ImportResult> {
  return (await importCsv(origin, TEXT, { asOf: '2026-03-01' })) as ImportResult;
}

/** The large import while it is under way. */
export class RunningImport {
  /** The server's answer, or the failure of the connection. */
  readonly answer: Promise<{ status: number; body: unknown } | Error>;
  /** Statuses that questions about the progress were answered with. */
  readonly progressStatuses = new Set<number>();
  readonly #importId = randomUUID();
  readonly #origin: string;
  #isAnswered = false;
  #rowsSeen = 0;

  constructor({ origin }: ServerProcess) {
    this.#origin = origin;
    const body = uploadForm(TEXT, { asOf: '2026-03-01', importId: this.#importId });
    this.answer = fetch(`${origin}/api/companies/import-csv`, { method: 'POST', body })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch((error: Error) => error)
      .finally(() => {
        this.#isAnswered = true;
      });
  }

  /** Resolves when at least this share of the rows is in; the import is still running then. */
  async untilShare(share: number): Promise<void> {
    const { rows } = await this.#readUntil(this.#origin, ({ rows }) => rows >= share * ROWS || this.#isAnswered);
    if (this.#isAnswered) throw new Error(`Too late, it has ended: ${JSON.stringify(await this.answer)}`);
    expect(rows).toBeLessThan(0.95 * ROWS);
    this.#rowsSeen = rows;
  }

  /** Resolves when another server than the one that was killed continues it, which counts the rows from the first again. */
  async untilContinued({ origin }: ServerProcess): Promise<void> {
    const first = await this.#readUntil(origin, ({ rows }) => rows > 0);
    await this.#readUntil(
      origin,
      ({ rows, state }) => rows < this.#rowsSeen || rows !== first.rows || state !== 'running',
    );
  }

  async #readUntil(origin: string, isEnough: (progress: Progress) => boolean): Promise<Progress> {
    let progress: Progress = { rows: 0, state: 'running' };
    await until(PROGRESS_TIMEOUT_MS, 'the import is far enough', async () => {
      const response = await fetch(`${origin}/api/companies/imports/${this.#importId}`);
      // Unknown until the upload has arrived.
      if (response.status !== 404 || progress.rows > 0) this.progressStatuses.add(response.status);
      if (response.ok) progress = (await response.json()) as ImportProgress;
      return isEnough(progress);
    });
    return progress;
  }
}

type Progress = Pick<ImportProgress, 'rows' | 'state'>;
