import type { GoalTheme, ReasonCategory } from '../../reasons/category.ts';

/**
 * What usually follows from news of a kind for goals of a theme, as everybody knows it: never what is so at this company.
 * Each is a sentence without its end. Where nothing is sure to follow, the news and the goal stand side by side.
 */
export type Bridges = Record<ReasonCategory, Partial<Record<GoalTheme, string>>>;
