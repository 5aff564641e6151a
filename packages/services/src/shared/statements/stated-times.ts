import { MONTHS } from '@workbench/text/months';

const YEAR = /\b(?:19|20)\d\d\b(?![,.]\d)(?!\s?(?:people|employees|staff|units|offices))/g;
const PAST =
  /(?<!\p{L})(?:(?<!(?:than|as|from|with|in) )(?:last (?:year|decade|century)|(?:\p{L}+ )?(?:years?|decades?) (?:ago|earlier|before|since)|(?:previous year|the year before))|back in|in the (?:past|nineties|eighties|early \d{4}s|\d{4}s)|at its founding|originally|decades? ago|long ago|once (?!again)(?=(?:a|the|an|had|was|were|be\p{L}*) )|vor (?!einem )\p{L}*\d* ?(?:\p{L}+ )?jahr(?:en|zehnten)|vor jahren|(?:jahre|jahrzehnte) zurück|in den (?:\d0er|\p{L}+ziger)[- ]jahren|il y a (?!un an)(?:\p{L}+ ){0,3}(?:\d+ )?(?:ans|années|décennies)|voilà (?:\p{L}+ )?(?:\d+ )?ans|dans les années|hace (?!un año)(?:\p{L}+ ){0,3}(?:\d+ )?(?:años|décadas)|en los años|en la década|tiempo atrás)(?!\p{L})/iu;
const MONTH = new RegExp(
  `\\b(?:in|on|since|during|of|last|early|late|mid|\\d{1,2}(?:st|nd|rd|th)?) (${MONTHS.join('|')})\\b(?! \\d{4}| \\d{1,2},? \\d{4})`,
  'g',
);

/** Years that a text states, ascending. */
export const yearsIn = (text: string): number[] =>
  [...text.matchAll(YEAR)].map(([year]) => Number(year)).sort((a, b) => a - b);

/** Whether sentences place what they say at a time of their own, other than a day: "In 2015 …", "two years ago". */
export function statesOtherTime(sentences: readonly string[], day: string | null): boolean {
  return day !== null && sentences.some((sentence) => isOtherTime(sentence, day));
}

function isOtherTime(sentence: string, day: string): boolean {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const own = withoutComparison(sentence);
  const years = yearsIn(own);
  // The figures of a year are published in the first months of the next one.
  const reporting = FIGURES.test(own) ? FIGURES_MONTHS : REPORTING_MONTHS;
  const isRecent = (one: number) => one >= year || (one === year - 1 && month <= reporting);
  if (years.length > 0 && !years.some(isRecent)) return true;
  if (PAST.test(own)) return true;
  const months = [...own.matchAll(MONTH)].map(([, name]) => MONTHS.indexOf(name ?? '') + 1);
  return months.length > 0 && years.length === 0 && months.every((one) => monthsBetween(one, month) > RECENT_MONTHS);
}

const REPORTING_MONTHS = 3;
/** Annual accounts take longer. */
const FIGURES_MONTHS = 7;
const FIGURES =
  /(?<!\p{L})(?:revenues?|sales|turnover|profits?|earnings|income|ebitd?a?|result|\p{L}*(?:umsatz|gewinn|ergebnis|verlust|erlöse?)|umsätze|chiffre d['’]affaires|bénéfices?|résultats?|pertes?|ventas|facturó|facturación|factura|ingresos|beneficios?|resultados?|pérdidas)(?!\p{L})/iu;
/** News tells of the last few months. */
const RECENT_MONTHS = 3;
const monthsBetween = (a: number, b: number) => Math.min(Math.abs(a - b), 12 - Math.abs(a - b));

const withoutComparison = (sentence: string) =>
  sentence.replace(
    /(?:compared (?:with|to)|against|than|(?:up|down) from|from (?=[$€£]?\d[^,;]{0,30}(?:year|\d{4}))|(?:after|nach|après|tras) (?:a |an |einem |une? )?(?:loss|profit|losing|verlust|gewinn|pertes?|pérdidas)|as (?=a year|last year)|nach|gegenüber|contre|frente a|desde|since|seit|depuis)\s?[^,;]*/giu,
    ' ',
  );
