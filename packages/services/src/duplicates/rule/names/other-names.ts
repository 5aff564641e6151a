import { fold } from '@workbench/text/fold';
import { regionOf } from '../locations/regions.ts';

const YEAR = String.raw`(?:\s*(?:\d{1,2}[./])?\d{4})?[\s:-]+`;
/** "Sky (formerly Premiere AG)", "Smith Ltd t/a Smith's Bakery". */
const OTHERWISE =
  'formerly(?: known as)?|previously(?: known as)?|ehemals|ehem\\.|vormals|vorm\\.|fr[üu]her|anciennement|dba|d/b/a|' +
  'doing business as|aka|a\\.k\\.a\\.|also known as|t/a|trading as|fka|f/k/a|voorheen|tidigare|tidl\\.|dawniej|d[řr][íi]ve';
/** Only behind a sign, as in "Klarsicht (bis 2021: Optik Berger)": they are words of names, too. */
const BEHIND_SIGN = 'now|was|n[ée]e|until|since|jetzt|heute|bis|seit|ex|antes|ya|gi[àa]|ahora|ora';
const FURTHER_NAME = new RegExp(
  `(?:[\\s,;/([–-]+(?:${OTHERWISE})|\\s*[,;/([–-]+\\s*(?:${BEHIND_SIGN})|\\s+née)${YEAR}`,
  'iu',
);
const IN_BRACKETS = /[([]([^()[\]]{2,80})[)\]]/u;
/** Between a name and what a page's title says beside it. */
const TITLE_SIGN = /\s+(?:[|–—·•»-])\s+|\s*\|\s*/u;
const PAGE =
  /^(?:home|home ?page|start|startseite|start ?seite|accueil|inicio|in[ií]cio|hjem|hem|etusivu|strona g[łl][óo]wna|[úu]vod|pagina iniziale|welcome|willkommen|bienvenue|benvenuti|(?:the )?official (?:site|website)|offizielle (?:seite|webseite|website)|site officiel|sitio oficial|sito ufficiale)$/iu;
const WELCOME =
  /^(?:welcome to|willkommen (?:bei|beim|in der|zur)|bienvenue (?:chez|[àa])|benvenuti (?:da|in)|bienvenidos a|welkom bij|v[äa]lkommen till)\s+/iu;
/** What users of a database write to an entry. */
const REMARK =
  /^(?:do not use|don't use|duplicate|dup|dupe|copy|kopie|doublette|dublette|old|alt|inactive|inaktiv|archived|archiviert|closed|test|nicht (?:verwenden|benutzen))$/iu;
const REMARK_BEFORE = /^(?:z{2,}|x{2,}|\*+)[\s_:-]*(?=\p{L})/iu;
const NAMES_MAX = 4;

/**
 * Every name that a text gives for one company: the whole without what is in brackets, what follows "formerly". What a
 * page's title says beside it and remarks of users are left out.
 */
export function namesIn(text: string): string[] {
  const cleaned = text.replace(REMARK_BEFORE, '').replace(WELCOME, '');
  const names = cleaned.split(FURTHER_NAME).map(withoutLooseBrackets).flatMap(outAndInBrackets).map(withoutPage);
  const whole = names.map((name) => name.trim()).filter((name) => fold(name) !== '');
  return whole.length === 0 ? [text] : [...new Set(whole)].slice(0, NAMES_MAX);
}

function outAndInBrackets(part: string): string[] {
  const bracketed = IN_BRACKETS.exec(part);
  const inner = bracketed?.[1] ?? '';
  // "Acme (UK) Ltd" is the branch of a country.
  if (bracketed === null || regionOf(fold(inner)) !== null) return [part];
  const outer = part.replace(IN_BRACKETS, ' ');
  return REMARK.test(inner.trim()) ? [outer] : [outer, inner];
}

function withoutPage(name: string): string {
  const parts = name.split(TITLE_SIGN).filter((part) => fold(part) !== '');
  const kept = parts.filter((part) => !PAGE.test(part.trim()) && !REMARK.test(part.trim()));
  if (parts.length < 2 || kept.length === 0) return name;
  return kept.length === parts.length ? name : kept.join(' ');
}

/** "Sky (formerly Premiere)" is cut within its brackets. */
function withoutLooseBrackets(part: string): string {
  const isOpen = /[([]/.test(part);
  const isClosed = /[)\]]/.test(part);
  return isOpen === isClosed ? part : part.replace(/[()[\]]/g, ' ');
}
