import { expect, it } from 'vitest';
import { writeHalves } from './write-halves.ts';

const items = Array.from({ length: 101 }, (_, at) => at);

it('writes each item once, in two halves from a hundred on', async () => {
  const halves = await writeHalves(items, async (half) => half);
  expect(halves.map((half) => half.length)).toEqual([51, 50]);
  expect(halves.flat()).toEqual(items);
  expect(await writeHalves([1, 2], async (half) => half)).toEqual([[1, 2]]);
  expect(await writeHalves([], async (half) => half)).toEqual([]);
});

it('fails when both have ended', async () => {
  const ended: number[] = [];
  const write = async (half: readonly number[]) => {
    if (half[0] === 0) throw new Error('lost');
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(half.length);
  };
  await expect(writeHalves(items, write)).rejects.toThrow('lost');
  expect(ended).toEqual([50]);
});
