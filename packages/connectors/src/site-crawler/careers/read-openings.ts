import { type MarkupElement, textOf as rawTextOf } from '../listing/markup-tree.ts';
import { LINK_ATTRIBUTE } from '../page/visible-markup.ts';
import { hasDocument, leadsOn } from './opening-cards.ts';
import { bareTitle, hasGenderMark, isShortLabel, namesOpenings, saysNoOpenings } from './opening-words.ts';
import { endOfSection, isBelowOtherList, isOtherList, isTaken, type Ordered, saysOfOthers } from './other-lists.ts';
import { isPositionTitle } from './position-title.ts';

export interface CareersPageOpening {
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
  const announcing = ordered.filter(
    ({ element, title }) =>
      namesOpenings(title) &&
      !isOtherList(title) &&
      !isPositionTitle(title) &&
      !saysOfOthers(title) &&
      isLeafOf(element, title) &&
      element.localName !== 'a',
  );
  const first = announcing[0];
  const titled = ordered.filter(
    ({ element, title }) =>
      isPositionTitle(title) && !containsOther(element) && !isWithinSentence(element) && !isTaken(element, title),
  );
  const isOfOthers = ordered.some(
    ({ element, order, title }) =>
      element.localName === 'p' &&
      order < Math.max(first?.order ?? 0, titled[0]?.order ?? 0) &&
      namesOpenings(title) &&
      saysOfOthers(title),
  );
  if (isOfOthers) return null;
  // A line that invites, above everything else, may have no list of its own.
  const announced =
    announcing.find((one) => {
      const end = endOfSection(ordered, one);
      return titled.some(({ order }) => order > one.order && order < end && !isBelowOtherList(ordered, order, one));
    }) ?? first;
  const named = titled.flatMap(({ element, order, title }): Named[] =>
    isBelowOtherList(ordered, order, announced) ? [] : [{ element, title, order, shape: shapeOf(element) }],
  );
  const isAnnouncedByPage = namesOpenings(pageTitle);
  const from = announced?.order ?? (isAnnouncedByPage ? 0 : null);
  const end = endOfSection(ordered, announced);
  const below = from === null ? [] : named.filter(({ order }) => order > from && order < end);
  const proven = named.filter((one) => leadsOn(one.element, address) || hasGenderMark(one.title));
  const saysNone = saysNoOpenings(textOf(tree));
  const areAlike = (one: Named) => proven.some(({ shape }) => shape === one.shape);
  // What stands beside "no vacancies" is a vacancy only with a page of its own or an application, or as one of several
  // with a document each: the words may be of one country among many.
  const documented = saysNone ? below.filter(({ element }) => hasDocument(element)) : [];
  const unannounced = from === null && isCareersAddress(address) ? alikeHeadings(named, ordered) : [];
  const unproven = saysNone ? [] : [...below, ...unannounced].filter((one) => proven.length === 0 || areAlike(one));
  const areDocumented = documented.length > 1;
  const basis = [...new Set([...proven, ...(areDocumented ? documented : unproven)])];
  const shape = mostFrequent(basis.map((one) => one.shape));
  const alike =
    shape === null
      ? []
      : [
          ...basis.filter((one) => one.shape === shape || isCardLike(one, basis, shape)),
          ...likeThem(ordered, { shape, known: basis, address, announced, areDocumented }),
        ];
  const listed = [...alike, ...ofFurtherLists(proven, alike)];
  const openings = distinct(listed.toSorted((a, b) => a.order - b.order).map((one) => toOpening(one, address)));
  if (openings.length > 0) return { openings: openings.slice(0, OPENINGS_MAX), saysNone: false };
  return saysNone ? { openings: [], saysNone: true } : null;
}

const CAREERS_ADDRESS =
  /(?<!\p{L})(?:careers?|jobs?|karriere|stellen\p{L}*|vacanc\p{L}*|vacatures?|openings?|recrutement|emplois?|empleos?|vacantes|stillinger)(?!\p{L})/iu;
const isCareersAddress = (address: string) => CAREERS_ADDRESS.test(new URL(address).pathname);

/**
 * Headings of one look that name positions one after the other, as on a page whose title alone says what they are. Where
 * others of the same look name none, they are fields of work; numbered ones are the steps of a career.
 */
