import { type MarkupElement, textOf as rawTextOf } from '../listing/markup-tree.ts';
import { LINK_ATTRIBUTE } from '../page/visible-markup.ts';
import { leadsToApplication } from './opening-words.ts';
import { isPositionTitle } from './position-title.ts';

const textOf = (element: MarkupElement) => rawTextOf(element).trim();

/** How far around a title its own link and the words about applying are looked for. */
const CARD_DEPTH = 6;

/** Whether the title leads to a page of its own, or something around it to an application. */
export function leadsOn(element: MarkupElement, address: string): boolean {
  const link = element.closest('a') ?? element.querySelector('a');
  if (link !== null && isBelow(link.getAttribute(LINK_ATTRIBUTE), address)) return true;
  const card = cardOf(element);
  return [card, ...belowIt(card)]
    .flatMap((part) => [...(part.localName === 'a' ? [part] : []), ...part.querySelectorAll('a')])
    .some((one) => {
      if (one.contains(element)) return false;
      const words = textOf(one);
      const isMore = LEADS_ON.test(words) && isBelow(one.getAttribute(LINK_ATTRIBUTE), address);
      return words.length <= WORDS_OF_LINK_MAX && (leadsToApplication(words) || isMore);
    });
}

const WORDS_OF_LINK_MAX = 50;
/** On a link beside the title to the page that tells all: "More information", "Zur Stellenbeschreibung". */
const LEADS_ON =
  /(?<!\p{L})(?:more|details?|view|read|learn|see|description|mehr|weiter\p{L}*|ansehen|anzeigen|stellen\p{L}*|(?:en savoir )?plus|détails?|voir|découvrir|ver|más|detalles|scopri|leggi|les mer|læs mere|läs mer|meer|bekijk)(?!\p{L})/iu;

const DOCUMENT = /\.(?:pdf|docx?|odt)(?:[?#]|$)/i;

/** Whether the title, or what stands around or below it, leads to a document, which tells what the position asks for. */
export function hasDocument(element: MarkupElement): boolean {
  const card = cardOf(element);
  const links = [card, ...belowIt(card)].flatMap((part) => [...part.querySelectorAll('a')]);
  return [element.closest('a'), ...links].some((link) => DOCUMENT.test(link?.getAttribute(LINK_ATTRIBUTE) ?? ''));
}

const HEADING = /^(?:h[2-6]|summary|dt)$/;

/** What stands between a heading and the next one, where nothing holds the two together. */
function belowIt(heading: MarkupElement): MarkupElement[] {
  const siblings = HEADING.test(heading.localName) ? [...(heading.parentElement?.children ?? [])] : [];
  const after = siblings.slice(siblings.indexOf(heading) + 1);
  const end = after.findIndex(({ localName }) => HEADING.test(localName));
  return end === -1 ? after : after.slice(0, end);
}

/** As much around a title as names no other. */
function cardOf(element: MarkupElement): MarkupElement {
  let card = element;
  // Below a heading, the items of a list tell what the position asks for.
  const naming = element.closest('li') === null ? 'h2,h3,h4,h5,h6,summary' : 'h2,h3,h4,h5,h6,li,summary';
  for (let depth = 0; depth < CARD_DEPTH && card.parentElement !== null; depth += 1) {
    const wider = card.parentElement;
    const titles = [...wider.querySelectorAll(naming)].filter((one) => isPositionTitle(textOf(one)));
    if (titles.some((one) => !one.contains(element) && !element.contains(one))) break;
    card = wider;
  }
  return card;
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
