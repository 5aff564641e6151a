import type { MergedReportDoc } from '@workbench/db';

interface Version {
  _id: string;
  isOthers: boolean;
  version: number;
  generatedAt: Date;
}

/**
 * The numbers of the reports of two companies as those of one: in the order in which they were written, and each company's
 * own in their own order. Pure.
 * @param from the highest number that is taken
 */
export function planVersions(reports: readonly Version[], from: number): MergedReportDoc[] {
  const byVersion = (isOthers: boolean) =>
    reports.filter((one) => one.isOthers === isOthers).sort((a, b) => a.version - b.version);
  const [own, others] = [byVersion(false), byVersion(true)];
  // A gap, where a version was deleted, stays: a number never becomes lower.
  let number = from;
  const planned: MergedReportDoc[] = [];
  while (own.length + others.length > 0) {
    const [first, second] = [own[0], others[0]];
    const isOwnNext = second === undefined || (first !== undefined && first.generatedAt <= second.generatedAt);
    const next = isOwnNext ? own.shift() : others.shift();
    if (next === undefined) break;
    number = next.isOthers ? number + 1 : Math.max(number + 1, next.version);
    planned.push({ id: next._id, isOthers: next.isOthers, before: next.version, after: number });
  }
  return planned;
}
