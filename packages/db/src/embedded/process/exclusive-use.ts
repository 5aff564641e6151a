/** Commands of the driver itself, which touch no data: without an answer it would give its connections up. */
const ALWAYS_ANSWERED = new Set(['', 'hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);

/**
 * Stops all clients but one before the engine, so that its files can be copied at one moment: `fsync` with `lock` waits until what
 * runs has ended and then holds everything else back, `fsyncUnlock` lets it go on. The engine's own lock would be no help by itself:
 * it runs a few commands at a time, and writes that wait for the lock would leave no place for the one that ends it.
 */
export class ExclusiveUse<Client> {
  #holder: Client | null = null;
  #running = 0;
  /** Who waits for a change of `#holder` or `#running`. */
  #waiting: (() => void)[] = [];

  /** Runs a command when its turn has come. */
  async pass<T>(client: Client, command: string, run: () => Promise<T>): Promise<T> {
    if (ALWAYS_ANSWERED.has(command)) return run();
    while (this.#holder !== null && this.#holder !== client) await this.#change();
    if (command === 'fsync') {
      this.#holder = client;
      while (this.#running > 0) await this.#change();
    }
    this.#running++;
    try {
      return await run();
    } finally {
      this.#running--;
      if (command === 'fsyncUnlock') this.#holder = null;
      this.#notify();
    }
  }

  isOf(client: Client): boolean {
    return this.#holder === client;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #notify(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
