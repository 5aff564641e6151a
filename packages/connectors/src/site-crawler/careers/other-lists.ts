import type { MarkupElement } from '../listing/markup-tree.ts';
import { textOf as rawTextOf } from '../listing/markup-tree.ts';
import { namesOpenings } from './opening-words.ts';
import { isPositionTitle } from './position-title.ts';

const textOf = (element: MarkupElement) => rawTextOf(element).trim();

/** Headings above people, former or usual positions, and those of other companies. */
const OTHER_LIST =
  /(?<!\p{L})(?:contacts?|team|colleagues?|people|persons?|staff|employees|stories|story|alumni|interviews?|interviewers?|who (?:will|you)|courses?|classes|workshops?|awards?|loans?|customers?|clients?|partners?|portfolio|past|previous(?:ly)?|former|closed|expired|archived?|filled|no longer|usually|often|typical(?:ly)?|ansprechpartner\p{L}*|kontakt\p{L}*|mitarbeitende|mitarbeiter(?:innen)?|kolleg\p{L}+|geschichten|ehemalige\p{L}*|besetzte?|kunden|partnern?|kurse?|équipe|collaborateurs|témoignages?|anciens?|pourvus?|clients|partenaires|formations|equipo|compañeros|testimonios|cubiert[oa]s|clientes|socios|cursos|contacto)(?!\p{L})/iu;

const TAKEN =
  /(?<!\p{L})(?:filled|closed|on hold|taken|expired|no longer (?:available|open)|(?:bereits )?(?:besetzt|vergeben)|pourvue?s?|cubiert[oa]s?|cerrad[oa]s?|ocupad[oa]s?)(?!\p{L})/iu;
const TAKEN_TITLE = new RegExp(`(?:\\([^)]*|[–—-]\\s.*|,\\s)${TAKEN.source}`, 'iu');
const TAKEN_CARD = new RegExp(
  `^${TAKEN.source}[.!]?$|(?:position|role|job|vacancy|stelle|poste|offre|plaza|puesto|vacante)\\p{L}* (?:\\p{L}+ ){0,3}${TAKEN.source}`,
  'iu',
);
/** "Sales Manager (filled)". */
const isTakenTitle = (title: string): boolean => TAKEN_TITLE.test(title);

/** Crossed out, or taken by the words beside it. */
export function isTaken(element: MarkupElement, title: string): boolean {
  if (isTakenTitle(title) || element.closest('s,del,strike') !== null) return true;
  if (element.querySelector('s,del,strike') !== null) return true;
  const card = element.closest('li,tr,article');
  if (card === null) return false;
  return [...card.querySelectorAll('p,span,td,div,em,small')].some((one) => TAKEN_CARD.test(textOf(one)));
}

/** "Vacancies at our members": what an association shows of others. */
const OF_OTHERS =
  /(?<!\p{L})(?:at|of|from|with|by|bei|von|chez|de|en|dans)\s(?:(?:our|the|unseren|unserer|nos|nuestr[oa]s)\s)?(?:member|mitglied|membre|miembro|customer|client|partner|portfolio|kunden|partenaire|socio)\p{L}*/iu;

/** Whether a line above a list says that its positions are those of other organisations. */
export const saysOfOthers = (line: string): boolean => OF_OTHERS.test(line);

/** "Join our team", "Wir erweitern unser Team": a team that looks for people is no list of them. */
const INVITES =
  /(?<!\p{L})(?:join\p{L}*|become|come|grow\p{L}*|expand\p{L}*|strengthen\p{L}*|reinforce|be part|part of|werde\p{L}*|komm\p{L}*|verstärk\p{L}*|erweiter\p{L}*|wachs\p{L}*|wächst|vergrößer\p{L}*|unterstütz\p{L}*|suche?n?|rejoin\p{L}*|rejoign\p{L}*|agrand\p{L}*|renforc\p{L}*|intégr\p{L}+|únete|forma parte|unisciti|bli (?:en del|med)|kom)(?!\p{L})/iu;
const TEAM = /(?<!\p{L})(?:teams?|colleagues?|kolleg\p{L}+|équipe|equipo)(?!\p{L})/giu;

export const isOtherList = (heading: string): boolean =>
  OTHER_LIST.test(INVITES.test(heading) ? heading.replace(TEAM, '') : heading);

const levelOf = ({ localName }: MarkupElement) => (/^h[1-6]$/.test(localName) ? Number(localName.slice(1)) : null);

export interface Ordered {
  element: MarkupElement;
  order: number;
  title: string;
}

/** Where the list below an announcing element ends: at a heading of its level, or one that announces something else. */
export function endOfSection(ordered: readonly Ordered[], announced: Ordered | undefined): number {
  const level = announced === undefined ? null : levelOf(announced.element);
  const end = ordered.find(({ element, order, title }) => {
    const own = levelOf(element);
    if (own === null || order <= (announced?.order ?? -1) || isPositionTitle(title) || namesOpenings(title))
      return false;
    return level !== null && own <= level;
  });
  return end?.order ?? Number.POSITIVE_INFINITY;
}

/**
 * Whether the nearest heading above announces people, or the positions of others. What stands above the line that
 * announces open positions says nothing of them, as "Join our team".
 */
export function isBelowOtherList(ordered: readonly Ordered[], at: number, announced: Ordered | undefined): boolean {
  const from = announced !== undefined && announced.order < at ? announced.order : 0;
  const above = ordered.findLast(
    ({ element, order, title }) => order >= from && order < at && levelOf(element) !== null && !isPositionTitle(title),
  );
  return above !== undefined && isOtherList(above.title);
}
