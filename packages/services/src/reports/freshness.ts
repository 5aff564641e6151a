const DAY_MS = 86_400_000;

export interface FreshnessTerms {
  now: Date;
  /** Companies with a younger report keep it; 0: none does. */
  skipYoungerThanDays: number;
}

export function isYoung(generatedAt: Date, { now, skipYoungerThanDays }: FreshnessTerms): boolean {
  return now.getTime() - generatedAt.getTime() < skipYoungerThanDays * DAY_MS;
}

/** As said of a company whose report is kept. */
export function keptMessage(generatedAt: Date): string {
  return `Kept the report of ${generatedAt.toISOString().slice(0, 10)}`;
}
