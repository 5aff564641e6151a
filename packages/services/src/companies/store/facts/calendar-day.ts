const DAY_MS = 86_400_000;

export function startOfDay(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}

/** Later than tomorrow in Greenwich, which is today somewhere. */
export function isInFuture(day: Date, now: Date): boolean {
  return day.getTime() > startOfDay(now).getTime() + DAY_MS;
}
