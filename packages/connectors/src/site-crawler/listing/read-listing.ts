import { htmlToText } from '../../markup/html-text.ts';
import type { DayOrder } from '../page/dates-in-text.ts';
import { withoutLeadingDay } from '../page/page-title.ts';
import { LINK_ATTRIBUTE } from '../page/visible-markup.ts';
import { type DateMark, findDateMarks } from './date-marks.ts';
import { countMarks, findLabels, withoutDatelines } from './marks-of-cards.ts';
import { type MarkupElement, textOf } from './markup-tree.ts';

/** One entry of a page that lists dated things, as news are listed. */
export interface ListEntry {
  /** Its own page; null where the list says all. */
  url: string | null;
  title: string;
  date: string;
  /** What else the list says of it, a line per paragraph; "" without. */
  text: string;
}

const ITEMS_MIN = 2;
const ITEMS_MAX = 200;
const TITLE_MIN = 8;
const TITLE_MAX = 250;
const TEXT_MAX = 3000;
/** Elements of a flat list that are looked at for a title beside its date. */
const SIBLINGS_MAX = 4;
const HEADING = 'h1,h2,h3,h4,h5,h6';
const MORE =
  /^(?:(?:read|learn|find out|see|view|continue|show) (?:more|reading|full|article|details).{0,40}|more|weiterlesen.{0,20}|mehr(?: (?:erfahren|lesen|dazu))?|lire (?:la suite|plus).{0,20}|en savoir plus|leer más|ver más|les mer|läs mer|læs mere|lees (?:meer|verder)|leggi (?:tutto|di più)|\d+ min(?:s|utes?)?(?: to)? read|[→»›…. ]+)$/i;

/**
 * The dated entries that a page lists, recognised by their shape: parts with one date and one title each, repeated.
 * Empty for pages with fewer than two.
 */
export function readListing(
  tree: MarkupElement,
  { address, dayOrder, latest }: { address: string; dayOrder: DayOrder; latest: string },
): ListEntry[] {
  const all = findDateMarks(tree, dayOrder, latest);
  const marks = withoutDatelines(all, countMarks(all, tree));
  if (marks.length < ITEMS_MIN) return [];
  const counts = countMarks(marks, tree);
  const isDateFirst = isDateBeforeTitle(marks, counts);
  const items = marks.slice(0, ITEMS_MAX).flatMap((mark) => {
    const card = cardOf(mark.element, counts, tree);
    const beside = besideOf(card, counts, isDateFirst);
    const parts = isWhole(card, mark, beside) ? [card] : [card, ...beside];
    return [{ mark, parts, lines: parts.flatMap((part) => linesOf(part, mark.element)) }];
  });
  const labels = findLabels(items.map(({ lines }) => lines));
  // Where the only heading of each repeats, headings say who wrote it, and the title is a line of text.
  const headings = items.map(({ parts }) => headingsOf(parts).map((one) => textOf(one).trim()));
  const hasLabelHeadings =
    headings.every(({ length }) => length <= 1) &&
    headings.flat().filter((text) => labels.has(text)).length >= ITEMS_MIN;
  const bylines = new Set(hasLabelHeadings ? headings.flat() : []);
  const found = items.flatMap(
    (item) =>
      toItem({ ...item, lines: item.lines.filter((line) => !labels.has(line) && !bylines.has(line)) }, address, {
        labels,
        hasLabelHeadings,
      }) ?? [],
  );
  return found.length < ITEMS_MIN ? [] : found;
}

/** The largest part of the page that has this date alone. */
function cardOf(element: MarkupElement, counts: Map<MarkupElement, number>, tree: MarkupElement): MarkupElement {
  let card = element;
  while (card.parentElement !== null && card.parentElement !== tree && counts.get(card.parentElement) === 1)
    card = card.parentElement;
  return card;
}

const isBare = (text: string) => text.length < TITLE_MIN || MORE.test(text) || /^(?:19|20)\d\d$/.test(text);

/** Whether a part says by itself what its date is of, so that its neighbours are other entries. */
function isWhole(card: MarkupElement, { element, rest }: DateMark, beside: MarkupElement[]): boolean {
  const heading = card.querySelector(HEADING);
  if (heading !== null && !isBare(textOf(heading)) && !heading.contains(element)) return true;
  if (
    [...card.querySelectorAll('a')].some(
      (link) => !link.contains(element) && !isBare(textOf(link)) && !isWithinSentence(link),
    )
  )
    return true;
  if (card !== element && linesOf(card, element).length > 0) return true;
  return !isBare(rest) && !beside.some(({ localName }) => /^h[2-6]$/.test(localName));
}

/** In a flat list, whether the date stands before its title: as the first of them does. */
function isDateBeforeTitle(marks: readonly DateMark[], counts: Map<MarkupElement, number>): boolean {
  const votes = marks.slice(0, 20).map(({ element }) => {
    const [before, after] = [element.previousElementSibling, element.nextElementSibling];
    const isTitle = (one: MarkupElement | null) =>
      one !== null && !counts.has(one) && (one.localName.match(/^h[2-6]$/) !== null || one.querySelector('a') !== null);
    return Number(isTitle(after)) - Number(isTitle(before));
  });
  const sum = votes.reduce<number>((total, vote) => total + vote, 0);
  return sum === 0 ? marks[0]?.element.previousElementSibling === null : sum > 0;
}

