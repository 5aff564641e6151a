interface Dated {
  asOf?: Date | null;
  fetchedAt?: Date | null;
}

const DAY_MS = 86_400_000;
/** A figure gives way to at least this many fresher ones. */
const FRESHER_MIN = 2;

/** Figures of one scope that are older than the limit while two fresher ones exist. */
export function findTooOld<T extends Dated>(figures: readonly T[], maxAgeMonths: number, day: Date): ReadonlySet<T> {
  return new Set(replaceable(figures).filter((figure) => lastValidDay(figure, maxAgeMonths) < startOfDay(day)));
}

/** The first day on which another figure will be too old; null when none ever will. */
export function nextTooOldDay(figures: readonly Dated[], maxAgeMonths: number, day: Date): Date | null {
  const coming = replaceable(figures)
    .map((figure) => lastValidDay(figure, maxAgeMonths))
    .filter((last) => last >= startOfDay(day));
  return coming.length === 0 ? null : new Date(Math.min(...coming) + DAY_MS);
}

/** Those that have a day and two fresher figures beside them. */
function replaceable<T extends Dated>(figures: readonly T[]): T[] {
  const times = figures.map(timeOf);
  return figures.filter((figure) => {
    const time = timeOf(figure);
    return time !== null && times.filter((other) => other !== null && other > time).length >= FRESHER_MIN;
  });
}

/** The rule has one outcome a day, at whatever time it is asked. */
function startOfDay(day: Date): number {
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

function lastValidDay(figure: Dated, maxAgeMonths: number): number {
  return addMonths(new Date(timeOf(figure) ?? 0), maxAgeMonths).getTime();
}

function timeOf({ asOf, fetchedAt }: Dated): number | null {
  return (asOf ?? fetchedAt)?.getTime() ?? null;
}

/** The same day of another month, or that month's last one. */
export function addMonths(date: Date, months: number): Date {
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const dayOfMonth = Math.min(date.getUTCDate(), lastOfMonth);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, dayOfMonth));
}
