import { stripMarks } from '@workbench/text/fold';

/** "A fourth of", "um ein Viertel": shares as percentages. */
const SHARES: readonly (readonly [RegExp, string])[] = [
  [shareOf('a half|one half|die halfte|la moitie|la mitad'), '50%'],
  [shareOf('a third|one third|ein drittel|un tiers|un tercio'), '33.3%'],
  [shareOf('two thirds|two-thirds|zwei drittel|deux tiers|dos tercios'), '66.7%'],
  [shareOf('a quarter|one quarter|ein viertel|einem viertel|un quart|una cuarta parte|un cuarto'), '25%'],
  [shareOf('three quarters|three-quarters|drei viertel|trois quarts|tres cuartas partes'), '75%'],
  [shareOf('a fifth|one fifth|ein funftel|un cinquieme|una quinta parte'), '20%'],
  [shareOf('a tenth|one tenth|ein zehntel|un dixieme|una decima parte'), '10%'],
];
const WHOLES: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a million\b|\beine halbe million\b|\bun demi-million\b|\bmedio millon\b/gi, '500,000'],
  [/\ba quarter of a million\b/gi, '250,000'],
  [/\bthree[- ]quarters of a million\b/gi, '750,000'],
  [/\b(?:a|one) million and a half\b/gi, '1.5 million'],
  [/\bun millón y medio de\b/giu, '1.5 million'],
  [/\bun million et demi d[e’']\s?/gi, '1.5 million '],
  [/\banderthalb millionen\b/gi, '1.5 million'],
  [/\bhalf a dozen\b|\bein halbes dutzend\b|\bune demi-douzaine\b|\bmedia docena\b/gi, '6'],
  [/\b(?:a|one) dozen\b|\b(?:ein )?dutzend\b|\bune douzaine\b|\buna docena\b/gi, '12'],
  [/\bone[- ]millionth\b/gi, '1,000,000'],
  [/\b(?:its|their|his|her|the|a) hundredth\b|\bone[- ]hundredth\b/gi, 'its 100th'],
  [/\bcentenary\b|\bcentenaire\b|\bcentenario\b|\bturned a hundred\b|\bturns a hundred\b/gi, '100th anniversary'],
  [/\b(?:a|one) (?=(?:hundred|thousand|million|billion)\b)/gi, 'one '],
  [/\bune dizaine\b|\buna decena\b/gi, '10'],
  [/\bune quinzaine\b/gi, '15'],
  [/\bune vingtaine\b|\buna veintena\b/gi, '20'],
  [/\bune trentaine\b|\buna treintena\b/gi, '30'],
  [/\bune quarantaine\b/gi, '40'],
  [/\bune cinquantaine\b/gi, '50'],
  [/\bune centaine\b|\bun centenar\b/gi, '100'],
  [/\bun millier\b|\bun millar\b/gi, '1000'],
];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES = 'one two three four five six seven eight nine'.split(' ');
const COMPOUND = new RegExp(`\\b(${TENS.join('|')})[- ](${ONES.join('|')})\\b(?! hundred| thousand| million)`, 'gi');
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?kt\b/g, ' thousand tonnes'],
  [/(?<=\d)\s?Mt\b/g, ' million tonnes'],
  [/(?<=\d)\s?-?MWh\b/g, ' megawatt-hours'],
  [/(?<=\d)\s?-?kWh\b/g, ' kilowatt-hours'],
  [/(?<=\d)\s?-?GWh\b/g, ' gigawatt-hours'],
  [/(?<=\d)\s?-?MW\b/g, ' megawatt'],
  [/(?<=\d)\s?-?GW\b/g, ' gigawatt'],
  [/(?<=\d)\s?-?kW\b/g, ' kilowatt'],
  [/(?<=\d)\s?(?:sq ?m|m²|sqm)(?!\p{L})/gu, ' square metres'],
  [/(?<=\d)\s?(?:sq ?ft|ft²|sqft)(?!\p{L})/gu, ' square feet'],
  [/(?<=\d)\s?km\b/g, ' kilometres'],
  [/(?<=\d)\s?ha\b/g, ' hectares'],
  [/(?<=\d)\s?(?:pct|pc|per cent|percent|Prozent|pour ?cent|por ciento)\b/gi, '%'],
  [/(?<=\d)\s%/g, '%'],
  [/(?<=\d)\s?M\s?€/g, ' million euros'],
  [/(?<=\d)\s?M\s?\$/g, ' million dollars'],
  [/(?<=\d)\s?Md\s?€/g, ' billion euros'],
  [/(?<=[$€£]\d[\d.,]*)mn?\b/g, ' million'],
  [/(?<=[$€£]\d[\d.,]*)bn\b/g, ' billion'],
  [/\b(\d+)[- ]year\b/g, '$1 years'],
  [/(?<=\d)\s?tons?\b/g, ' tonnes'],
];
/** "+4.2%": a sign says what a verb would. */
const SIGNED: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\s(])\+\s?(?=\d[\d.,]*\s?(?:%|percent|points?))/g, 'rose '],
  [/(?<=^|[\s(])[-−–](?=\d[\d.,]*%)/g, 'fell '],
  [/\bup (?:by )?(?=(?:just |nearly |almost |about |around |over |more than )?[$€£]?\d)/gi, 'rose '],
  [/\bdown (?:by )?(?=(?:just |nearly |almost |about |around |over |more than )?[$€£]?\d)/gi, 'fell '],
  [/\bhalved\b/gi, 'cut by 50%'],
  [/\bhalves\b/gi, 'cuts by 50%'],
  [/\bhalving\b/gi, 'cutting by 50%'],
];

/** A text with its quantities in figures and common units, so that two ways to write one are compared as one. */
export function inFigures(text: string): string {
  let rest = text;
  for (const [pattern, figures] of WHOLES) rest = rest.replace(pattern, figures);
  for (const [pattern, figures] of SHARES) rest = replaceFolded(rest, pattern, figures);
  rest = rest.replace(COMPOUND, (_all, tens: string, one: string) =>
    String((TENS.indexOf(tens.toLowerCase()) + 2) * 10 + ONES.indexOf(one.toLowerCase()) + 1),
  );
  for (const [pattern, unit] of [...UNITS, ...SIGNED]) rest = rest.replace(pattern, unit);
  return rest;
}

/** "A third office" counts; "a third of it" and "by a third" are shares. */
function shareOf(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}-])(?:${words})(?= (?:of|der|des|von|de|du) )|(?<=(?<!\\p{L})(?:by|over|around|about|nearly|almost|than|um|d['’]|de|en) )(?:${words})(?![\\p{L}-])(?! \\p{L}+er)`,
    'giu',
  );
}

/** Finds words whatever their accents; the accents take no place of their own in composed text. */
function replaceFolded(text: string, pattern: RegExp, figures: string): string {
  const folded = stripMarks(text.normalize('NFC'));
  if (folded.length !== text.length) return text;
  let [result, at] = ['', 0];
  for (const { 0: found, index } of folded.matchAll(pattern)) {
    result += `${text.slice(at, index)}${figures}`;
    at = index + found.length;
  }
  return result + text.slice(at);
}