/** Undated elements that follow a date, or precede it, up to the next one. */
function besideOf(card: MarkupElement, counts: Map<MarkupElement, number>, isDateFirst: boolean): MarkupElement[] {
  const found: MarkupElement[] = [];
  if (!isDateFirst) {
    const before = card.previousElementSibling;
    if (before !== null && !counts.has(before)) found.push(before);
  }
  let next = card.nextElementSibling;
  while (next !== null && !counts.has(next) && found.length < SIBLINGS_MAX) {
    // After a date that stands below its title, the next heading begins the next entry.
    if (/^h[1-6]$/.test(next.localName) && (!isDateFirst || found.length > 0)) break;
    found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

function toItem(
  { mark: { element, day, rest, isSigned }, parts, lines }: { mark: DateMark; parts: MarkupElement[]; lines: string[] },
  address: string,
  { labels, hasLabelHeadings }: { labels: ReadonlySet<string>; hasLabelHeadings: boolean },
): ListEntry | null {
  const isTitle = (one: MarkupElement) =>
    !isBare(textOf(one)) && !one.contains(element) && !labels.has(textOf(one).trim());
  const heading = headingsOf(parts).find(
    (one) => isTitle(one) && (!hasLabelHeadings || one.querySelector('a') !== null),
  );
  const all = parts.flatMap((part) => (part.localName === 'a' ? [part] : [...part.querySelectorAll('a')]));
  const links = all.filter((link) => !isOfSeveral(link));
  if (heading === undefined && all.length > 0 && links.length === 0) return null;
  const named = links.find((link) => isTitle(link) && !isWithinSentence(link));
  if (isSigned && heading === undefined && named === undefined) return null;
  const title =
    (heading && textOf(heading).trim()) ||
    (named && textOf(named).trim()) ||
    (isBare(rest) ? '' : firstSentence(rest)) ||
    lines[0] ||
    '';
  if (isBare(title) || title.length > TITLE_MAX) return null;
  const around = parts[0]?.closest('a') ?? null;
  const link = heading?.closest('a') ?? heading?.querySelector('a') ?? named ?? leadingOn(links) ?? around;
  const body = (isBare(rest) ? lines : [rest, ...lines]).filter((line) => line !== title && !MORE.test(line));
  return {
    url: addressOf(link, address),
    title: withoutLeadingDay(title),
    date: day,
    text: body.join('\n').slice(0, TEXT_MAX),
  };
}

const headingsOf = (parts: readonly MarkupElement[]) =>
  parts.flatMap((part) => (/^h[1-6]$/.test(part.localName) ? [part] : [...part.querySelectorAll(HEADING)]));

/** A link on some words of a longer sentence names what it leads to, and not the entry. */
function isWithinSentence(link: MarkupElement): boolean {
  const parent = link.parentElement;
  return (
    parent !== null &&
    /^(?:p|li|td|dd|div|span)$/.test(parent.localName) &&
    textOf(link).length < 0.5 * textOf(parent).length &&
    /[.!?](?:\s|$)/.test(textOf(parent))
  );
}

/** The link to the entry's own page, where neither its heading nor a name leads there. */
const leadingOn = (links: readonly MarkupElement[]) =>
  links.find((link) => MORE.test(textOf(link).trim())) ?? links.find((link) => !isWithinSentence(link)) ?? links[0];

/** All that one author wrote, or all of one kind: it stands beside many titles and is none. */
const isOfSeveral = (link: MarkupElement) =>
  /(?:[?&](?:author|cat|category|tag)=|\/(?:authors?|categor(?:y|ies)|tags?|topics?|kategorien?|schlagwort|auteurs?|autor)\/)/i.test(
    link.getAttribute(LINK_ATTRIBUTE) ?? '',
  );

/** A paragraph that begins with its day has its first sentence for a title. */
const firstSentence = (text: string) => /^.{8,240}?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** Paragraphs of an element beside the date and what only leads on. */
function linesOf(part: MarkupElement, date: MarkupElement): string[] {
  if (part === date) return [];
  const dated = part.contains(date) ? textOf(date).trim() : null;
  return htmlToText(part.innerHTML)
    .split('\n')
    .filter((line) => line.replace(/[\s|·•–—-]+$/u, '') !== dated && !MORE.test(line) && line.length >= TITLE_MIN);
}

export function addressOf(link: MarkupElement | null | undefined, page: string): string | null {
  const href = link?.getAttribute(LINK_ATTRIBUTE) ?? '';
  if (href === '' || href.startsWith('#') || !URL.canParse(href, page)) return null;
  const url = new URL(href, page);
  if (!/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href === page ? null : url.href;
}
