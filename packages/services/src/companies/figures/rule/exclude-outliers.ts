import type { Headcount } from '@workbench/connectors/types';
import { distanceTo } from '../headcount/distance-to-headcount.ts';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import { findDeviating } from './deviation-outliers.ts';
import { intervalMedian } from './interval-median.ts';

/** A figure this close to the others is another opinion, however closely the others agree. */
const CLOSE_SHARE = 0.25;
/** In small companies a quarter is one or two people. */
const CLOSE_PERSONS = 5;

/**
 * Whether each headcount is excluded, in the given order: it must be beyond the statistical threshold and differ
 * from the median of the others by more than a quarter, and by more than five people. The others are those that stay, and
 * also all but itself: whichever of the two a reader compares with, the exclusion holds.
 */
export function excludeOutliers(headcounts: readonly Headcount[]): boolean[] {
  let excluded = findDeviating(headcounts) ?? headcounts.map(() => false);
  for (;;) {
    const before = excluded;
    const median = medianOf(headcounts.filter((_, index) => !before[index]));
    // All that are close come back at once, so that the order of the sources does not matter.
    excluded = headcounts.map(
      (headcount, index) =>
        before[index] === true &&
        isFarFrom(headcount, median) &&
        isFarFrom(headcount, medianOf(headcounts.toSpliced(index, 1))),
    );
    if (excluded.every((isExcluded, index) => isExcluded === before[index])) return excluded;
  }
}

function isFarFrom(headcount: Headcount, median: number): boolean {
  return distanceTo(headcount, median) > Math.max(CLOSE_SHARE * median, CLOSE_PERSONS);
}

function medianOf(headcounts: readonly Headcount[]): number {
  return intervalMedian(headcounts.flatMap((headcount) => [lowerEnd(headcount), upperEnd(headcount)]));
}
