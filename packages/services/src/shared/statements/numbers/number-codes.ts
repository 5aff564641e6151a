import { remembering } from '../remembering.ts';

/** Words that a number names something with, rather than counts it: "ISO 9001", "Platform 9", "No. 2". */
const LABEL =
  '(?:ISO(?:/IEC)?|IEC|(?:DIN )?EN(?: ISO)?|DIN|UL|NF|UNE|BS|ASTM|IATF|AS|GDP|GMP|Forms?|Formular|formulaire|formulario|[Nn]o\\.?|[Nn]r\\.?|[Nn][°º]\\s?|[Nn]úm\\.?|[Nn]umber|Nummer|numéro|número|[Ss]ections?|§{1,2}|[Aa]rt(?:icle|ikel|ículo|\\.)?|Lots?|lot|Los|[Ll]ote|[Pp]latform|Gleis|[Qq]uai|[Aa]ndén|Halle|Hall|[Nn]ave|Depot|Mark|Mk|[Pp]hase|[Ff]ase|[Tt]ier|[Tt]ype|Typ|[Tt]ipo|[Cc]lass|Klasse|[Cc]lase|[Cc]lasse|Route|Highway|[Ll]ine|Linie|[Ll]igne|[Ll]ínea|Gate|Block|[Ll]evel|[Nn]iveau|[Nn]ivel|Stufe|Building|Bau|Werk|[Mm]odel|Modell|[Mm]odèle|[Mm]odelo|[Vv]ersion|[Vv]ersión|Regulation|Verordnung|Stage|[Rr]oom|Pier|Berth|Terminal|[Tt]erminal|Chapter|Kapitel|Schedule|Studio|Dock|[Zz]ona|[Zz]one|Boeing|Airbus)';
const CODE = new RegExp(
  [
    // "510(k)", "401(k)", "8-K".
    String.raw`(?<![\p{L}\d.,])\d{1,4}\s?\([a-z]\)|(?<![\p{L}\d.,])\d{1,2}-[KQF](?!\p{L})`,
    String.raw`(?<![\p{L}])${LABEL}\s?\d+(?:[-–/.:]\d+)*(?![\d%]|[.,]\d|\s?(?:%|million|Million|millones|euros?))`,
    // "A320", "BR 442", "X-7".
    String.raw`(?<![\p{L}\d$€£])\p{Lu}{1,3}[-\s]?\d{1,4}(?![\d%]|[.,]\d|\s?(?:%|million|Million|bn|m\b|euros?))(?<![$€£]\d{1,4})`,
  ].join('|'),
  'gu',
);
const CURRENCY = /^(?:US|USD|EUR|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR|Q|H|S|A|C|M)[-\s]?\d/u;

const KNOWN_MAX = 500;
/** Where a text has a number that names something, by its form or the word before it. */
export const codesIn = remembering<readonly { start: number; end: number }[]>((text) => {
  return [...text.matchAll(CODE)]
    .filter(([words]) => !CURRENCY.test(words))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
}, KNOWN_MAX);

/** The text without the figures of its codes, which count nothing; their words stay. */
export function withoutCodes(text: string): string {
  return codesIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replace(/\d/g, ' ') + rest.slice(end),
    text,
  );
}
