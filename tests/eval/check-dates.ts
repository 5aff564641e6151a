import { findFact } from './find-fact.ts';
import type { JudgedSite } from './score-site.ts';

export interface DateMistakes {
  /** Undated in its source, dated in the report. */
  invented: number;
  wrong: number;
  /** Dated in its source, undated in the report: careful, yet a loss. */
  lost: number;
  /** Old shown as new, or new as old. */
  background: number;
}

export function checkDates({ analysis, facts, evidence, now }: JudgedSite, mistakes: string[]): DateMistakes {
  const found: DateMistakes = { invented: 0, wrong: 0, lost: 0, background: 0 };
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const limit = yearAgo.toISOString().slice(0, 10);
  const launches = analysis.productLaunches.map(({ name, launchDate, ...rest }) => ({
    ...rest,
    title: name,
    date: launchDate,
  }));
  for (const item of [...analysis.recentNews, ...launches]) {
    const fact = findFact(item, facts, evidence);
    if (fact === null) continue;
    const { date, title } = item;
    const kind =
      fact.dates.length === 0
        ? date !== null && 'invented'
        : date === null
          ? 'lost'
          : !fact.dates.includes(date) && 'wrong';
    if (kind) {
      found[kind]++;
      mistakes.push(`date ${kind}: ${date} instead of ${fact.dates.join(' or ') || 'none'}: ${title}`);
    }
    if (date !== null && item.isBackground !== date < limit) {
      found.background++;
      mistakes.push(`background flag: ${date}: ${title}`);
    }
  }
  return found;
}
