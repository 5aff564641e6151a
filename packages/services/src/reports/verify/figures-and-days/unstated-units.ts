import { locatedNumbersIn, toPlainNumbers } from '../../../shared/statements/stated-numbers.ts';

/** How a text can say what a figure is of. */
const UNITS: Record<string, RegExp> = {
  '%': /%|per ?cent|prozent|pour ?cent|por ?ciento|\bpct\b|\b(?:half|third|quarter|fifth|tenth|one in)\b|drittel|viertel|hälfte|moitié|tiers|quart|mitad|tercio|cuart/iu,
  USD: /\$|\bUSD\b|dollar|dólar/iu,
  EUR: /€|\b[MT]?EUR\b|\beuros?\b/iu,
  GBP: /£|\bGBP\b|pounds?\b|sterling|pfund|livres?\b|libras?\b/iu,
  JPY: /¥|\bJPY\b|\byens?\b/iu,
  INR: /₹|\bINR\b|\brupees?\b|\brupien\b|\broupies?\b|\brupias?\b/iu,
  CHF: /\bCHF\b|\bSFr\b|\bfrancs?\b|franken|\bfrancos?\b/iu,
  SEK: /\bSEK\b|kron[aeo]\w*|coronas?|couronnes?/iu,
  NOK: /\bNOK\b|kron[aeo]\w*|coronas?|couronnes?/iu,
  DKK: /\bDKK\b|kron[aeo]\w*|coronas?|couronnes?/iu,
};

/** Behind a figure or a word that multiplies it: "40 Millionen Pfund", "dos millones de libras". */
const NAMED_MONEY: readonly [unit: string, words: RegExp][] = (
  [
    ['USD', '(?:US-?)?Dollars?|dólares'],
    ['EUR', 'euros?|M?EUR'],
    ['GBP', 'pounds|Pfund|livres sterling|libras(?: esterlinas)?'],
    ['JPY', 'Yen'],
    ['INR', 'rupees|Rupien|roupies|rupias'],
    ['CHF', '(?:Schweizer |Swiss )?(?:Franken|francs?)|francos(?: suizos)?|CHF|SFr'],
    ['SEK', '(?:schwedische |Swedish )?Kron(?:en|or|er|a)|SEK'],
  ] as const
).map(([unit, words]) => [
  unit,
  new RegExp(
    `(?<=(?:\\d|Mio\\.?|Mrd\\.?|(?:mill|bill|trill)\\p{L}+|Tausend|thousand|mil|mille)[\\s-]?(?:de |d['’])?)(?:${words})(?!\\p{L})`,
    'iu',
  ),
]);

/** Areas: "15 m²" is neither a sum nor a length. */
const AREA = /\d\s?(?:m²|m2(?!\d)|sqm|sq ?m\b|square met)|quadratmeter|mètres? carrés?|metros cuadrados/iu;
const ANY_AREA =
  /m²|m2(?!\d)|\bsq\b|sqm|sqft|square|quadrat|carré|cuadrad|hect|hektar|\bha\b|acres?\b|\bqm\b|fläche|surface|superficie/iu;

/** The figures of a sentence whose unit is nowhere in its evidence, and such a unit alone where it stands apart from its figure. */
export function unstatedUnits(sentence: string, texts: string): string[] {
  const isMissing = (unit: string) => UNITS[unit] !== undefined && !UNITS[unit].test(texts);
  const plain = toPlainNumbers(sentence);
  const figures = locatedNumbersIn(plain).flatMap(({ unit, start, end }) =>
    isMissing(unit) ? [plain.slice(start, end).trim()] : [],
  );
  const money = NAMED_MONEY.flatMap(([unit, words]) => (isMissing(unit) ? (words.exec(sentence)?.[0] ?? []) : []));
  const area = ANY_AREA.test(texts) ? [] : (AREA.exec(sentence)?.[0] ?? []);
  return [...figures, ...money.filter((one) => !figures.some((figure) => figure.endsWith(one))), ...[area].flat()];
}
