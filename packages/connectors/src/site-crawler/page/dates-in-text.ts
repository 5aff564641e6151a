/** Names of months in the languages in which companies of our sources write; short forms are their beginnings. */
const MONTHS = [
  'january januar janvier enero gennaio januari janeiro jan',
  'february februar février fevrier febrero febbraio februari fevereiro feb févr fev',
  'march märz maerz mars marzo maart março marco mar mrz mrt',
  'april avril abril aprile apr avr abr',
  'may mai mayo maggio mei maj maio',
  'june juni juin junio giugno junho jun',
  'july juli juillet julio luglio julho jul juil',
  'august août aout agosto augustus augusti aug ago',
  'september septembre septiembre settembre setembro sept sep set',
  'october oktober octobre octubre ottobre outubro oct okt out',
  'november novembre noviembre novembro nov',
  'december dezember décembre decembre diciembre dicembre dezembro december desember dec dez déc dic',
].map((names) => new Set(names.split(' ')));

const YEAR = String.raw`((?:19|20)\d\d)`;
const WORD = String.raw`(\p{L}{3,10})\.?`;

/** Each way to write a day, and where in it year, month and day stand. Only what can be read in one way. */
const FORMS: [RegExp, (groups: string[]) => [string, string, string]][] = [
  [new RegExp(String.raw`(?<![\d-])${YEAR}-(\d{2})-(\d{2})(?![\d-])`, 'gu'), ([y, m, d]) => [y, m, d] as Three],
  [
    new RegExp(String.raw`(?<![\d/])${YEAR}[/.](\d{1,2})[/.](\d{1,2})(?![\d/])`, 'gu'),
    ([y, m, d]) => [y, m, d] as Three,
  ],
  [new RegExp(String.raw`${YEAR}年\s?(\d{1,2})月\s?(\d{1,2})日`, 'gu'), ([y, m, d]) => [y, m, d] as Three],
  [
    new RegExp(String.raw`(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?${YEAR}(?!\d)`, 'gu'),
    ([d, m, y]) => [y, m, d] as Three,
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${WORD}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}(?!\d)`, 'giu'),
    ([m, d, y]) => [y, m, d] as Three,
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:de\s+|of\s+)?${WORD},?[\s-]+(?:de\s+)?${YEAR}(?!\d)`,
      'giu',
    ),
    ([d, m, y]) => [y, m, d] as Three,
  ],
  [
    new RegExp(String.raw`(?<![\d/])(\d{1,2})/(\d{1,2})/${YEAR}(?![\d/])`, 'gu'),
    ([a, b, y]) => toOrdered(a ?? '', b ?? '', y ?? ''),
  ],
];

type Three = [string, string, string];

export interface DateInText {
  /** "2026-10-02" */
  day: string;
  /** Where it stands in the text, and how it is written. */
  at: number;
  written: string;
}

/** The days that a text names, in order; "10/02/2026" is left out, as it is another day in other countries. */
export function findDates(text: string): DateInText[] {
  const found = FORMS.flatMap(([pattern, order]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [year, month, day] = order(match.slice(1));
      const written = toDay(year, month, day);
      return written === null ? [] : [{ day: written, at: match.index, written: match[0] }];
    }),
  );
  return found.toSorted((a, b) => a.at - b.at);
}

/** "2026-10-02T08:00:00+02:00", "Fri, 02 Oct 2026 10:00:00 GMT" → "2026-10-02": the day as its author wrote it. */
export function parseDayText(text: string): string | null {
  const trimmed = text.trim().slice(0, 60);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(trimmed);
  if (iso !== null) return toDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const compact = /^((?:19|20)\d\d)(\d{2})(\d{2})(?!\d)/.exec(trimmed);
  if (compact !== null) return toDay(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const days = new Set(findDates(trimmed).map(({ day }) => day));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

/** A day that the calendar has, as "2026-10-02". */
export function toDay(year: string, month: string, day: string): string | null {
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.findIndex((names) => names.has(month.toLowerCase())) + 1;
  const time = Date.UTC(Number(year), number - 1, Number(day));
  const isReal = number >= 1 && number <= 12 && new Date(time).getUTCDate() === Number(day);
  return isReal ? new Date(time).toISOString().slice(0, 10) : null;
}

function toOrdered(first: string, second: string, year: string): Three {
  const [a, b] = [Number(first), Number(second)];
  if (a > 12 || a === b) return [year, second, first];
  return b > 12 ? [year, first, second] : [year, '0', '0'];
}
