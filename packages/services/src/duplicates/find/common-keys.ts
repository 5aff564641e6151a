import { DuplicateKeyModel } from '@workbench/db';
import type { Model } from 'mongoose';

/** A key that more companies share says too little: comparing all with all would take for ever. */
export const BLOCK_MAX = 50;
/** What one word has in common with another says less. */
const WEAK_BLOCK_MAX = 25;
const WEAK_KEY = '^(?:stem|word|sound|initials):';
const KNOWN_MAX = 50_000;

/** How many companies may share a key for each to be compared with all others. */
export const blockMaxOf = (key: string): number => (new RegExp(WEAK_KEY).test(key) ? WEAK_BLOCK_MAX : BLOCK_MAX);

/** Which keys too many companies share. One object per search, so that a common key is counted once. */
export class CommonKeys {
  readonly #common = new Set<string>();
  readonly #keys: Pick<Model<{ keys: string[] }>, 'aggregate'>;

  constructor(keys: Pick<Model<{ keys: string[] }>, 'aggregate'> = DuplicateKeyModel) {
    this.#keys = keys;
  }

  /** Of these keys, those of which each company may be compared with all others. */
  async withoutCommon(keys: readonly string[]): Promise<string[]> {
    const left = [...new Set(keys)].filter((key) => !this.#common.has(key));
    const counted = await this.#keys.aggregate<{ _id: string }>([
      { $match: { keys: { $in: left } } },
      { $project: { _id: 0, keys: 1 } },
      { $unwind: '$keys' },
      { $match: { keys: { $in: left } } },
      { $group: { _id: '$keys', count: { $sum: 1 } } },
      {
        $match: { $or: [{ count: { $gt: BLOCK_MAX } }, { count: { $gt: WEAK_BLOCK_MAX }, _id: { $regex: WEAK_KEY } }] },
      },
      { $project: { _id: 1 } },
    ]);
    for (const { _id } of counted) if (this.#common.size < KNOWN_MAX) this.#common.add(_id);
    const found = new Set(counted.map(({ _id }) => _id));
    return left.filter((key) => !found.has(key));
  }
}
