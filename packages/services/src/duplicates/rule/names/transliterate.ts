/** Cyrillic and Greek in Latin letters, as companies write themselves abroad. Pure. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  љ: 'lj',
  њ: 'nj',
  ђ: 'dj',
  ћ: 'c',
  џ: 'dz',
  ј: 'j',
};
const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Folded text in Latin letters; scripts without a common romanisation stay. */
export function toLatin(folded: string): string {
  if (!OTHER_SCRIPT.test(folded)) return folded;
  return folded
    .replace(/ου/g, 'ou')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => CYRILLIC[letter] ?? GREEK[letter] ?? letter);
}

/**
 * One spelling for what is written in two: "Müller" and "Mueller", "Århus" and "Aarhus", "Yandex" and "Iandeks". For
 * comparing only: different words may get the same one.
 */
export function evenSpelling(word: string): string {
  const known = evened.get(word);
  if (known !== undefined) return known;
  if (evened.size >= EVENED_MAX) evened.clear();
  const even = respell(word);
  evened.set(word, even);
  return even;
}

/** Names share their words, and each is compared many times. */
const evened = new Map<string, string>();
const EVENED_MAX = 20_000;

function respell(word: string): string {
  return word
    .replace(/(?:ae|oe|ue|aa)/g, (pair) => pair.charAt(0))
    .replace(/ks|cks/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/y|j/g, 'i')
    .replace(/shch|sch/g, 'sh')
    .replace(/kh/g, 'h')
    .replace(/tz|ts|cz/g, 'z')
    .replace(/(.)\1+/g, '$1');
}
