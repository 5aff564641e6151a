import { searchNameKey } from './fold-for-search.ts';
import { countKeys } from './matches/count-matches.ts';
import type { SearchQuery } from './matches/match-filter.ts';
import { companyQueryWords } from './words.ts';

/** Enough, at a million companies, to find the rarer of two words; about 20 ms, as the words are counted in parallel. */
const RARITY_CAP = 20_000;
/**
 * null for a text without anything to search for.
 * @param term the word that an earlier page scanned: which one is the rarest may have changed since
 */
export async function parseQuery(text: string, term: string | null = null): Promise<SearchQuery | null> {
  const namePrefix = searchNameKey(text);
  if (namePrefix === '') return null;
  const words = companyQueryWords(text);
  if (words.length <= 1) return { namePrefix, words, selectiveTerm: words[0] ?? null };
  const isKnown = term !== null && words.includes(term);
  return { namePrefix, words, selectiveTerm: isKnown ? term : await mostSelectiveTerm(words) };
}

async function mostSelectiveTerm(words: string[]): Promise<string> {
  const counted = await Promise.all(
    words.map(async (word) => ({
      word,
      found: await countKeys({ namePrefix: word, words: [word], selectiveTerm: word }, RARITY_CAP),
    })),
  );
  const [first] = counted.sort((a, b) => a.found - b.found || b.word.length - a.word.length);
  return first?.word ?? '';
}
