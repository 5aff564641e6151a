import { HOUR_MS } from '../../durations.ts';
import type { HttpAnswer } from '../../http/types.ts';
import { htmlToText } from '../../markup/html-text.ts';
import { type CareersPageOpenings, readOpenings } from '../careers/read-openings.ts';
import { toMarkupTree } from '../listing/markup-tree.ts';
import { type ListEntry, readListing } from '../listing/read-listing.ts';
import { readUndatedCards } from '../listing/undated-cards.ts';
import { toContentForm } from './content-type.ts';
import { dayOrderOf } from './dates-in-text.ts';
import { toMainText } from './main-text.ts';
import { type DateSource, toPageDate } from './page-date.ts';
import { toPageTitles } from './page-title.ts';
import { type ScannedPage, scanPage } from './scan-page.ts';
import { readTextLinks } from './text-links.ts';

/** A day begins earlier in the east: what is dated tomorrow there may be out already. */
const EASTERNMOST_MS = 14 * HOUR_MS;
const TEXT_MAX = 60_000;

export interface ReadablePage {
  /** Where it was read, after redirects: the publisher's own address, also through a stand-in. */
  url: string;
  title: string;
  /** What else it may be called, best first: one heading may stand on every page of a site. */
  otherTitles: string[];
  /** What a reader sees of its content, a line per paragraph; frame and hidden parts are left out. */
  text: string;
  /** Day of publication, "2026-10-02", as the page itself states it; null when it does not, or names one to come. */
  date: string | null;
  /** Where the date was found; null without one. */
  dateFoundIn: DateSource | null;
  /** Absolute, with their words, hidden menus included. */
  links: { url: string; text: string }[];
  /** Every absolute address in links, frames, scripts and inline JSON. */
  addresses: string[];
  /** Feeds that it declares. */
  feeds: string[];
  /** Itself in the languages of the site, as it declares them (`hreflang`); absolute. */
  editions: string[];
  linkedData: unknown[];
  /** Dated things that it lists, as news are listed. */
  listing: ListEntry[];
  /** Where its cards lead, when it shows no days; empty beside a listing. */
  undatedCards: string[];
  /** Where the sentences of its text lead, absolute. */
  textLinks(): string[];
  /** Open positions that it lists; null where it says nothing of any. */
  readOpenings(): CareersPageOpenings | null;
  /** It is one article by its own markup. */
  isArticle: boolean;
  /** Its text is written by scripts: what a person sees in a browser is not here. */
  isScriptOnly: boolean;
}

/** What an answer holds for a reader; null when it is no page. */
export function toReadablePage({ url, body, headers }: HttpAnswer, now: Date): ReadablePage | null {
  const form = toContentForm(headers['content-type'], body);
  if (form === null || form === 'json') return null;
  const scanned = scanPage(form === 'text' ? '' : body, url);
  const whole = form === 'text' ? body.slice(0, TEXT_MAX) : htmlToText(scanned.seen);
  const latest = new Date(now.getTime() + EASTERNMOST_MS).toISOString().slice(0, 10);
  const dayOrder = dayOrderOf(whole, scanned.language);
  const date = toPageDate(scanned, whole, url, { latest, dayOrder });
  const isArticle = isArticleByMarkup(scanned);
  const text = form === 'text' ? whole : toMainText(scanned.seen, isArticle || date !== null);
  const tree = form === 'text' ? null : toMarkupTree(scanned.seen);
  const [title = '', ...otherTitles] = toPageTitles(scanned, url);
  const listing = tree === null ? [] : readListing(tree, { address: url, dayOrder, latest });
  return {
    url,
    title,
    otherTitles,
    text: text.slice(0, TEXT_MAX),
    date: date?.day ?? null,
    dateFoundIn: date?.foundIn ?? null,
    links: scanned.links,
    addresses: scanned.addresses,
    feeds: scanned.feeds,
    editions: scanned.editions,
    linkedData: scanned.linkedData,
    listing,
    undatedCards: tree === null || listing.length > 0 ? [] : readUndatedCards(tree, url),
    textLinks: () => readTextLinks(scanned.seen, text, url),
    readOpenings: () => (tree === null ? null : readOpenings(tree, url, title)),
    isArticle,
    isScriptOnly: scanned.isScriptOnly,
  };
}

function isArticleByMarkup({ metas, hasArticle }: ScannedPage): boolean {
  return hasArticle || metas.get('og:type')?.toLowerCase() === 'article' || metas.has('article:published_time');
}
