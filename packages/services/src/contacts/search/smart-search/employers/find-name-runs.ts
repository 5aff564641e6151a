import { findPhrase, LEXICONS } from '../languages/lexicon.ts';
import { LOCATION_NAMES } from '../locations/gazetteer.ts';
import { startsWithCapital } from '../sentence/tokenised-sentence.ts';
import type { Token } from '../sentence/tokens.ts';
import { findLongest } from '../sentence/vocabulary.ts';
import { COMPANY_NOUNS } from '../sentence/word-lists.ts';
import { isKnownWord } from '../spelling/known-words.ts';
import { INDUSTRIES } from './find-industry.ts';

const WORDS_MAX = 5;
/** What an employer stands behind, in four languages. */
const LEAD = /^(?:at|bei|beim|chez|en|for|von|de|of|para|fur)$/;
const ARTICLE = /^(?:der|dem|den|die|the|la|le|el|l)$/;
const LEGAL_FORM = /^(?:AG|GmbH|SE|KG|KGaA|OHG|mbH|SAS|SARL|SA|SL|SLU|SpA|Srl|BV|NV|Oy|ApS|Inc|Ltd|LLC|PLC|Corp)$/;
/** German common nouns have capitals, too; in the plural they are no name. */
const isGermanPlural = (token: Token): boolean => (isOfNoVocabulary(token) ? /en$/ : /(?:en|ern|s)$/).test(token.key);

/** Where the capitalised words from a position on end. */
function endOfRun(tokens: readonly Token[], from: number): number {
  let to = from;
  while (
    to < from + WORDS_MAX &&
    startsWithCapital(tokens[to]?.raw ?? '') &&
    (to === from || tokens[to]?.gap === 'space')
  )
    to += 1;
  return to;
}

const meaningOf = (token: Token): string =>
  LEXICONS.map((lexicon) => findPhrase(lexicon, [token], 0)?.english).find((english) => english !== undefined) ?? '';

/** Spanish and French plurals that begin the names of small firms and are said of no kind of company. */
const NAME_OPENING =
  /^(?:aceites|aceros|arroces|automoviles|cementos|citricos|cristales|cubiertas|curtidos|derivados|envases|estructuras|galletas|granjas|harinas|hierros|materiales|motores|quesos|aluminios|autocares|calzados|carnicas|ceramicas|confecciones|congelados|conservas|construcciones|distribuciones|embutidos|excavaciones|frutas|graficas|hermanos|hormigones|industrias|instalaciones|laboratorios|lacteos|maderas|marmoles|muebles|neumaticos|pescados|piensos|pinturas|plasticos|promociones|recambios|semillas|suministros|talleres|tejidos|textiles|transportes|viajes|viveros|ateliers|biscuiterie|cartonnages|caves|charpentes|chocolaterie|conserverie|constructions|editions|etablissements|ets|fonderies|imprimerie|laboratoires|laiteries|meubles|moulins|papeteries|peintures|scierie|transports|tuileries|verreries|vignobles)$/;

/** "Logistik", "Meubles", "Grupo", "Pharma": a word for a kind of company. */
function namesKind(token: Token): boolean {
  const english = meaningOf(token).split(' ');
  const key = english.at(-1) ?? '';
  return (
    NAME_OPENING.test(token.key) ||
    COMPANY_NOUNS.has(key) ||
    INDUSTRIES.values.has(meaningOf(token)) ||
    INDUSTRIES.values.has(token.key)
  );
}

const isLocation = (token: Token): boolean => LOCATION_NAMES.values.has(token.key);
const isOfNoVocabulary = (token: Token): boolean => meaningOf(token) === '' && !isKnownWord(token.key);

/** Whether the words together are a location or a phrase that has a meaning: "en Recursos Humanos". */
function isPhrase(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    findLongest([...tokens], from, LOCATION_NAMES)?.to === to ||
    LEXICONS.some((lexicon) => (findPhrase(lexicon, tokens, from)?.to ?? 0) >= to)
  );
}

/**
 * Names of employers behind "bei", "chez", "en" that consist of a kind of company and a name, or end in a legal form:
 * "Nordlicht Logistik", "Meubles Duval", "Grupo Otero", "Kessel Chemie AG". Words [from, to).
 */
export function findNameRuns(tokens: readonly Token[]): { from: number; to: number }[] {
  if (!tokens.some(({ raw }, at) => at > 0 && /^\p{Ll}{3,}/u.test(raw))) return [];
  return tokens.flatMap((_, from) => {
    const before = ARTICLE.test(tokens[from - 1]?.key ?? '') ? from - 2 : from - 1;
    const lead = tokens[before]?.key ?? '';
    const to = endOfRun(tokens, from);
    if (!LEAD.test(lead) || to < from + 2) return [];
    const words = tokens.slice(from, to);
    if (LEGAL_FORM.test(words.at(-1)?.raw ?? '')) return [{ from, to }];
    if (!/^(?:at|bei|beim|chez|en)$/.test(lead) || isPhrase(tokens, from, to)) return [];
    const isGerman = /^bei/.test(lead);
    const isNamed = isGerman
      ? words.some(isOfNoVocabulary) && words.some(namesKind) && !words.some(isGermanPlural)
      : words.slice(0, 1).every(namesKind) && words.slice(1).some((word) => isOfNoVocabulary(word) || isLocation(word));
    return isNamed ? [{ from, to }] : [];
  });
}
