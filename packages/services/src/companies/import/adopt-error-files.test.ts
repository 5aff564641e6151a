import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { adoptErrorFiles } from './adopt-error-files.ts';
import { exportFailedRows } from './failed-rows.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ID = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';
const OLD_ID = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c12';
const NOW = new Date('2026-11-22T12:00:00Z');
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workbench-errors-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** With its byte-order mark. */
async function errorFileOf(importId: string): Promise<string> {
  const { body } = await exportFailedRows({ ctx: createContext(), input: { importId } });
  return (await buffer(body)).toString();
}

it('moves the files of earlier versions into the database, and deletes those that are too old', async () => {
  const folder = join(dataDir, 'imports');
  await mkdir(folder);
  const rows = Array.from({ length: 2500 }, (_, at) => `${at},no domain,"A\r\n""${at}"""\r\n`).join('');
  const content = `\uFEFFLine,Import error,Name\r\n${rows}`;
  for (const [id, day] of [
    [ID, '2026-11-20'],
    [OLD_ID, '2026-10-01'],
  ] as const) {
    const path = join(folder, `${id}-errors.csv`);
    await writeFile(path, content);
    await utimes(path, new Date(day), new Date(day));
  }
  await adoptErrorFiles(folder, NOW);
  expect(await errorFileOf(ID)).toBe(content);
  await expect(errorFileOf(OLD_ID)).rejects.toThrow('no error file');
  expect(await readdir(dataDir)).toEqual([]);
  await adoptErrorFiles(folder, NOW);
});

it('passes over a file that was deleted after the folder was read', async () => {
  const folder = join(dataDir, 'imports');
  await mkdir(folder);
  // Like such a file, a link to nothing is listed and can't be read.
  await symlink('nothing', join(folder, `${ID}-errors.csv`));
  await adoptErrorFiles(folder, NOW);
  expect(await readdir(dataDir)).toEqual([]);
});

it('leaves a file to another process that adopts it at the same time', async () => {
  const folder = join(dataDir, 'imports');
  await mkdir(folder);
  const ids = Array.from({ length: 20 }, (_, at) => ID.slice(0, -2) + String(at + 10));
  for (const id of ids) {
    await writeFile(join(folder, `${id}-errors.csv`), 'Line,Import error,Name\r\n2,no domain,A\r\n');
    await utimes(join(folder, `${id}-errors.csv`), new Date('2026-11-20'), new Date('2026-11-20'));
  }
  await Promise.all([adoptErrorFiles(folder, NOW), adoptErrorFiles(folder, NOW), adoptErrorFiles(folder, NOW)]);
  for (const id of ids) expect(await errorFileOf(id)).toContain('2,no domain,A');
  expect(await readdir(dataDir)).toEqual([]);
});
