import type { Posting } from '../../gather/types.ts';
import { pageKey } from '../fetch/page-key.ts';
import type { ReadablePage } from '../page/readable-page.ts';
import { saysClosed } from './opening-words.ts';
import { isPositionTitle } from './position-title.ts';

/**
 * Openings that careers pages list in plain markup, each once: of two pages the one that lists more counts. Where none
 * lists any, the pages of single openings are what is open.
 */
export function toCareersPagePostings(pages: readonly ReadablePage[], single: readonly ReadablePage[]): Posting[] {
  const lists = pages.map((page) => page.readOpenings()?.openings ?? []);
  const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const named = single.flatMap((page) => {
    if (saysClosed(page.text)) return [];
    const title = [page.title, ...page.otherTitles].find(isPositionTitle);
    return title === undefined ? [] : [{ title, location: null, url: page.url }];
  });
  const openings = longest.length > 0 ? longest : named;
  return openings.map(({ title, location, url }) => ({
    id: `${url === null ? '' : pageKey(url)}|${title}|${location ?? ''}`,
    title,
    department: null,
    location,
    url,
    postedOn: null,
  }));
}
