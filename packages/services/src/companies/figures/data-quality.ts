import type { DataQuality } from '../schemas.ts';
import { distanceTo, formatPersons } from './headcount.ts';
import { type AggregateInput, latestPerSource } from './latest-per-source.ts';

const HIGH = { sources: 3, percent: 10 };
const MEDIUM = { sources: 2, percent: 30 };

/** The rule in words, as the badge shows it on hover. */
export const DATA_QUALITY_RULE =
  `High: ${HIGH.sources} or more sources within ${HIGH.percent}% of the aggregate. ` +
  `Medium: ${MEDIUM.sources} or more within ${MEDIUM.percent}%. Low: all others.`;

export interface DataQualityRating {
  quality: DataQuality;
  /** One plain sentence. */
  reason: string;
}

/**
 * How well the sources support the aggregate (design, section 5). Every reporting source counts, outliers too: one
 * that disagrees neither adds nor removes support. A band that contains the aggregate agrees with it fully.
 */
export function rateDataQuality(records: readonly AggregateInput[], aggregate: number | null): DataQualityRating {
  if (aggregate === null) return { quality: 'low', reason: 'There is no aggregate to compare the sources with.' };
  let reporting = 0;
  let withinHigh = 0;
  let withinMedium = 0;
  for (const { headcount } of latestPerSource(records)) {
    if (headcount === null) continue;
    // Whole numbers on both sides: exactly 10 % away must not depend on binary fractions.
    const distanceHundredfold = distanceTo(headcount, aggregate) * 100;
    reporting += 1;
    if (distanceHundredfold <= aggregate * HIGH.percent) withinHigh += 1;
    if (distanceHundredfold <= aggregate * MEDIUM.percent) withinMedium += 1;
  }
  if (withinHigh >= HIGH.sources) return rating('high', withinHigh, reporting, HIGH.percent, aggregate);
  const quality = withinMedium >= MEDIUM.sources ? 'medium' : 'low';
  return rating(quality, withinMedium, reporting, MEDIUM.percent, aggregate);
}

function rating(
  quality: DataQuality,
  agreeing: number,
  reporting: number,
  percent: number,
  aggregate: number,
): DataQualityRating {
  const sources = reporting === 1 ? 'source is' : 'sources are';
  const counted = agreeing === reporting && reporting > 1 ? `All ${reporting}` : `${agreeing} of ${reporting}`;
  return { quality, reason: `${counted} ${sources} within ${percent}% of ${formatPersons(aggregate)}.` };
}
