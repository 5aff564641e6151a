const ROUNDS = 3;

/**
 * Processor time of some work in milliseconds, the least of a few rounds. Other programs on the machine do not count, so
 * two of them can be compared: a test must never expect a number of milliseconds.
 */
export async function cpuTimeMs(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await cpuTimeOnce(work));
  return Math.max(1, Math.min(...rounds));
}

/**
 * How many times longer the work takes for `4 * size` than for `size`: about 4 when it is linear, 16 when quadratic. The
 * small work is done four times a round, so that a tick of the clock and a collection of garbage weigh alike in both.
 */
export async function growthOver4(size: number, work: (size: number) => unknown): Promise<number> {
  const small: number[] = [];
  const large: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    small.push(
      await cpuTimeOnce(async () => {
        for (let time = 0; time < 4; time++) await work(size);
      }),
    );
    large.push(await cpuTimeOnce(() => work(4 * size)));
  }
  return (4 * Math.max(1, Math.min(...large))) / Math.max(1, Math.min(...small));
}

async function cpuTimeOnce(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Between linear and quadratic, with room for what else the process does. */
export const LINEAR_MAX = 11;
