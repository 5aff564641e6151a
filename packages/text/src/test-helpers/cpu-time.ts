const ROUNDS = 3;

/**
 * Processor time of some work in milliseconds, the least of a few rounds. Other programs on the machine do not count, so
 * two of them can be compared: a test must never expect a number of milliseconds.
 */
export async function cpuTimeMs(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000);
  }
  return Math.max(1, Math.min(...rounds));
}

/** How many times longer the work takes for `4 * size` than for `size`: about 4 when it is linear, 16 when quadratic. */
export async function growthOver4(size: number, work: (size: number) => unknown): Promise<number> {
  return (await cpuTimeMs(() => work(4 * size))) / (await cpuTimeMs(() => work(size)));
}

/** Between linear and quadratic, with room for what else the process does. */
export const LINEAR_MAX = 11;
