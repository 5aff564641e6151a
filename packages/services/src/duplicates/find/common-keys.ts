import { DuplicateKeyModel } from '@workbench/db';

/** A key that more companies share says too little: comparing all with all would take for ever. */
export const BLOCK_MAX = 50;
const KNOWN_MAX = 50_000;

/** Which keys too many companies share. One object per search, so that a common key is counted once. */
export class CommonKeys {
  readonly #common = new Set<string>();

  /** Of these keys, those of which each company may be compared with all others. */
  async withoutCommon(keys: readonly string[]): Promise<string[]> {
    const left = [...new Set(keys)].filter((key) => !this.#common.has(key));
    const counted = await DuplicateKeyModel.aggregate<{ _id: string }>([
      { $match: { keys: { $in: left } } },
      { $project: { _id: 0, keys: { $setIntersection: ['$keys', left] } } },
      { $unwind: '$keys' },
      { $group: { _id: '$keys', count: { $sum: 1 } } },
      { $match: { count: { $gt: BLOCK_MAX } } },
      { $project: { _id: 1 } },
    ]);
    for (const { _id } of counted) if (this.#common.size < KNOWN_MAX) this.#common.add(_id);
    const found = new Set(counted.map(({ _id }) => _id));
    return left.filter((key) => !found.has(key));
  }
}
