import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { savePart, splitIntoParts } from './failed-rows.ts';

/** As long as failed rows are saved. */
const AGE_MAX_MS = 30 * 86_400_000;
const LINES_READ = 1000;

/**
 * Earlier versions kept the failed rows of imports as files beside the database, without an end. Moves them into the
 * database, deletes those that are too old, and removes the folder. Several processes may do so at the same time.
 */
export async function adoptErrorFiles(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    try {
      await adoptIfRecent(path, name, now);
    } catch (error) {
      // Another process has adopted and deleted it.
      if (!isMissing(error)) throw error;
    }
    await rm(path, { force: true, recursive: true });
  }
  await rm(folder, { force: true, recursive: true });
}

async function adoptIfRecent(path: string, name: string, now: Date): Promise<void> {
  const importId = /^([\da-f-]{36})-errors\.csv$/.exec(name)?.[1];
  const { mtime } = await stat(path);
  if (importId !== undefined && now.getTime() - mtime.getTime() < AGE_MAX_MS) await adopt(path, importId, mtime);
}

async function adopt(path: string, importId: string, createdAt: Date): Promise<void> {
  let part = 0;
  let rows: string[] = [];
  const save = async () => {
    for (const lines of splitIntoParts(rows)) await savePart(importId, part++, { rows: lines, createdAt });
    rows = [];
  };
  for await (const row of rowsOf(path)) {
    rows.push(row);
    if (rows.length >= LINES_READ) await save();
  }
  await save();
}

/** A line break inside quotes belongs to its row. */
async function* rowsOf(path: string): AsyncGenerator<string> {
  let row = '';
  let quotes = 0;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    row += `${line}\r\n`;
    quotes += line.split('"').length - 1;
    if (quotes % 2 !== 0) continue;
    yield row;
    row = '';
    quotes = 0;
  }
  if (row !== '') yield row;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
