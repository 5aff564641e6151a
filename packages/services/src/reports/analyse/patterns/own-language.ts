import type { NewsCategory } from '../../schemas.ts';
import { AGREES, BRINGS_OUT, RAISES, UNCONFIRMED_THERE } from './own-language-north-and-south.ts';

/** Beginning and end of a word, whatever letters it has. */
const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

/** Purchases of companies and changes of people: told as other news, whatever else their sentences mention. */
const OTHER = word(
  'übernahme|übernimmt|übernommen|erwirbt|erworben|geschäftsführ\\p{L}+|vorständ\\p{L}*|verwaltungsrat\\p{L}*|nachfolg\\p{L}+|rachète|rachat|a acquis|acquisition|nommée?|nomination|directeur général|directrice générale|adquier\\p{L}+|ha adquirido|nombrad[oa]|nombramiento|director[a]? general',
);
const EQUITY_RAISE = word(
  `kapitalerhöhung|finanzierungsrunde|wachstumsfinanzierung|levée de fonds|tour de table|augmentation de capital|(?:lève|lèvent|levons|avons levé|a levé) (?:[\\d,.]+ )?(?:\\p{L}+ )?(?:millions?|M€|euros)|ronda de (?:financiación|inversión)|ampliación de capital|(?:levanta|capta|cierra|ha (?:captado|levantado|cerrado)) [\\d,.]+ (?:millones|M)|${RAISES}`,
);
const PARTNERSHIP = word(
  `kooperation(?:spartner|svertrag|svereinbarung)?|partnerschaft|zusammenarbeit (?:mit|vereinbart|zwischen)|(?:rahmen|liefer|kooperations)?vertrag (?:über|mit|unterzeichnet|geschlossen)|(?:ein|den|einen) (?:\\p{L}+ )?(?:rahmen|liefer)vertrag|(?:der|den) auftrag (?:wurde|über|von)|partenariats?|(?:accord|contrat) (?:signé|avec|conclu|de \\p{L}+ ans)|(?:signé|signons|signe|conclu) (?:un|une) (?:\\p{L}+ )?(?:accord|contrat|convention)|convenio (?:con|de colaboración)|(?:acuerdo|contrato) (?:con|de colaboración|firmado)|(?:firmado|firmamos|firma) un (?:\\p{L}+ )?(?:acuerdo|contrato|convenio)|alianza (?:con|estratégica)|${AGREES}`,
);
const BUILDING_DE =
  '(?:büro|kontor|niederlassung|standort|(?<!netz|regel|feuer|hand|stock|lauf|trieb|uhr|schuh|fach|mauer|mund)werk|halle|firmensitz|hauptsitz|neubau|lager|logistikzentrum|filiale|labor|showroom|werkstatt|geschäftsstelle|laden)';
const BUILDING_FR =
  '(?:bureaux?|siège|agence|site|usine|atelier|pressoir|entrepôt|magasin|boutique|locaux|laboratoire|showroom)';
const BUILDING_ES =
  '(?:oficinas?|sede|planta|nave|fábrica|almacén|tienda|delegación|centro (?:logístico|de producción|de distribución)|laboratorio|taller)';
const OFFICE_MOVE = word(
  `umzug|umgezogen|ziehen um|zieht um|(?:neue[rsnm]?|zweite[rsnm]?|dritte[rsnm]?|weitere[rsnm]?) (?:\\p{L}+ )?\\p{L}*${BUILDING_DE}(?:s|n|e|en)?(?!-)|\\p{L}*${BUILDING_DE}(?: in [\\p{L}.-]{1,30})? (?:eröffnet|bezogen|eingeweiht)|déménag\\p{L}+|(?:ouvert|ouvrons|ouvre|inauguré|inaugurons|inaugure|ouverture|inauguration) (?:d['’])?(?:un|une|de notre|notre|nos|de nos|ses|son|sa|du|de la) (?:nouve\\p{L}{1,6} |deuxième |seconde? |troisième ){0,2}${BUILDING_FR}|nouve(?:aux|lle|au) ${BUILDING_FR}|(?:inaugura\\p{L}*|abr(?:e|imos|ió)|ha abierto|hemos abierto|estrena\\p{L}*|traslada\\p{L}*) (?:a |su |una? |nuestr[oa]s? |la |sus ){0,2}(?:nuev[oa]s? |segund[oa] )?${BUILDING_ES}|nuev[oa]s? ${BUILDING_ES} (?:en|de)|nos (?:hemos )?mud\\p{L}+|nos trasladamos`,
);
const LAUNCH = word(
  `auf den markt|ab sofort (?:lieferbar|erhältlich|verfügbar|bestellbar)|ab sofort (?:ist|sind) [^!?]{2,90} (?:lieferbar|erhältlich|verfügbar|bestellbar)|jetzt (?:lieferbar|erhältlich|verfügbar)|(?:führt|führen) (?:mit )?[^.!?]{2,60} ein|(?:stellt|stellen) [^.!?]{2,60} vor|lancier(?:t|en)|neue[srn]? produkt\\p{L}*|produktneuheit|nous lançons|lançons|lancent|lance (?:un|une|le|la|son|sa)|(?:est|sont) (?:désormais |maintenant )?disponibles?|nouveau produit|(?:dévoile|dévoilons|présentons)|nouveau(?:té)? ?:|lanzamiento del?|lancement (?:de|du|d’)|markteinführung|lanza(?:mos)?|ha lanzado|hemos lanzado|presentamos|ya (?:está )?disponible|nuevo producto|${BRINGS_OUT}`,
);
/** Plans, doubts and denials, before which nothing has happened yet. */
const UNCONFIRMED = word(
  `nicht|kein\\p{L}*|möglicherweise|plant|planen|erwägt|pas|aucune?|envisage|projette|no|ningun[oa]|prevé|estudia|${UNCONFIRMED_THERE}`,
);

