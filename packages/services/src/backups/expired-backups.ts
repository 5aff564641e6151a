interface Made {
  id: string;
  startedAt: Date;
}

/**
 * The backups that newer ones take the place of: neither the last one of one of the newest days that have any, nor of one of the
 * newest weeks. The newest is never among them. Pure.
 */
export function expiredBackups(
  backups: readonly Made[],
  { keepDaily, keepWeekly }: { keepDaily: number; keepWeekly: number },
): string[] {
  const newestFirst = [...backups].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const kept = new Set([
    ...lastOfEach(newestFirst, dayOf).slice(0, Math.max(1, keepDaily)),
    ...lastOfEach(newestFirst, mondayOf).slice(0, keepWeekly),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ id }) => id);
}

function lastOfEach(newestFirst: readonly Made[], spanOf: (at: Date) => number): Made[] {
  const last = new Map<number, Made>();
  for (const backup of newestFirst) {
    const span = spanOf(backup.startedAt);
    if (!last.has(span)) last.set(span, backup);
  }
  return [...last.values()];
}

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

function mondayOf(at: Date): number {
  const daysSinceMonday = (at.getDay() + 6) % 7;
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysSinceMonday).getTime();
}
