/** Behind a figure: what a length is said of. */
const DIMENSION =
  "(?:high|tall|long|wide|deep|thick|in (?:height|length|width|depth|diameter)|above|below|hoch|hohe[nrsm]?|lang|lange[nrsm]?|breit|breite[nrsm]?|tief|tiefe[nrsm]?|Höhe|Länge|Breite|Tiefe|Durchmesser|(?:de|d['’]|en|of) ?(?:haut|long|large|hauteur|longueur|largeur|profondeur|diamètre|altitude|alto|largo|ancho|altura|longitud|anchura|fondo|profundidad|height|length|width|depth))";
/** Before a figure: what is measured in metres, or measures. */
const MEASURED =
  '(?:heights?|lengths?|widths?|depths?|measur(?:es|ing)|Höhe|Länge|Breite|Tiefe|misst|hauteur|longueur|largeur|profondeur|mesur(?:e|ant)|altura|longitud|anchura|profundidad|mide|miden)';
const NO_MONEY =
  '(?!\\s?(?:[€$£¥]|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|Franken|Dollar|dólares|pesos)(?!\\p{L}))';
/** "€40 m below plan" */
const MONEY = '(?:[€$£¥]|EUR|USD|GBP|CHF)';
const END = '(?![\\p{L}\\d²³])';

const METRES: readonly RegExp[] = [
  // "15 m²", "4,500 m2", "1.2 million m³".
  /(?<!\p{L})m\s?(?:[²³]|\^?[23](?![\d.,]*\d))(?!\p{L})/gu,
  new RegExp(`(?<=\\d)(?<!${MONEY}\\s?[\\d.,]*\\d)[\\s-]?m(?=\\s${DIMENSION}(?![\\p{L}-]))`, 'gu'),
  // "60 m x 12 m".
  new RegExp(`(?<=\\d)\\s?m(?=\\s?[x×*]\\s?\\d)|(?<=\\d\\s?m?\\s?[x×*]\\s?\\d[\\d.,]*)\\s?m${END}`, 'gu'),
  new RegExp(`(?<=(?<!\\p{L})${MEASURED}(?!\\p{L})[^.;:€$£\\d]{0,25}\\d[\\d.,]*)\\s?m${END}${NO_MONEY}`, 'giu'),
];

/**
 * The text with "metres" for an "m" that surely is one, and without the raised and lowered digits of other units: "15 m²"
 * states 15, and no two.
 */
export const withMetres = (text: string): string =>
  METRES.reduce((rest, metre) => rest.replace(metre, ' metres '), text).replace(/(?<=\p{L})[²³]/gu, '');