function alikeHeadings(named: readonly Named[], ordered: readonly Ordered[]): Named[] {
  const headings = named.flatMap((one): Named[] => {
    const element = one.element.closest(HEADINGS);
    return element === null || /^\d+\s?[.)]/.test(one.title) ? [] : [{ ...one, element, shape: shapeOf(element) }];
  });
  const groups = [...Map.groupBy(headings, ({ shape }) => shape).values()].toSorted((a, b) => b.length - a.length);
  const [most = []] = groups;
  const alike = ordered.filter(
    ({ element }) => element.closest(HEADINGS) === element && shapeOf(element) === most[0]?.shape,
  );
  return most.length >= ALIKE_MIN && most.length >= SHARE_MIN * alike.length ? most : [];
}

const HEADINGS = 'h2,h3,h4,h5,summary,dt';
const SHARE_MIN = 0.75;
const ALIKE_MIN = 2;

const HEADS_A_CARD = /^(?:h[2-6]|li|a|summary|dt|td)$/;

/** Positions of a second list, which looks otherwise, as that of apprenticeships; not those that are named again. */
function ofFurtherLists(proven: readonly Named[], main: readonly Named[]): Named[] {
  const known = new Set(main.map(({ title }) => bareTitle(title)));
  return proven.filter(({ element, title, shape }) => {
    const isOfList = main.some((one) => one.shape === shape);
    if (isOfList || !hasGenderMark(title) || !HEADS_A_CARD.test(element.localName) || known.has(bareTitle(title)))
      return false;
    known.add(bareTitle(title));
    return true;
  });
}

/** Cards of one list may differ in what surrounds their headings, as every second one is turned round. */
const isCardLike = (one: Named, basis: readonly Named[], shape: string): boolean =>
  /^h[2-6]$/.test(one.element.localName) &&
  hasGenderMark(one.title) &&
  basis.some(
    ({ element, shape: other }) =>
      other === shape &&
      element.localName === one.element.localName &&
      classOf(element) === classOf(one.element) &&
      element.parentElement?.localName === one.element.parentElement?.localName,
  );

interface KnownList {
  shape: string;
  known: readonly Named[];
  address: string;
  announced: Ordered | undefined;
  /** They are known by their documents. */
  areDocumented: boolean;
}

/** Titles of unusual occupations stand in the same list as the others. */
function likeThem(
  ordered: readonly Ordered[],
  { shape, known, address, announced, areDocumented }: KnownList,
): Named[] {
  const orders = new Set(known.map(({ order }) => order));
  const lists = new Set(known.map(({ element }) => element.closest('ul,ol,table,dl')).filter((list) => list !== null));
  const isBetween = (order: number) => known.some((one) => one.order < order) && known.some((one) => one.order > order);
  const areLinked = known.every((one) => leadsOn(one.element, address));
  return ordered.flatMap(({ element, order, title }) => {
    if (isBelowOtherList(ordered, order, announced) || isTaken(element, title)) return [];
    if (orders.has(order) || !isShortLabel(title) || namesOpenings(title) || shapeOf(element) !== shape) return [];
    const one = { element, order, title, shape };
    const list = element.closest('ul,ol,table,dl');
    const isBeside = list !== null && lists.has(list) && !areLinked && /^(?:h\d|li|a|summary)$/.test(element.localName);
    const isDocumented = areDocumented && (isBetween(order) || hasDocument(element));
    return (isBeside || isDocumented || leadsOn(one.element, address)) && !containsOther(element) ? [one] : [];
  });
}

/** No element inside it has the same text, so that one thing is found once. */
const isLeafOf = (element: MarkupElement, text: string) =>
  ![...element.querySelectorAll(NAMING)].some((inner) => textOf(inner) === text);

/** Words in the middle of a sentence, as "apply as **Fitter (m/f/d)** today", name no position. */
function isWithinSentence(element: MarkupElement): boolean {
  const parent = element.parentElement;
  if (parent === null || !INLINE.test(element.localName)) return false;
  let before = '';
  for (const node of parent.childNodes) {
    if (node === element) break;
    const isInline = !('localName' in node) || INLINE.test(String(node.localName));
    before = isInline ? `${before}${node.textContent ?? ''}` : '';
  }
  return before.trim().length > MARKS_MAX || isWithinSentence(parent);
}

/** Of a bullet or a number before a title. */
const MARKS_MAX = 2;
const INLINE = /^(?:a|b|strong|em|i|span|u|mark|small|font)$/;

const containsOther = (element: MarkupElement) =>
  [...element.querySelectorAll(NAMING)].some((inner) => {
    const text = textOf(inner);
    return isPositionTitle(text) || text === textOf(element);
  });

const classOf = (element: MarkupElement | null) =>
  (element?.getAttribute('class') ?? '').replace(/[-_]?\d+/g, '').trim();
const shapeOf = (element: MarkupElement) =>
  [element.localName, classOf(element), element.parentElement?.localName, classOf(element.parentElement)].join('|');

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
