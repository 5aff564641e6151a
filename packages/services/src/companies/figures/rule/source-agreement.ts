import { distanceTo } from '../headcount/distance-to-headcount.ts';
import type { ComparedFigure } from './aggregate.ts';

/** One source alone agrees with itself; that says nothing. */
const COMPARED_FROM_SOURCES = 2;
const MILLION = 1_000_000;

/**
 * One company's share in the workspace's source agreement. The parts are whole numbers, so that sums over companies
 * are exact whatever the order, and a company can be removed by subtracting what it added.
 */
export interface AgreementParts {
  /** Sum of the figures' deviations from the aggregate, each in parts per million of it and at most 1,000,000. */
  deviationPpm: number;
  /** Figures compared; 0 for a company with fewer than two comparable ones or no aggregate. */
  compared: number;
}

/**
 * How far the comparable figures of one company are from its aggregate, outliers included: agreement is measured
 * between the sources as they are. A range contains a number and does not agree with it, so ranges are left out. A
 * deviation is capped at 100 %, or one slip of a digit would outweigh hundreds of companies. Beside an aggregate of 0 a
 * figure deviates by all or nothing.
 */
export function agreementParts(figures: readonly ComparedFigure[], aggregate: number | null): AgreementParts {
  let deviationPpm = 0;
  let compared = 0;
  if (aggregate === null) return { deviationPpm, compared };
  for (const { headcount } of figures) {
    if (!('value' in headcount)) continue;
    const distance = distanceTo(headcount, aggregate);
    compared += 1;
    deviationPpm += distance >= aggregate ? (distance > 0 ? MILLION : 0) : Math.round((distance / aggregate) * MILLION);
  }
  return compared < COMPARED_FROM_SOURCES ? { deviationPpm: 0, compared: 0 } : { deviationPpm, compared };
}

/** 1 − the mean deviation, in percent with one decimal, from sums of parts; null when nothing was compared. */
export function sourceAgreementPercent(sumPpm: number, compared: number): number | null {
  if (compared === 0) return null;
  return Math.round((1 - sumPpm / compared / MILLION) * 1000) / 10;
}
