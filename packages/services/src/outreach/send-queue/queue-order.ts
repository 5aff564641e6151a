/** The order of the queue. Pure. */

export interface QueuedMessage {
  _id: string;
  campaignId: string;
  skippedAt: Date | null;
  createdAt: Date;
  threadId?: string | null;
}

/** Skipped messages come after all others, first skipped first; next messages before first ones, in order of addition. */
export function compareQueueOrder(a: QueuedMessage, b: QueuedMessage): number {
  const skipped = (a.skippedAt?.getTime() ?? 0) - (b.skippedAt?.getTime() ?? 0);
  const created = a.createdAt.getTime() - b.createdAt.getTime();
  const next = Number(!a.threadId) - Number(!b.threadId);
  return skipped || next || created || (a._id < b._id ? -1 : 1);
}

/** Free slots by name; taking one decrements it. */
export class RemainingSlots {
  readonly #left: Map<string, number>;
  constructor(left: Iterable<readonly [string, number]>) {
    this.#left = new Map(left);
  }

  has(name: string): boolean {
    return (this.#left.get(name) ?? 0) > 0;
  }

  /** @returns false, and takes none, when one of them has no slot */
  take(names: readonly string[]): boolean {
    if (!names.every((name) => this.has(name))) return false;
    for (const name of names) this.#left.set(name, (this.#left.get(name) ?? 0) - 1);
    return true;
  }
}

/**
 * Days that sending all of them takes within the limits; null when nothing waits.
 * @param backlogs how many wait under each limit: the network's two, and each campaign's own
 */
export function daysToSendAll(backlogs: readonly { waiting: number; limit: number }[]): number | null {
  const days = backlogs.map(({ waiting, limit }) => Math.ceil(waiting / limit));
  const most = Math.max(0, ...days);
  return most === 0 ? null : most;
}
