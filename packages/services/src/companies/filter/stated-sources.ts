import { FIGURE_REASONS } from '../limits.ts';

/**
 * Values that say something of a source, or of a pair: "outlier: LinkedIn", "within10: LinkedIn | SEC". A bar in the name of
 * a source is written twice. Pure.
 */
export interface StatedSources {
  state: string;
  sources: string[];
}

const SEPARATOR = ' | ';

export function formatStated(state: string, sources: readonly string[]): string {
  return `${state}: ${sources.map((name) => name.replaceAll('|', '||')).join(SEPARATOR)}`;
}

export function readStated(text: string): StatedSources | null {
  const at = text.indexOf(':');
  if (at < 0) return null;
  const sources = text
    .slice(at + 1)
    .split(SEPARATOR)
    .map((name) => name.replaceAll('||', '|').trim());
  return { state: text.slice(0, at).trim(), sources };
}

export type FigureReason = (typeof FIGURE_REASONS)[number];

/**
 * `any`: a headcount of whatever kind; `valued`: an exact one or a range with both ends; `compared`: an exact one, beside
 * another exact one and an aggregate.
 */
export const FIGURE_STATES = [...FIGURE_REASONS, 'any', 'valued', 'compared'] as const;

/** Figures that the rule leaves out although there are enough others. */
export const EXCLUDING_REASONS = ['outlier', 'too_old', 'other_scope', 'counts_parent'] as const;

/** How far two exact figures of one company are apart, in percent of the larger one. */
export const AGREEMENT_STATES = ['both', 'within10', 'within25', 'beyond25'] as const;

export type FigureState = (typeof FIGURE_STATES)[number];
export type AgreementState = (typeof AGREEMENT_STATES)[number];

const STATE_WORDS: Readonly<Record<FigureState | AgreementState, string>> = {
  used: 'counts',
  outlier: 'excluded as an outlier',
  too_old: 'too old',
  other_scope: 'counts another scope',
  counts_parent: 'counts the parent',
  insufficient: 'not used yet',
  locked: 'behind a typed headcount',
  not_preferred: 'another source is preferred',
  no_headcount: 'no headcount',
  any: 'gives a headcount',
  valued: 'gives a number or a range',
  compared: 'compared with others',
  both: 'both exact',
  within10: 'within 10%',
  within25: 'within 25%',
  beyond25: 'more than 25% apart',
};

/** "LinkedIn: excluded as an outlier". */
export function statedInWords(text: string): string {
  const read = readStated(text);
  const words = read && Reflect.get(STATE_WORDS, read.state);
  return typeof words === 'string' && read ? `${read.sources.join(' and ')}: ${words}` : text;
}

export const stateWords = (state: FigureState | AgreementState): string => STATE_WORDS[state];
