import { stripMarks } from '@workbench/text/fold';
import { MONTHS } from '@workbench/text/months';

/** Names and short forms of the months, January first, in four languages, without accents. */
const MONTH_NAMES = [
  'january jan januar janner janvier enero',
  'february feb februar fevrier febrero',
  'march mar marz mars marzo',
  'april apr avril abril',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet julio',
  'august aug aout agosto',
  'september sept sep septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez decembre diciembre',
].map((names) => names.split(' '));
const MONTH_OF = new Map(MONTH_NAMES.flatMap((names, index) => names.map((name): [string, number] => [name, index])));
const NAME = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|');
const ENGLISH_NAME = MONTH_NAMES.map((names) => names.slice(0, 2).join('|')).join('|');
const YEAR = '(?:,? (?:de |del )?(20\\d\\d|19\\d\\d))?';
const DAY_MONTH = new RegExp(
  `(?<![\\p{L}\\d.,-])(\\d{1,2})(?:st|nd|rd|th|er|\\.)? (?:of |de )?(${NAME})(?!\\p{L})\\.?${YEAR}(?!\\d)`,
  'giu',
);
const MONTH_DAY = new RegExp(
  `(?<!\\p{L}|\\d )(${ENGLISH_NAME})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,]*\\d|\\s?%|\\p{L})${YEAR}(?!\\d)`,
  'giu',
);
/** Not "May I": a month that is a common word needs a preposition. */
const MONTH_ALONE = new RegExp(
  `(?<=(?<!\\p{L})(?:in|since|of|during|until|by|ab|des|from|starting|early|late|mid|last|this|end of|beginning of|im|seit|ende|anfang|mitte|en|de|depuis|fin|debut|desde|to|from) )(${NAME})(?!\\p{L})(?! \\d{1,2}(?!\\d))${YEAR}`,
  'giu',
);

/**
 * A text with its days in one form: "5 May" of an article of 2026 is "5 May 2026", "yesterday" the day before that of the
 * article. @param day of the article; without it only the form changes
 */
export function withResolvedDays(text: string, day: string | null): string {
  const composed = text.normalize('NFC');
  const folded = stripMarks(composed);
  // Positions must be the same in both.
  if (folded.length !== composed.length) return text;
  const year = statedYear(folded);
  let rest = folded.length === composed.length ? composed : folded;
  const replace = (pattern: RegExp, words: (...groups: string[]) => string | null) => {
    const plain = stripMarks(rest);
    let [result, at] = ['', 0];
    for (const match of plain.matchAll(pattern)) {
      const found = words(...match.map((group) => group ?? ''));
      if (found === null) continue;
      result += rest.slice(at, match.index) + found;
      at = match.index + match[0].length;
    }
    rest = result + rest.slice(at);
  };
  const yearOf = (stated: string, month: number) => stated || year || yearNear(day, month);
  replace(DAY_MONTH, (_all, date, name, stated) => {
    const month = MONTH_OF.get(name?.toLowerCase() ?? '');
    return month === undefined ? null : `${date} ${MONTHS[month]} ${yearOf(stated ?? '', month)}`.trim();
  });
  replace(MONTH_DAY, (_all, name, date, stated) => {
    const month = MONTH_OF.get(name?.toLowerCase() ?? '');
    return month === undefined ? null : `${date} ${MONTHS[month]} ${yearOf(stated ?? '', month)}`.trim();
  });
  replace(MONTH_ALONE, (_all, name, stated) => {
    const month = MONTH_OF.get(name?.toLowerCase() ?? '');
    return month === undefined ? null : `${MONTHS[month]} ${yearOf(stated ?? '', month)}`.trim();
  });
  if (day === null) return rest;
  for (const [pattern, words] of relativeDays(day)) replace(pattern, () => words);
  return rest;
}

/** The one year that a sentence names. */
function statedYear(text: string): string {
  const years = new Set(text.match(/(?<![\d.,$€£-])(?:19|20)\d\d(?![\d,]|\.\d)/g) ?? []);
  return years.size === 1 ? ([...years][0] ?? '') : '';
}

/** A month without a year is that of the last twelve, or the next one or two, seen from the article. */
function yearNear(day: string | null, month: number): string {
  if (day === null) return '';
  const [year, of] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  return String(month - of > 2 ? year - 1 : of - month > 9 ? year + 1 : year);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function relativeDays(day: string): [RegExp, string][] {
  const time = Date.parse(`${day}T00:00:00Z`);
  const at = (offset: number) => {
    const date = new Date(time + offset * DAY_MS);
    return `on ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  };
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  const before = month === 0 ? `${MONTHS[11]} ${year - 1}` : `${MONTHS[month - 1]} ${year}`;
  return [
    [/(?<!\p{L})(?:yesterday|gestern|hier|ayer)(?!\p{L})/giu, at(-1)],
    [/(?<!\p{L})this month(?!\p{L})/giu, `in ${MONTHS[month]} ${year}`],
    [/(?<!\p{L})last month(?!\p{L})/giu, `in ${before}`],
    [/(?<!\p{L})(?:in )?(?:the )?(?:last|past|previous) year(?!\p{L})/giu, `in ${year - 1}`],
    [
      /(?<!\p{L})(?:im (?:vergangenen|letzten|vorigen) jahr|vergangenes jahr|letztes jahr)(?!\p{L})/giu,
      `in ${year - 1}`,
    ],
    [/(?<!\p{L})(?:l['’]an(?:nee)? (?:dernier|derniere|passee?))(?!\p{L})/giu, `en ${year - 1}`],
    [/(?<!\p{L})(?:el ano pasado|el pasado ano)(?!\p{L})/giu, `en ${year - 1}`],
    [/(?<!\p{L})(?:this year|dieses jahr|in diesem jahr|cette annee|este ano)(?!\p{L})/giu, `in ${year}`],
    [/(?<!\p{L})FY ?(?:20)?(\d\d)(?!\d)/gu, `in ${year - 1}`],
  ];
}
