import type { MessageLanguage } from '../../schemas.ts';
import { languageOf } from '../language-of.ts';

/** Finite verbs of news, as sentences and headlines of each language have them. */
export const FACT_VERBS: Record<MessageLanguage, RegExp> = {
  en: /(?<!\p{L})(?:is|are|was|has|have|will|raises|raised|secures|secured|closes|closed|opens|opened|launches|launched|unveils|unveiled|introduces|introduced|releases|released|acquires|acquired|buys|bought|signs|signed|appoints|appointed|names|named|hires|hired|wins|won|receives|received|expands|expanded|moves|moved|partners|partnered|joins|joined|uses|runs|holds|migrated|adopted|advertises|seeks|completes|completed|publishes|published|files|filed|announced|announces)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:hat|haben|ist|wird|werden|wurde|wurden|eröffnet|gründen|planen|eröffnen|kooperieren|starten|unterzeichnen|übernimmt|kauft|startet|führt|stellt|sucht|ernennt|beruft|erhält|bekommt|sammelt|schließt|expandiert|kooperiert|unterzeichnet|gewinnt|hält|nutzt|setzt|baut|bringt|plant|investiert|verlegt|zieht|veröffentlicht|präsentiert|lanciert|erweitert|meldet|liefert|beteiligt|verstärkt|bietet|entwickelt|arbeitet|betreibt|rüstet|rüsten|investieren|bauen|liefern|stellen|setzen|bringen|erhalten|gewinnen|suchen|betreiben|gründet|errichtet|erwirbt|vergibt|wechselt|modernisiert|digitalisiert|automatisiert|testet|schreibt)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:a(?= (?:\p{L}+(?:é|ée|és|i|u|is|it|ert|int)(?!\p{L})|été|pour))|ont|est|sont|va|vient|viennent|lance|ouvre|reprend|rachète|acquiert|obtient|boucle|lève|propose|cherche|recherche|recrute|nomme|signe|remporte|décroche|dépose|gagne|rénove|utilise|détient|rejoint|présente|dévoile|investit|déménage|s’implante|prépare|transfère|installe|supprime|agrandit|ouvre|change|déploie|publie|crée|construit|embauche|conclut|finalise|emploie|devient|développe|reçoit|inaugure|adopte|étend)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:ha|han|es|será|acaba|acaban|se traslada|invierte|lanza|estrena|presenta|abre|abrió|compra|compró|adquiere|adquirió|completa|cierra|levanta|capta|busca|contrata|ofrece|nombra|nombró|firma|firmó|gana|ganó|obtiene|utiliza|usa|se incorpora|invierte|amplía|inaugura|inauguró|patenta|convoca|logra|consigue|registra|renueva|traslada|publica|publicó|recibe|construye|desarrolla|llega|migra|adopta|incorpora|ficha|recluta)(?!\p{L})/gu,
};

/** Words that come with news where a headline has no verb. */
const HINTS: Record<MessageLanguage, RegExp> = {
  en: /\b(?:new|the|of|for|at)\b/gi,
  de: /\b(?:[Nn]eue[rsnm]?|für|bei|zur|zum|mit)\b/g,
  fr: /(?<!\p{L})(?:nouveau|nouvelle|pour|chez|levée|ouverture|du|des|au|aux)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:nuev[oa]s?|para|con|ronda|apertura|directora?|dos|tres|sus)(?!\p{L})/giu,
};

/** Small words and endings of Portuguese, Italian and Dutch. */
const FOREIGN =
  /(?<!\p{L})(?:uma|sua|seu|não|loja|em|pela|pelo|della|dello|nuovo|nuova|nel|nella|gli|il|het|een|nieuwe|wordt|voor)(?!\p{L})|(?:ção|ções|ões)(?!\p{L})/iu;
export const isForeign = (text: string): boolean => FOREIGN.test(text);

/** The language of a fact, by its verb and its small words; names are of none. */
export function factLanguage<Unknown>(
  text: string,
  names: readonly string[],
  unknown: Unknown,
): MessageLanguage | Unknown {
  // "BEI" is a bank, and no German word.
  const words = names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(/\b\p{Lu}{2,}\b/gu, ' ');
  const scores = (Object.keys(FACT_VERBS) as MessageLanguage[])
    .map((language) => ({
      language,
      count:
        2 * (words.match(FACT_VERBS[language]) ?? []).length +
        (words.match(HINTS[language]) ?? []).length +
        (languageOf(words, null) === language ? 2.5 : 0),
    }))
    .sort((a, b) => b.count - a.count);
  const [best, next] = scores;
  return best === undefined || best.count === 0 || best.count === next?.count ? unknown : best.language;
}
