import { plain } from '../tally.ts';
import type { NewsFact } from './site-set.ts';

/** Whether what is said under these addresses is this fact. */
export function isOf({ key, url }: NewsFact, { title, urls }: { title: string; urls: string[] }): boolean {
  if (url != null && url !== '' && urls.some((one) => one.includes(url))) return true;
  return plain(title).includes(plain(key)) || plain(key).includes(plain(title));
}

/**
 * The fact that an item tells. One page may tell several: then it is the one most of whose words the item has, the first
 * of equals.
 */
export function factOf(facts: readonly NewsFact[], item: { title: string; text: string; urls: string[] }) {
  const told = new Set(plain(`${item.title} ${item.text}`).split(' '));
  const shareOf = ({ key }: NewsFact) => {
    const words = plain(key).split(' ');
    return words.filter((word) => told.has(word)).length / words.length;
  };
  const possible = facts.filter((one) => isOf(one, item));
  return possible.toSorted((a, b) => shareOf(b) - shareOf(a))[0] ?? null;
}
