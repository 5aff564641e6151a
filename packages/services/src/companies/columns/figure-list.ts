/** What the sources say of a company's headcount and what the rule makes of it, as whole numbers. Pure. */
export interface FigureFacts {
  source: string;
  /** Position in `FIGURE_REASONS`. */
  reason: number;
  /** Exact and of the headline's scope, not too old: what agreement is measured between. */
  isCompared: boolean;
  /** It has a midpoint: exact, or a range with both ends. */
  isValued: boolean;
  /** Employees; null for a range, and for none. */
  value: number | null;
  /** Days since 1970 of the day for which it is true. */
  day: number;
}

export const FIGURE_WIDTH = 4;
export const FIGURE_AT = { source: 0, reason: 1, value: 2, day: 3 } as const;
const COMPARED = 16;
const VALUED = 32;
const NO_VALUE = -1;
const DAY_MS = 86_400_000;

export const toDay = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

/** As they are in a list column, one after the other. */
export function encodeFigures(figures: readonly FigureFacts[], codeOf: (source: string) => number): number[] {
  return figures.flatMap(({ source, reason, isCompared, isValued, value, day }) => [
    codeOf(source),
    reason + (isCompared ? COMPARED : 0) + (isValued ? VALUED : 0),
    value ?? NO_VALUE,
    day,
  ]);
}

export const reasonOf = (coded: number): number => coded & (COMPARED - 1);
export const isValued = (coded: number): boolean => (coded & VALUED) !== 0;
export const isCompared = (coded: number): boolean => (coded & COMPARED) !== 0;
