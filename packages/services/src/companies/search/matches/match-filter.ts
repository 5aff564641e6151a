import type { CompanyDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import { PREFIX_RANGE_END, WORD_RANKS } from '../words.ts';

export type MatchCondition = mongo.Filter<CompanyDoc>;

export interface SearchQuery {
  /** The whole text, folded: names that begin with it come first, the exact name before the others. */
  namePrefix: string;
  words: string[];
  /** The rarest word: its index range is scanned and the others are checked on each row. */
  selectiveTerm: string | null;
}

/**
 * Companies that match all words, each by prefix in name, domain, industry or location. Only the most selective term may use the
 * index: offered two index plans, the embedded engine fails when neither is clearly the better one.
 */
export function matchFilter({ words, namePrefix, selectiveTerm }: SearchQuery): MatchCondition {
  if (selectiveTerm === null) return { nameKey: { $gte: namePrefix, $lt: namePrefix + PREFIX_RANGE_END } };
  return { words: { $in: prefixPatterns(WORD_RANKS, selectiveTerm) }, ...otherWords(words, selectiveTerm) };
}

/** The words beside the most selective one, as a condition that no index serves. */
export function otherWords(words: string[], selectiveTerm: string): MatchCondition {
  const others = words.filter((word) => word !== selectiveTerm);
  return others.length === 0
    ? {}
    : { $nor: others.map((word) => ({ words: { $nin: prefixPatterns(WORD_RANKS, word) } })) };
}

/** Anchored and free of wildcards, so that each is one exact range of the index; nothing typed is run as a pattern. */
export function prefixPatterns(ranks: readonly string[], word: string): RegExp[] {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return ranks.map((rank) => new RegExp(`^${rank}${literal}`));
}
