import { type MarkupElement, textOf as rawTextOf } from '../listing/markup-tree.ts';
import { LINK_ATTRIBUTE } from '../page/visible-markup.ts';
import {
  hasGenderMark,
  isPositionTitle,
  isShortLabel,
  leadsToApplication,
  namesOpenings,
  saysNoOpenings,
} from './opening-words.ts';
import { endOfSection, isBelowOtherList, isOtherList, isTaken, type Ordered, saysOfOthers } from './other-lists.ts';

interface CareersPageOpening {
  title: string;
  location: string | null;
  /** Its own page; null where the list says all. */
  url: string | null;
}

export interface CareersPageOpenings {
  openings: CareersPageOpening[];
  /** The page says in words that there are none. */
  saysNone: boolean;
}

const textOf = (element: MarkupElement) => rawTextOf(element).trim();

const OPENINGS_MAX = 300;
const NAMING = 'h1,h2,h3,h4,h5,h6,li,a,strong,b,td,dt,summary,p,div,span';
/** How far around a title its own link and the words about applying are looked for. */
const CARD_DEPTH = 6;

interface Named {
  element: MarkupElement;
  title: string;
  /** Elements that look alike have one. */
  shape: string;
  order: number;
}

/**
 * The open positions that a page lists in plain markup. Titles count below a heading that announces open positions, or
 * where they lead to their own page or to an application; null where the page says nothing of any.
 */
export function readOpenings(tree: MarkupElement, address: string, pageTitle: string): CareersPageOpenings | null {
  const elements = [...tree.querySelectorAll(NAMING)];
  const ordered = elements.map((element, order) => ({ element, order, title: textOf(element) }));
  const announced = ordered.find(
    ({ element, title }) =>
      namesOpenings(title) &&
      !isOtherList(title) &&
      !isPositionTitle(title) &&
      !saysOfOthers(title) &&
      isLeafOf(element, title) &&
      element.localName !== 'a',
  );
  const isOfOthers = ordered.some(
    ({ element, order, title }) =>
      element.localName === 'p' && order < (announced?.order ?? 0) && namesOpenings(title) && saysOfOthers(title),
  );
  if (isOfOthers) return null;
  const named = ordered.flatMap(({ element, order, title }): Named[] =>
    isPositionTitle(title) && !containsOther(element) && isOfCompany(ordered, order) && !isTaken(element, title)
      ? [{ element, title, order, shape: shapeOf(element) }]
      : [],
  );
  const isAnnouncedByPage = namesOpenings(pageTitle);
  const from = announced?.order ?? (isAnnouncedByPage ? 0 : null);
  const end = endOfSection(ordered, announced);
  const below = from === null ? [] : named.filter(({ order }) => order > from && order < end);
  const proven = named.filter((one) => leadsOn(one, address) || hasGenderMark(one.title));
  const saysNone = saysNoOpenings(textOf(tree));
  // What stands beside "no vacancies" is a vacancy only with a page of its own or an application.
  const areAlike = (one: Named) => proven.some(({ shape }) => shape === one.shape);
  const basis =
    proven.length === 0 && !saysNone ? below : [...new Set([...proven, ...(saysNone ? [] : below.filter(areAlike))])];
  const shape = mostFrequent(basis.map((one) => one.shape));
  const alike =
    shape === null ? [] : [...basis.filter((one) => one.shape === shape), ...likeThem(ordered, shape, basis, address)];
  const openings = distinct(alike.toSorted((a, b) => a.order - b.order).map((one) => toOpening(one, address)));
  if (openings.length > 0) return { openings: openings.slice(0, OPENINGS_MAX), saysNone: false };
  return saysNone ? { openings: [], saysNone: true } : null;
}

const isOfCompany = (ordered: readonly Ordered[], at: number) => !isBelowOtherList(ordered, at);

/** Titles of unusual occupations stand in the same list as the others. */
function likeThem(ordered: readonly Ordered[], shape: string, known: Named[], address: string): Named[] {
  const orders = new Set(known.map(({ order }) => order));
  const lists = new Set(known.map(({ element }) => element.closest('ul,ol,table,dl')).filter((list) => list !== null));
  const areLinked = known.every((one) => leadsOn(one, address));
  return ordered.flatMap(({ element, order, title }) => {
    if (!isOfCompany(ordered, order) || isTaken(element, title)) return [];
    if (orders.has(order) || !isShortLabel(title) || namesOpenings(title) || shapeOf(element) !== shape) return [];
    const one = { element, order, title, shape };
    const list = element.closest('ul,ol,table,dl');
    const isBeside = list !== null && lists.has(list) && !areLinked && /^(?:h\d|li|a|summary)$/.test(element.localName);
    return (isBeside || leadsOn(one, address)) && !containsOther(element) ? [one] : [];
  });
}

