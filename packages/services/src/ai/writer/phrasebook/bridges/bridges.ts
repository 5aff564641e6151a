import type { GoalTheme, ReasonCategory } from '../../reasons/category.ts';

/**
 * What usually follows from news of a kind, as everybody knows it: never what is so at this company. Each is the begin
 * of a sentence that one of `ends` closes. `any` fits every goal.
 */
export interface Bridges {
  begins: Record<ReasonCategory, Partial<Record<GoalTheme, string>> & { any: string }>;
  /** Before an offer or a talk, and before a question. */
  ends: Record<'talk' | 'question', readonly string[]>;
  /** Where a short message has no room for the rest. */
  short: Record<'talk' | 'question', string>;
}