/**
 * The category of the company's own news by the words of its language that tell an event; null where none does. For texts of which it is known that the company reports of itself.
 */
export function ownLanguageCategory(texts: readonly string[]): NewsCategory | 'launch' | null {
  for (const text of texts) {
    if (UNCONFIRMED.test(text)) continue;
    if (OTHER.test(text)) return 'other';
    if (EQUITY_RAISE.test(text)) return 'equity_raise';
    if (LAUNCH.test(text)) return 'launch';
    if (PARTNERSHIP.test(text)) return 'partnership';
    if (OFFICE_MOVE.test(text)) return 'office_move';
  }
  return null;
}

/** The product of such a launch: a name with a figure, one before a colon, or one between a verb and a comma. */
export function ownLanguageProduct(texts: readonly string[]): string | null {
  for (const text of texts)
    for (const pattern of PRODUCT) {
      const name = pattern.exec(text)?.[1];
      if (name !== undefined) return name.trim();
    }
  return null;
}

const NAME = String.raw`\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*| \d+){0,3}`;
const PRODUCT = [
  new RegExp(
    `(?:versjon(?:en)?|version(?:en)?|versione|versie|versión) (?:av|af|di|van|von|de) (?:vår |vores |onze |notre |nuestro )?(${NAME})`,
    'u',
  ),
  /[„«»"“]\s?(\p{Lu}[^„«»"“”]{2,40}?)\s?[“”«»"]/u,
  /(?<![\p{L}\d])(\p{Lu}{1,5}[ -]?\d{1,5}[\p{Lu}\d-]*)(?![\p{L}\d%])/u,
  new RegExp(
    String.raw`(?:lançons|lance|dévoilons|présentons|lanzamos|lanza|presentamos) (${NAME})(?=[,.:]|$| (?:un|une|el|la|le)\b)`,
    'u',
  ),
  new RegExp(
    `^(${NAME}) (?:est|está|ist) (?:désormais |ya |ab sofort )?(?:disponible|verfügbar|erhältlich|lieferbar)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Ll]anser(?:er|te|ar|ade)|[Ll]ancer(?:er|ede)|[Ll]ancia(?:mo)?|[Pp]resentiamo|[Ll]anceert|[Ll]anceren|[Ii]ntroduceert) (${NAME})(?=[,.:]|$| (?:en|et|ett|un|una|een)(?!\p{L}))`,
    'u',
  ),
  // "Schichtmodul based on Acme Suite launched": the thing that begins a title.
  new RegExp(
    String.raw`^(\p{Lu}\p{Ll}+(?:modul|app|portal|kalkulator|plattform|verktøy|verktyg|værktøj|platform|module)(?: ${NAME})?)(?: (?:basert|basera[dt]|baseret) på [^.!?]{2,40})? (?:er |är |har )?(?:nå |nu )?(?:lansert|lanserad|lanseret|lanceret)(?!\p{L})`,
    'u',
  ),
  // "Android-App für Fahrer", of which the text says that it is there.
  /^(\p{L}[\p{L}\d]*-App)(?= (?:für|jetzt|ist)(?!\p{L})|$|:)/u,
  new RegExp(String.raw`(?:bringt|führt) mit (?:dem |der |den )?(${NAME}) (?:ein|eine|einen)(?!\p{L})`, 'u'),
];
