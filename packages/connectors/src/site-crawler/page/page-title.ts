import { htmlToText } from '../../markup/html-text.ts';
import { jsonLdNodes, jsonLdTypes } from '../../markup/json-ld.ts';
import { decodeUnendedEntities } from '../../markup/unended-entities.ts';
import { dayOfYear } from './dates-in-text.ts';
import type { ScannedPage } from './scan-page.ts';

const TITLE_MAX = 300;

/**
 * What a page is called, best first: its heading when the head knows it too or says less, then what it gives to be shown
 * when it is shared, and the head's title. `address` is where it stands.
 */
export function toPageTitles(page: ScannedPage, address: string): string[] {
  const headings = page.headings.map((text) => withoutLeadingDay(decodeUnendedEntities(text)));
  const headTitle = decodeUnendedEntities(page.headTitle);
  const shared = tidy(page.metas.get('og:title') ?? '');
  const site = tidy(page.metas.get('og:site_name') ?? '');
  const isSite = (text: string) => isSiteName(text, site, address);
  const named = `${shared} ${headTitle}`.toLowerCase();
  const known = headings.find((text) => named.includes(text.toLowerCase()) && !isSite(text));
  const [only, another] = headings.filter((text) => !isSite(text));
  const ofHead = [shared, headTitle].filter((text) => text !== '').map((text) => withoutSite(text, isSite));
  const saysMore =
    only !== undefined &&
    another === undefined &&
    (named.trim() === '' || ofHead.some((title) => isLess(title, only, isSite)));
  const titles = [known, saysMore ? only : undefined, headlineOf(page), ...ofHead, ...headings];
  const distinct = new Set(titles.flatMap((title) => (title ? [title.slice(0, TITLE_MAX)] : [])));
  return [...distinct];
}

/** "19 Oct Depot opened": a calendar leaf beside the title, within its heading. */
export function withoutLeadingDay(title: string): string {
  const [leaf = '', day = ''] = /^(\d{1,2}\.? \p{L}{3,9}\.?)\s+(?=[\p{Lu}\p{Lt}"«“„¿¡])/u.exec(title) ?? [];
  // Any leap year has all days.
  return day !== '' && dayOfYear(day, '2024') !== null ? title.slice(leaf.length) : title;
}

const tidy = (text: string) => decodeUnendedEntities(text).replace(/\s+/g, ' ').trim();

/** The head's title is a part of the heading, is cut off, or names only the site. */
function isLess(title: string, heading: string, isSite: (text: string) => boolean): boolean {
  if (title === '' || isSite(title)) return true;
  const start = title.replace(/\s*(?:…|\.\.\.)$/, '').toLowerCase();
  const isCut = start.length < title.length && heading.toLowerCase().startsWith(start.slice(0, 40));
  return isCut || (heading.length > title.length && heading.toLowerCase().includes(title.toLowerCase()));
}

/** Of the one article that the page declares. */
function headlineOf({ linkedData }: ScannedPage): string | undefined {
  const articles = linkedData
    .flatMap((block) => jsonLdNodes(block))
    .filter((node) => jsonLdTypes(node).some((type) => /(?:Article|BlogPosting|PressRelease)$/.test(type)));
  const [article] = articles;
  return articles.length === 1 && typeof article?.headline === 'string'
    ? // Many systems write their headlines for machines as markup.
      tidy(htmlToText(article.headline))
    : undefined;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text is the site's own name: as it declares it, or as its domain is spelt. */
function isSiteName(text: string, site: string, address: string): boolean {
  const letters = lettersOf(text);
  if (letters === '') return true;
  if (site !== '' && letters === lettersOf(site)) return true;
  const labels = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '').split('.') : [];
  const label = lettersOf(labels.slice(0, -1).toSorted((a, b) => b.length - a.length)[0] ?? '');
  return label.length >= 3 && text.length <= 40 && (letters === label || letters.startsWith(label));
}

/** "Series B closed | Northwind Robotics" → "Series B closed"; a dash may as well stand inside the title. */
function withoutSite(title: string, isSite: (text: string) => boolean): string {
  const parts = title.split(/\s+[|·»]\s+/).filter((part) => part !== '');
  const own = parts.toSorted((a, b) => b.length - a.length)[0] ?? title;
  const at = [...own.matchAll(/\s+[–—-]\s+/g)].at(-1);
  if (at === undefined) return own;
  const [before, after] = [own.slice(0, at.index), own.slice(at.index + at[0].length)];
  if (isSite(after)) return before;
  return isSite(before) ? after : own;
}