/** No element inside it has the same text, so that one thing is found once. */
const isLeafOf = (element: MarkupElement, text: string) =>
  ![...element.querySelectorAll(NAMING)].some((inner) => textOf(inner) === text);

const containsOther = (element: MarkupElement) =>
  [...element.querySelectorAll(NAMING)].some((inner) => {
    const text = textOf(inner);
    return isPositionTitle(text) || text === textOf(element);
  });

const classOf = (element: MarkupElement | null) =>
  (element?.getAttribute('class') ?? '').replace(/[-_]?\d+/g, '').trim();
const shapeOf = (element: MarkupElement) =>
  [element.localName, classOf(element), element.parentElement?.localName, classOf(element.parentElement)].join('|');

/** Whether the title leads to a page of its own, or something around it to an application. */
function leadsOn({ element }: Named, address: string): boolean {
  const link = element.closest('a') ?? element.querySelector('a');
  if (link !== null && isBelow(link.getAttribute(LINK_ATTRIBUTE), address)) return true;
  let card = element;
  // Below a heading, the items of a list tell what the position asks for.
  const naming = element.closest('li') === null ? 'h2,h3,h4,h5,h6,summary' : 'h2,h3,h4,h5,h6,li,summary';
  for (let depth = 0; depth < CARD_DEPTH && card.parentElement !== null; depth += 1) {
    const wider = card.parentElement;
    const titles = [...wider.querySelectorAll(naming)].filter((one) => isPositionTitle(textOf(one)));
    if (titles.some((one) => !one.contains(element) && !element.contains(one))) break;
    card = wider;
  }
  return [...card.querySelectorAll('a')].some(
    (one) => !one.contains(element) && leadsToApplication(textOf(one)) && textOf(one).length <= 40,
  );
}

/** A page below this one, or of another folder for jobs. */
function isBelow(href: string | null, address: string): boolean {
  if (href === null || !URL.canParse(href, address)) return false;
  const [url, page] = [new URL(href, address), new URL(address)];
  if (!/^https?:$/.test(url.protocol) || url.href.replace(/#.*$/, '') === page.href) return false;
  const folder = page.pathname.replace(/(?:index)?\.html?$/, '').replace(/\/?$/, '/');
  const isJob =
    /\/(?:jobs?|careers?|karriere|stellen\p{L}*|vacanc\p{L}*|positions?|openings?|emplois?|offres?\p{L}*|recrutement|empleos?|vacantes?|stillinger|vacatures?)[/_-][^/]{3,}/iu.test(
      url.pathname,
    );
  if (/\/(?:stories|story|people|team|courses?|kurse?|events?|blog|news|testimonials?)\//i.test(url.pathname))
    return false;
  return (folder !== '/' && url.pathname.startsWith(folder) && url.pathname.length > folder.length) || isJob;
}

function mostFrequent(shapes: string[]): string | null {
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function toOpening({ element, title }: Named, address: string): CareersPageOpening {
  const href = (element.closest('a') ?? element.querySelector('a'))?.getAttribute(LINK_ATTRIBUTE) ?? '';
  const url = href !== '' && !href.startsWith('#') && URL.canParse(href, address) ? new URL(href, address).href : null;
  const [name = title, ...rest] = title.split(/\s+[–—|·•]\s+/);
  const isNamed = isPositionTitle(name);
  return {
    title: isNamed ? name : title,
    location: isNamed ? (rest.at(-1) ?? null) : null,
    url: url === address ? null : url,
  };
}

/** A position that is named twice, as in a list and above its text, counts once. */
function distinct(openings: CareersPageOpening[]): CareersPageOpening[] {
  const keyOf = ({ title, location, url }: CareersPageOpening) =>
    `${title.toLowerCase()}|${location ?? ''}|${url ?? ''}`;
  return [...new Map(openings.map((one) => [keyOf(one), one])).values()];
}
