import type { ReportData } from '@workbench/services/reports/schemas';
import type { BatchView } from '@workbench/services/shared/jobs/index';
import { expect } from 'vitest';
import { unsupportedSentences } from '../eval/support.ts';

/** Every displayed sentence is cited, and every quote stands literally in the evidence that is stored beside it. */
export function expectSupported({ analysis, evidence }: ReportData, company: { name: string; domain: string }): void {
  expect(unsupportedSentences(analysis, evidence, company)).toEqual([]);
}

/** How many statements a report displays. */
export function countStatements({ analysis }: ReportData): number {
  const { summarySentences, productLaunches, recentNews, rdActivity } = analysis;
  return (
    summarySentences.length +
    productLaunches.length +
    recentNews.length +
    rdActivity.keywords.length +
    rdActivity.mentions.length
  );
}

/** A run has ended: each of its items counts once, and none is open. */
export function expectAddsUp(run: BatchView, counters: Partial<BatchView>): void {
  const { total, completed, skipped, failed, cancelled, pending, running } = run;
  expect(completed + skipped + failed + cancelled).toBe(total);
  expect([pending, running]).toEqual([0, 0]);
  expect(run).toMatchObject(counters);
}
