import { jsonLdNodes, jsonLdTypes } from '../../markup/json-ld.ts';
import { type DayOrder, findDates, parseDayText, toDay } from './dates-in-text.ts';
import type { ScannedPage } from './scan-page.ts';

/** Where a page's date was found, the most reliable first. */
export type DateSource = 'linked_data' | 'meta' | 'time' | 'address' | 'byline';

export interface PageDate {
  day: string;
  foundIn: DateSource;
}

const METAS = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'publishdate',
  'publish_date',
  'publish-date',
  'pubdate',
  'parsely-pub-date',
  'sailthru.date',
  'dc.date.issued',
  'dc.date',
  'dcterms.created',
  'date',
];
/** A text is published within some weeks of the day at its head. */
const NEAR_MS = 45 * 24 * 60 * 60 * 1000;
/** Lines of a page's own text in which a press text begins. */
const HEAD_LINES = 12;
/** Characters around the heading in which a date is the page's own. */
const NEAR_HEADING = 400;
const LINE_MAX = 120;
const LINES_NEAR = 4;
/** Lines whose date is not the day of publication. */
const OTHER_DAY =
  /updat|modif|edited|event|webinar|regist|deadline|apply|until|valid|copyright|©|effective|expir|save the date|join|starts?\b|ends?\b|version|founded|since|born|meeting|conference|booth/i;

/**
 * The day on which a page was published, if it says so itself. Never the day of a change, never one after `latest`
 * ("2026-10-02"), and none where the page names several.
 */
export function toPageDate(
  page: ScannedPage,
  text: string,
  address: string,
  { latest, dayOrder }: { latest: string; dayOrder: DayOrder },
): PageDate | null {
  const found: [DateSource, () => string | null][] = [
    ['linked_data', () => declaredDay(page, address)],
    ['meta', () => metaDay(page)],
    ['time', () => timeDay(page)],
    ['address', () => dayOfAddress(address)],
    ['byline', () => bylineDay(page, text, dayOrder)],
  ];
  const written = datelineDay(text.split('\n').slice(0, HEAD_LINES));
  for (const [foundIn, find] of found) {
    const day = find();
    if (day === null || day > latest) continue;
    // A template may declare one day for all of its pages.
    const isOther = written !== null && written <= latest && Math.abs(Date.parse(written) - Date.parse(day)) > NEAR_MS;
    return isOther ? { day: written, foundIn: 'byline' } : { day, foundIn };
  }
  return null;
}

/** Without separators a number is a day only before the words of a title: alone it may count anything. */
const COMPACT_DAY = /\/((?:19|20)\d\d)(\d\d)(\d\d)(?=[_-]\p{L})/u;

/** "/2026/10/02/", "/2026-10-02-opening", "/20261002-opening" → "2026-10-02". */
export function dayOfAddress(address: string): string | null {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const separated = /\/((?:19|20)\d\d)([/-])(\d{1,2})\2(\d{1,2})(?=[/_-]|$)/.exec(path);
  if (separated !== null) return toDay(separated[1] ?? '', separated[3] ?? '', separated[4] ?? '');
  const compact = COMPACT_DAY.exec(path);
  return compact === null ? null : toDay(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
}

/** A list of articles declares many; then the one that names this address counts. */
function declaredDay({ linkedData }: ScannedPage, address: string): string | null {
  const articles = linkedData
    .flatMap((block) => jsonLdNodes(block))
    .filter((node) => jsonLdTypes(node).some((type) => /(?:Article|Posting|PressRelease|Report)$/.test(type)))
    .filter((node) => !jsonLdTypes(node).includes('JobPosting'));
  const own = articles.filter((node) => addressesOf(node).some((named) => isSame(named, address)));
  const [article, another] = own.length > 0 ? own : articles;
  const day = typeof article?.datePublished === 'string' ? parseDayText(article.datePublished) : null;
  return another === undefined || own.length > 0 ? day : null;
}

function addressesOf({ url, mainEntityOfPage, '@id': id }: Record<string, unknown>): string[] {
  const main =
    typeof mainEntityOfPage === 'object' ? (mainEntityOfPage as { '@id'?: unknown } | null)?.['@id'] : mainEntityOfPage;
  return [url, main, id].filter((value) => typeof value === 'string');
}

function isSame(named: string, address: string): boolean {
  if (!URL.canParse(named, address)) return false;
  const path = (url: URL) => url.pathname.replace(/\/$/, '');
  return path(new URL(named, address)) === path(new URL(address));
}

function metaDay({ metas }: ScannedPage): string | null {
  for (const name of METAS) {
    const day = parseDayText(metas.get(name) ?? '');
    if (day !== null) return day;
  }
  return null;
}

/** The one that says so, else the one near the heading, else the only one. */
function timeDay({ times, headingAt }: ScannedPage): string | null {
  const dated = times.flatMap((time) => {
    const day = parseDayText(time.value);
    return day === null ? [] : [{ ...time, day }];
  });
  const groups = [
    dated.filter(({ isPublication }) => isPublication),
    headingAt === 0 ? [] : dated.filter(({ at }) => Math.abs(at - headingAt) <= NEAR_HEADING),
    dated,
  ];
  for (const group of groups) {
    const days = new Set(group.map(({ day }) => day));
    if (days.size === 1) return [...days][0] ?? null;
  }
  return null;
}

/** A short line beside the heading that is little more than a date, or the dateline of a press release. */
function bylineDay({ headings }: ScannedPage, text: string, dayOrder: DayOrder): string | null {
  const lines = text.split('\n');
  const heading = headings[0];
  const at = heading === undefined ? 0 : Math.max(0, lines.indexOf(heading));
  const near = lines.slice(Math.max(0, at - 2), at + 1 + LINES_NEAR);
  const days = new Set(
    near
      .filter((line) => line !== heading && line.length <= LINE_MAX && !OTHER_DAY.test(line))
      .flatMap((line) => daysOfByline(line, dayOrder)),
  );
  if (days.size === 1) return [...days][0] ?? null;
  return days.size === 0 ? datelineDay(near) : null;
}

/** Beside the date there is only who wrote it and what it is. */
function daysOfByline(line: string, dayOrder: DayOrder): string[] {
  const dates = findDates(line, dayOrder);
  const rest = dates.reduce((remaining, { written }) => remaining.replace(written, ''), line).trim();
  return rest.length <= 60 && !/[.!?]\s/.test(rest) ? dates.map(({ day }) => day) : [];
}

/** "BOULDER, Colo., October 2, 2026 – Northwind today …" */
function datelineDay(lines: string[]): string | null {
  for (const line of lines) {
    const [first] = findDates(line.slice(0, 120));
    if (first === undefined) continue;
    const before = line.slice(0, first.at);
    const after = line.slice(first.at + first.written.length);
    const isDateline =
      /^[\p{Lu}][^:;!?]{0,60}[,(–—-]\s*$/u.test(before) &&
      /^\)?\s*(?:\([^)]{1,40}\)\s*)?(?:[–—:/-]|\/[A-Z])/u.test(after);
    if (isDateline) return first.day;
  }
  return null;
}
