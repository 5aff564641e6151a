import type { DataQuality } from '../../schemas.ts';
import { distanceTo } from '../headcount/distance-to-headcount.ts';
import { formatPersons } from '../headcount/format-headcount.ts';
import type { ComparedFigure } from './aggregate.ts';

const HIGH = { sources: 3, percent: 10 };
const MEDIUM = { sources: 2, percent: 30 };
/** A range that says "so many, or up to twice as many" is still close to a figure. */
const NARROW_FACTOR = 2;

/** The rule in words, as the badge shows it on hover. */
export const DATA_QUALITY_RULE =
  `High: ${HIGH.sources} or more exact figures within ${HIGH.percent}% of the aggregate and none beyond ` +
  `${MEDIUM.percent}%. Medium: ${MEDIUM.sources} or more within ${MEDIUM.percent}%. Low: all others.`;

export interface DataQualityRating {
  quality: DataQuality;
  /** One plain sentence. */
  reason: string;
}

/**
 * How well the comparable figures support the aggregate. An excluded figure supports nothing, and one that is far off
 * prevents the best rating. A range agrees only if it contains the aggregate; it never counts as exact, and a wide one
 * supports nothing.
 */
export function rateDataQuality(compared: readonly ComparedFigure[], aggregate: number | null): DataQualityRating {
  if (aggregate === null) return { quality: 'low', reason: 'There is no aggregate to compare the sources with.' };
  // Whole numbers on both sides: exactly 10 % away must not depend on binary fractions.
  const isWithin = ({ headcount }: ComparedFigure, percent: number) =>
    distanceTo(headcount, aggregate) * 100 <= aggregate * percent;
  const used = compared.filter((figure) => figure.used);
  const exact = used.filter(({ headcount }) => 'value' in headcount);
  const withinHigh = exact.filter((figure) => isWithin(figure, HIGH.percent)).length;
  const withinMedium =
    exact.filter((figure) => isWithin(figure, MEDIUM.percent)).length +
    used.filter((figure) => isNarrowRange(figure) && isWithin(figure, 0)).length;
  const isHigh = withinHigh >= HIGH.sources && compared.every((figure) => isWithin(figure, MEDIUM.percent));
  const quality = isHigh ? 'high' : withinMedium >= MEDIUM.sources ? 'medium' : 'low';
  const [agreeing, percent] = isHigh ? [withinHigh, HIGH.percent] : [withinMedium, MEDIUM.percent];
  return { quality, reason: inWords(agreeing, used.length, compared.length, percent, aggregate) };
}

function isNarrowRange({ headcount }: ComparedFigure): boolean {
  return !('value' in headcount) && headcount.max !== null && headcount.max <= headcount.min * NARROW_FACTOR;
}

function inWords(agreeing: number, used: number, compared: number, percent: number, aggregate: number): string {
  const excluded = compared - used;
  const sources = `${excluded > 0 ? 'used ' : ''}${used === 1 ? 'source agrees' : 'sources agree'}`;
  const counted = agreeing === used && used > 1 ? `All ${used}` : `${agreeing} of ${used}`;
  const outliers = excluded === 0 ? '' : `; ${excluded} excluded as ${excluded === 1 ? 'an outlier' : 'outliers'}`;
  return `${counted} ${sources} with ${formatPersons(aggregate)} within ${percent}%${outliers}.`;
}
