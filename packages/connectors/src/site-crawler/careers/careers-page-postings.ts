import type { Posting } from '../../gather/types.ts';
import { pageKey } from '../fetch/page-key.ts';
import type { ReadablePage } from '../page/readable-page.ts';
import { bareTitle, saysClosed } from './opening-words.ts';
import { isPositionTitle } from './position-title.ts';
import type { CareersPageOpening } from './read-openings.ts';

/**
 * Openings that careers pages list in plain markup, each once: what a second page lists again counts on the page that
 * has more of it. Where none lists any, the pages of single openings are what is open.
 */
export function toCareersPagePostings(pages: readonly ReadablePage[], single: readonly ReadablePage[]): Posting[] {
  const lists = pages.map((page) => page.readOpenings()?.openings ?? []);
  const listed = joinLists(lists.toSorted((a, b) => b.length - a.length));
  const named = single.flatMap((page) => {
    if (saysClosed(page.text)) return [];
    const title = [page.title, ...page.otherTitles].find(isPositionTitle);
    return title === undefined ? [] : [{ title, location: null, url: page.url }];
  });
  const openings = listed.length > 0 ? listed : named;
  return openings.map(({ title, location, url }) => ({
    id: `${url === null ? '' : pageKey(url)}|${title}|${location ?? ''}`,
    title,
    department: null,
    location,
    url,
    postedOn: null,
  }));
}

/** The longest list, and what others name beyond it. */
function joinLists(lists: readonly CareersPageOpening[][]): CareersPageOpening[] {
  const known = new Set<string>();
  return lists.flatMap((list) => {
    const further = list.filter(({ title }) => !known.has(bareTitle(title)));
    for (const { title } of further) known.add(bareTitle(title));
    return further;
  });
}
