import type { Headcount } from '@workbench/connectors/types';
import { lowerEnd, upperEnd } from './headcount.ts';

/** Distance of a number from the headcount: 0 when the number lies in the band. */
export function distanceTo(headcount: Headcount, value: number): number {
  const lower = lowerEnd(headcount);
  if (value < lower) return lower - value;
  const upper = upperEnd(headcount);
  return value > upper ? value - upper : 0;
}
