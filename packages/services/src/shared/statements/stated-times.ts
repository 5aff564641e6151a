import { MONTHS } from '@workbench/text/months';

const YEAR = /\b(?:19|20)\d\d\b(?![,.]\d)(?!\s?(?:people|employees|staff|units|offices))/g;
const PAST =
  /\b(?:last (?:year|decade|century)|(?:\w+ )?(?:years?|decades?) (?:ago|earlier|before)|a (?:year|decade) ago|previous year|the year before|back in|in the (?:past|nineties|eighties|early \d{4}s)|at its founding|originally|decades? ago|long ago|once)\b/i;
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
  const year = Number(day.slice(0, 4));
  const years = yearsIn(sentence);
  if (years.some((one) => one < year) && !years.includes(year)) return true;
  if (PAST.test(sentence)) return true;
  const month = Number(day.slice(5, 7));
  const months = [...sentence.matchAll(MONTH)].map(([, name]) => MONTHS.indexOf(name ?? '') + 1);
  return months.length > 0 && years.length === 0 && months.every((one) => Math.abs(one - month) > 1);
}
