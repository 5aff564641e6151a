import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

describe('GroupCommit', () => {
  it('does together what comes together, and what comes meanwhile in the next go', async () => {
    const goes: number[][] = [];
    let later: Promise<number> | null = null;
    const commit = new GroupCommit<number, number>(async (inputs) => {
      goes.push(inputs);
      later ??= commit.run(3);
      return inputs.map((input) => input * 10);
    });
    expect(await Promise.all([commit.run(1), commit.run(2)])).toEqual([10, 20]);
    expect(await later).toBe(30);
    expect(goes).toEqual([[1, 2], [3]]);
  });

  it('fails for all that were in a go, and goes on with the next', async () => {
    let isBroken = true;
    const commit = new GroupCommit<number, number>(async (inputs) => {
      if (isBroken) throw new Error('away');
      return inputs;
    });
    const settled = await Promise.allSettled([commit.run(1), commit.run(2)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await commit.run(3)).toBe(3);
  });
});
