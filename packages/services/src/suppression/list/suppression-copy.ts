import { SuppressionModel } from '@workbench/db';
import { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';

/** A line of the copy: an entry as it is after a change, without the reason, which a person has typed. */
const copiedEntrySchema = z.object({
  _id: z.string(),
  hashes: z.array(z.object({ kind: z.string(), hash: z.string() })),
  addedAt: z.coerce.date(),
  erasedAt: z.coerce.date().optional(),
});
export type CopiedEntry = z.infer<typeof copiedEntrySchema>;

/**
 * Adds entries to the copy outside the database: a backup is older than who objected or was erased since, and a restore reads
 * here who that was.
 */
export async function copySuppressions(ctx: ServiceContext, ids: readonly string[]): Promise<void> {
  if (ctx.suppressionCopy === null) return;
  const entries = await SuppressionModel.find({ _id: { $in: ids } }, { reason: 0 }).lean<CopiedEntry[]>();
  await ctx.suppressionCopy.append(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** Entries by their latest line. A last line that a crash has cut off stands for no one. Pure. */
export function readSuppressionCopy(text: string): CopiedEntry[] {
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  const entries = lines.map((line) => copiedEntrySchema.parse(JSON.parse(line)));
  return [...new Map(entries.map((entry) => [entry._id, entry])).values()];
}

/** Puts entries back that a restored database lacks. @returns how many were added */
export async function restoreSuppressions(entries: readonly CopiedEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const { upsertedCount } = await SuppressionModel.bulkWrite(
    entries.map(({ _id, hashes, addedAt, erasedAt }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $setOnInsert: { reason: 'On the list before a restore', addedAt },
          $addToSet: { hashes: { $each: hashes } },
          ...(erasedAt && { $set: { erasedAt } }),
        },
        upsert: true,
      },
    })),
  );
  return upsertedCount;
}
