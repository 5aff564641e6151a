import { type CompanyWriteDoc, type CompanyWriteKind, CompanyWriteModel, companyWriteId } from '@workbench/db';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../../../shared/database/classify-error.ts';

/** An entry of the log, with the companies that it names. */
export interface LoggedWrite {
  /** Ascending over the whole log. */
  id: number;
  kind: CompanyWriteKind;
  ids: mongo.ObjectId[];
  isAll: boolean;
  at: Date;
}

const ID_BYTES = 12;
/** A reader of the log holds one entry at a time. */
const IDS_OF_ENTRY_MAX = 10_000;

/** Adds the entries of one write session. */
export class SessionLog {
  readonly #version: number;
  readonly #isContinued: boolean;
  #next: number | null = null;
  #adding: Promise<void> = Promise.resolve();

  /** @param isContinued a session of the same version was killed, and its entries stay */
  constructor(version: number, isContinued: boolean) {
    this.#version = version;
    this.#isContinued = isContinued;
  }

  async add(kind: CompanyWriteKind, ids: readonly mongo.ObjectId[]): Promise<void> {
    for (let from = 0; from < ids.length; from += IDS_OF_ENTRY_MAX) {
      const some = ids.slice(from, from + IDS_OF_ENTRY_MAX).map(({ id }) => id);
      await this.#addEntry({ kind, ids: Buffer.concat(some), isAll: false });
    }
  }

  /** For whoever keeps facts of companies. The feed knows what a killed session has written. */
  addAll(): Promise<void> {
    return this.#addEntry({ kind: 'touched', ids: Buffer.alloc(0), isAll: true });
  }

  /** One after another: a session may write two batches at once. */
  #addEntry(entry: NewEntry): Promise<void> {
    const adding = this.#adding.then(() => this.#insert(entry));
    this.#adding = adding.catch(() => undefined);
    return adding;
  }

  async #insert(entry: NewEntry): Promise<void> {
    this.#next ??= this.#isContinued ? await firstFree(this.#version) : companyWriteId(this.#version);
    for (;;) {
      try {
        const _id = this.#next++;
        await CompanyWriteModel.collection.insertOne({ _id, ...entry, at: new Date() } as never);
        return;
      } catch (error) {
        // Of a process that has lost the lock without knowing, or our own entry, whose response was lost.
        if (!isDuplicateKey(error)) throw error;
        this.#next = await firstFree(this.#version);
      }
    }
  }
}

type NewEntry = Pick<CompanyWriteDoc, 'kind' | 'ids' | 'isAll'>;

async function firstFree(version: number): Promise<number> {
  const [last] = await CompanyWriteModel.find(ofVersions(version, version + 1), { _id: 1 })
    .sort({ _id: -1 })
    .limit(1)
    .lean();
  return last ? last._id + 1 : companyWriteId(version);
}

const ofVersions = (from: number, to: number) => ({ _id: { $gte: companyWriteId(from), $lt: companyWriteId(to) } });

/** The entries from one on and below another one, in their order; see `companyWriteId`. */
export async function* readWriteLog({ from, to }: { from: number; to: number }): AsyncGenerator<LoggedWrite> {
  const found = CompanyWriteModel.collection.find(
    { _id: { $gte: from, $lt: to } } as unknown as mongo.Filter<mongo.Document>,
    { sort: { _id: 1 }, hint: '_id_', batchSize: 100, promoteBuffers: true },
  );
  for await (const { _id, kind, ids, isAll, at } of found as AsyncIterable<unknown> as AsyncIterable<CompanyWriteDoc>) {
    yield { id: _id, kind, ids: splitIds(ids), isAll, at };
  }
}

function splitIds(bytes: Uint8Array): mongo.ObjectId[] {
  return Array.from(
    { length: bytes.length / ID_BYTES },
    (_, index) => new mongo.ObjectId(bytes.slice(index * ID_BYTES, (index + 1) * ID_BYTES)),
  );
}
