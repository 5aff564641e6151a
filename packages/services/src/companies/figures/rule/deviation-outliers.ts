import type { Headcount } from '@workbench/connectors/types';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import { intervalMedian, median } from './interval-median.ts';

/** Fewer sources have no majority to be far from. */
const OUTLIERS_FROM_SOURCES = 3;
/** Modified z-score above which a value is an outlier (Iglewicz & Hoaglin, 1993). */
const OUTLIER_THRESHOLD = 3.5;

/** Makes the median absolute deviation comparable with a standard deviation of normal data. */
const MAD_FACTOR = 0.6745;
/** The same for the mean absolute deviation, which Iglewicz & Hoaglin use where the median one is 0. */
const MEAN_DEVIATION_FACTOR = 1.253314;

/**
 * Whether each headcount is beyond the statistical threshold, in the given order; null when none is.
 *
 * The modified z-score 0.6745 · |x − median| / MAD uses ln(employees + 1): companies differ by factors, not by
 * amounts, and the 1 makes 0 employees valid. A band counts at its point nearest to the median, so a band that
 * contains the median has deviation 0. When more than half of the deviations are 0 the MAD is 0 too; then the
 * mean absolute deviation is used, and when that is 0 everything agrees.
 */
export function findDeviating(headcounts: readonly Headcount[]): boolean[] | null {
  if (headcounts.length < OUTLIERS_FROM_SOURCES) return null;
  const ends: number[] = [];
  for (const headcount of headcounts) ends.push(Math.log1p(lowerEnd(headcount)), Math.log1p(upperEnd(headcount)));
  const lowers = ends.filter((_, index) => index % 2 === 0);
  const uppers = ends.filter((_, index) => index % 2 === 1);
  const centre = intervalMedian(ends);
  const deviations = lowers.map((lower, index) => Math.max(lower - centre, centre - (uppers[index] ?? lower), 0));

  const spread = spreadOf(deviations);
  if (spread === 0) return null;
  const outliers = deviations.map((deviation) => deviation / spread > OUTLIER_THRESHOLD);
  return outliers.includes(true) ? outliers : null;
}

/** The deviation that counts as a modified z-score of 1. */
function spreadOf(deviations: readonly number[]): number {
  const mad = median([...deviations]);
  if (mad > 0) return mad / MAD_FACTOR;
  const sum = deviations.reduce((total, deviation) => total + deviation, 0);
  return (MEAN_DEVIATION_FACTOR * sum) / deviations.length;
}
