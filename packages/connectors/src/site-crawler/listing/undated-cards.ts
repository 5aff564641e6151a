import { type MarkupElement, textOf } from './markup-tree.ts';
import { addressOf } from './read-listing.ts';

const CARDS_MIN = 3;
const CARDS_MAX = 30;
const TITLE_MIN = 12;

/**
 * Where the cards of a page lead that shows no days: each an article or a list item with a linked heading, repeated. Empty
 * for fewer than three.
 */
export function readUndatedCards(tree: MarkupElement, address: string): string[] {
  const urls = [...tree.querySelectorAll('h2,h3,h4')].flatMap((heading) => {
    if (textOf(heading).trim().length < TITLE_MIN || heading.closest('article,li') === null) return [];
    return addressOf(heading.querySelector('a') ?? heading.closest('a'), address) ?? [];
  });
  const unique = [...new Set(urls)];
  return unique.length < CARDS_MIN ? [] : unique.slice(0, CARDS_MAX);
}
