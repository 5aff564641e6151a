import { plain } from '../tally.ts';
import type { NewsFact } from './site-set.ts';

interface Said {
  title: string;
  urls: string[];
  /** Titles of what it cites: a model writes its own. */
  sources?: string[];
}

/** Whether what is said under these addresses is this fact. */
export function isOf({ key, url }: NewsFact, { title, urls, sources = [] }: Said): boolean {
  if (url != null && url !== '' && urls.some((one) => one.includes(url))) return true;
  const words = plain(key);
  if (plain(title).includes(words) || words.includes(plain(title))) return true;
  // An article is often named by its headline alone, in its title or in its address.
  return [...sources, ...urls.map(slugOf)].some((one) => plain(one).includes(words));
}

const slugOf = (url: string) => (url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');

/**
 * The fact that an item tells. One page may tell several: then it is the one most of whose words the item has, the first
 * of equals.
 */
export function factOf(facts: readonly NewsFact[], item: Said & { text: string }) {
  const told = new Set(plain(`${item.title} ${item.text}`).split(' '));
  const shareOf = ({ key }: NewsFact) => {
    const words = plain(key).split(' ');
    return words.filter((word) => told.has(word)).length / words.length;
  };
  const possible = facts.filter((one) => isOf(one, item));
  return possible.toSorted((a, b) => shareOf(b) - shareOf(a))[0] ?? null;
}
