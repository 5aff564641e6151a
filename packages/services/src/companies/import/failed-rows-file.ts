import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorFileSource, errorFileWriter } from '../csv/error-file.ts';
import type { FailedRow } from '../csv/read-companies.ts';

/** The failed rows of one import as a CSV on disk, created with the first of them. */
export class FailedRowsFile {
  readonly #dir: string;
  readonly #path: string;
  readonly #writer: ReturnType<typeof errorFileWriter>;
  #file: FileHandle | null = null;

  constructor(dir: string, importId: string, source: ErrorFileSource) {
    this.#dir = dir;
    this.#path = failedRowsPath(dir, importId);
    this.#writer = errorFileWriter(source);
  }

  /** Removes what an earlier run of the same id left. */
  async clear(): Promise<void> {
    await rm(this.#path, { force: true });
  }

  async add(rows: FailedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (this.#file === null) {
      await mkdir(this.#dir, { recursive: true });
      this.#file = await open(this.#path, 'w');
      await this.#file.write(this.#writer.head);
    }
    await this.#file.write(rows.map(this.#writer.line).join(''));
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = null;
  }
}

export function failedRowsPath(dir: string, importId: string): string {
  return join(dir, `${importId}-errors.csv`);
}
