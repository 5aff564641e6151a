const DAY_MS = 86_400_000;

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** A clock that was set back and is moved on, day by day, until it is right again. It never goes back. */
export class StoryClock {
  #shiftMs = Number.NEGATIVE_INFINITY;

  readonly now = (): Date => new Date(Date.now() + this.#shiftMs);

  moveTo(at: Date): void {
    this.#shiftMs = Math.min(0, Math.max(this.#shiftMs, at.getTime() - Date.now()));
  }
}
