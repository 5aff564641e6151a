/** Numbers in names of companies, in digits or words: "Four Winds" and "4 Winds", "Studio Achtunddreißig". Pure. */
const SMALL = [
  'zero',
  'one first eins uno 1st',
  'two second zwei zweite deux dos 2nd ii',
  'three third drei dritte trois tres tre 3rd iii',
  'four fourth vier quatre cuatro quattro 4th iv',
  'five fifth funf fuenf cinq cinco cinque 5th',
  'six sixth sechs 6th vi',
  'seven seventh sieben siete sette 7th vii',
  'eight eighth acht huit ocho 8th viii',
  'nine ninth neun nueve 9th ix',
  'ten tenth zehn diez dieci 10th',
  'eleven onze undici 11th',
  'twelve zwolf zwoelf douze doce dodici 12th xii',
  'thirteen dreizehn treize',
  'fourteen vierzehn quatorze',
  'fifteen funfzehn fuenfzehn quinze',
  'sixteen sechzehn',
  'seventeen siebzehn',
  'eighteen achtzehn',
  'nineteen neunzehn',
];
const TENS = [
  'twenty twentieth zwanzig vingt veinte venti',
  'thirty dreissig trente treinta trenta',
  'forty vierzig quarante cuarenta quaranta',
  'fifty funfzig fuenfzig cinquante cincuenta cinquanta',
  'sixty sechzig soixante sesenta sessanta',
  'seventy siebzig settanta',
  'eighty achtzig ottanta',
  'ninety neunzig novanta',
];
const HUNDRED = 'hundred hundert cent cien cento';
const THOUSAND = 'thousand tausend mille';
const FIRST_TEN = 20;

const entry = (forms: string, value: number) => forms.split(' ').map((form): [string, number] => [form, value]);
const WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.flatMap((forms, value) => entry(forms, value)),
  ...TENS.flatMap((forms, index) => entry(forms, FIRST_TEN + index * 10)),
  ...entry(HUNDRED, 100),
  ...entry(THOUSAND, 1000),
]);
const tens = TENS.join(' ').replaceAll(' ', '|');
const GERMAN = new RegExp(`^(ein|zwei|drei|vier|fu?e?nf|sechs|sieben|acht|neun)und(${tens})$`);
const ENGLISH = new RegExp(`^(${tens})(one|two|three|four|five|six|seven|eight|nine)$`);
const FIRST_YEAR = 1500;
const LAST_YEAR = 2099;

/** The words with numbers in digits: "twenty one" is "21", "3 d" is "3d". */
export function withDigits(words: readonly string[]): string[] {
  const read: string[] = [];
  const apart = words.flatMap((word) =>
    /^\d+(?=[a-z]{5,}$)/.exec(word) ? [word.replace(/\D+/, ''), word.replace(/^\d+/, '')] : [word],
  );
  for (const [at, word] of apart.entries()) {
    const before = apart[at - 1] ?? '';
    const last = read.at(-1) ?? '';
    const value = numberOf(word);
    const isUnit = value !== null && value > 0 && value < 10;
    if (isUnit && WORDS.has(before) && Number(last) >= FIRST_TEN && Number(last) < 100)
      read[read.length - 1] = String(Number(last) + value);
    else if (/^[a-z]$/.test(word) && /^\d$/.test(before)) read[read.length - 1] = last + word;
    else read.push(value === null ? word : String(value));
  }
  return read;
}

function numberOf(word: string): number | null {
  const [, ordinal] = /^(\d+)(?:st|nd|rd|th|eme|er)$/.exec(word) ?? [];
  if (ordinal !== undefined) return Number(ordinal);
  const [, unit = '', ten = ''] = GERMAN.exec(word) ?? [];
  if (unit !== '') return (WORDS.get(ten) ?? 0) + (unit === 'ein' ? 1 : (WORDS.get(unit) ?? 0));
  const [, tenBefore = '', one = ''] = ENGLISH.exec(word) ?? [];
  if (tenBefore !== '') return (WORDS.get(tenBefore) ?? 0) + (WORDS.get(one) ?? 0);
  return WORDS.get(word) ?? null;
}

/** Whether two names have the same numbers; that one gives the year of its foundation makes no difference. */
export function haveSameNumbers(a: readonly string[], b: readonly string[]): boolean {
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return true;
  return (a.length === 0 && b.every(isYear)) || (b.length === 0 && a.every(isYear));
}

const isYear = (number: string) => Number(number) >= FIRST_YEAR && Number(number) <= LAST_YEAR;

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
