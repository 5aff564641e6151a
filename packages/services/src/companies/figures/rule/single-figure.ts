import type { Aggregate, ComparedFigure } from './aggregate.ts';

/** The figure of the only comparable source; null with an aggregate, with none and with several. */
export function singleFigure({ value, compared }: Aggregate): ComparedFigure | null {
  return value === null && compared.length === 1 ? (compared[0] ?? null) : null;
}
