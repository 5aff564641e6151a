import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Times in milliseconds of each task, taken in turn so that the machine's noise meets all of them. */
export async function timeInTurn<T extends string>(
  samples: number,
  tasks: Record<T, () => Promise<unknown>>,
): Promise<Record<T, number[]>> {
  const names = Object.keys(tasks) as T[];
  const warmUp = Math.ceil(samples / 10);
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<T, number[]>;
  for (let sample = -warmUp; sample < samples; sample++) {
    for (const name of names) {
      const ms = await timeMs(tasks[name]);
      if (sample >= 0) times[name].push(ms);
    }
  }
  return times;
}

export async function timeMs(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** One round of the same work, ours and the floor's, as rates: more is better. */
export interface Round {
  ours: number;
  floor: number;
}

/** The round in the middle by its ratio: a round that met a busy machine on one side only does not count. */
export function medianRound(rounds: Round[]): Round & { ratio: number } {
  const ratios = rounds.map(({ ours, floor }) => ours / floor);
  const pick = (side: keyof Round) =>
    percentile(
      rounds.map((round) => round[side]),
      50,
    );
  return { ours: pick('ours'), floor: pick('floor'), ratio: percentile(ratios, 50) };
}

/** Of an even number of values the 50th percentile is the mean of the two in the middle. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('A percentile needs at least one value');
  return below + (above - below) * (position % 1);
}

/** What is in use on the heap and beside it, after the garbage was collected. */
export function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
