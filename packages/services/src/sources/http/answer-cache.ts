import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AnswerCache } from '@workbench/connectors/http';
import { type CachedAnswerDoc, CachedAnswerModel } from '@workbench/db';
import { isDatabaseUnavailable } from '../../shared/database/classify-error.ts';
import { GroupCommit } from '../../shared/database/group-commit.ts';
import { readTogether } from '../../shared/database/read-together.ts';
import { mentionsSuppressed, type SuppressionReader } from '../../suppression/index.ts';

/** The size limit of a MongoDB document is 16 MB. */
const COMPRESSED_MAX_BYTES = 12_000_000;
/** A sync reads and writes hundreds of answers a second: few at once are one command, and no group fills the memory. */
const GROUP_MAX = 20;
const readStored = readTogether(CachedAnswerModel, GROUP_MAX);
const writes = new GroupCommit<CachedAnswerDoc, void>(writeGroup, { collectMs: 0, groupMax: GROUP_MAX });

/**
 * Responses of free requests, shared by all processes; kept for seven days after the last write. A response that
 * mentions a suppressed person is not cached.
 */
export function createAnswerCache(reader: SuppressionReader | null = null): AnswerCache {
  return {
    async read(key) {
      const stored = await unlessAway(() => readStored(digest(key)));
      if (stored === null) return null;
      const { status, headers, url, fetchedAt } = stored;
      // The driver gives its own wrapper around the bytes.
      const bytes = Buffer.from(stored.body.buffer);
      return { status, headers, url, fetchedAt, body: (await promisify(gunzip)(bytes)).toString('utf8') };
    },

    async write(key, { body, ...answer }) {
      if (reader !== null && (await unlessAway(() => mentionsSuppressed(reader, body)))) return;
      const compressed = await promisify(gzip)(body);
      if (compressed.length > COMPRESSED_MAX_BYTES) return;
      const stored = { ...answer, _id: digest(key), body: compressed, writtenAt: new Date() };
      await unlessAway(() => writes.run(stored));
    },
  };
}

async function writeGroup(answers: CachedAnswerDoc[]): Promise<undefined[]> {
  const upserts = answers.map(({ _id, ...fields }) => ({
    updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
  }));
  await CachedAnswerModel.bulkWrite(upserts, { ordered: false });
  return answers.map(() => undefined);
}

/** A key contains a URL, which may exceed the size limit of an index. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** An unavailable cache counts as empty: the host is requested instead. */
async function unlessAway<T>(step: () => Promise<T>): Promise<T | null> {
  try {
    return await step();
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}
