import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const GROUP_MAX = 200;

interface PendingCall<I, O> {
  input: I;
  resolve: (output: O) => void;
  reject: (error: unknown) => void;
}

/**
 * Commits the inputs of concurrent callers together; callers that arrive during a commit form the next group. Each gets
 * its own output; a commit that fails rejects all callers of its group.
 */
export class GroupCommit<I, O> {
  readonly #commitGroup: (inputs: I[]) => Promise<O[]>;
  readonly #collectMs: number;
  readonly #groupMax: number;
  #pending: PendingCall<I, O>[] = [];
  #isRunning = false;

  /**
   * @param commitGroup returns one output per input, in their order
   * @param options.collectMs how long the first of a group waits for others; callers that arrive during a commit wait anyway
   * @param options.groupMax how many inputs a group has at most
   */
  constructor(
    commitGroup: (inputs: I[]) => Promise<O[]>,
    { collectMs = 20, groupMax = GROUP_MAX }: { collectMs?: number; groupMax?: number } = {},
  ) {
    this.#commitGroup = commitGroup;
    this.#collectMs = collectMs;
    this.#groupMax = groupMax;
  }

  run(input: I): Promise<O> {
    const { promise, resolve, reject } = Promise.withResolvers<O>();
    this.#pending.push({ input, resolve, reject });
    if (!this.#isRunning) void this.#drain();
    return promise;
  }

  async #drain(): Promise<void> {
    this.#isRunning = true;
    // A timer of 0 ms takes one.
    await (this.#collectMs === 0 ? nextTurn() : sleep(this.#collectMs));
    while (this.#pending.length > 0) {
      const group = this.#pending.splice(0, this.#groupMax);
      try {
        const outputs = await this.#commitGroup(group.map(({ input }) => input));
        group.forEach(({ resolve }, index) => void resolve(outputs[index] as O));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isRunning = false;
  }
}
