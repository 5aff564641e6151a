import { decodeUnendedEntities } from '../../markup/unended-entities.ts';
import type { ScannedPage } from './scan-page.ts';

const TITLE_MAX = 300;

/** What a page is called: its heading when the head knows it too, else what it gives to be shown when it is shared. */
export function toPageTitle(page: ScannedPage): string {
  const headings = page.headings.map(decodeUnendedEntities);
  const headTitle = decodeUnendedEntities(page.headTitle);
  const shared = decodeUnendedEntities(page.metas.get('og:title') ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const named = `${shared} ${headTitle}`.toLowerCase();
  const heading = headings.find((text) => named.includes(text.toLowerCase()));
  const title = heading ?? (headings.length === 1 && named.trim() === '' ? headings[0] : undefined);
  return (title ?? withoutSite(shared || headTitle || (headings[0] ?? ''))).slice(0, TITLE_MAX);
}

/** "Series B closed | Northwind Robotics" → "Series B closed"; the longer part is the page's own. */
function withoutSite(title: string): string {
  const parts = title.split(/\s+[|–—·»]\s+|\s+-\s+/).filter((part) => part !== '');
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? title;
}
