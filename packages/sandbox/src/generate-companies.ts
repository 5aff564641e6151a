import { csvField } from './csv.ts';
import { CITIES, INDUSTRIES } from './names.ts';
import { createRandom } from './random.ts';

export interface GenerateOptions {
  seed: number;
  count: number;
  /** Employee columns, 0 to 3: `Employees (A)`, `Employees (B)`, `Employees (C)`. */
  sources: 0 | 1 | 2 | 3;
}

const ROWS_PER_CHUNK = 1000;
const SYLLABLES = 'ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi na ne ra re sa so ta to'.split(
  ' ',
);
const SUFFIXES = (
  'Systems Systems Systems Systems Group Group Group Partners Partners Services Services Holding Works Supply ' +
  'Studio Digital Trading Foods Energy Instruments'
).split(' ');
const TOP_LEVELS = ['com', 'com', 'com', 'de', 'de', 'co.uk', 'co.uk', 'fr', 'nl', 'io', 'com.au', 'se'];
const COMMON_WORDS = Array.from({ length: 500 }, (_, index) => inventWord(index * 53 + 7, 2));
const RARE_WORDS = Array.from({ length: 20_000 }, (_, index) => inventWord(index, 3));
const LOCATIONS = [
  ...CITIES,
  ...Array.from({ length: 200 - CITIES.length }, (_, index) => `${inventWord(index * 37, 2)}stad, Netherlands`),
].map(csvField);
const INDUSTRY_NAMES = [
  ...INDUSTRIES.map((industry) => industry.name),
  ...'Mining,Forestry,Fishing,Printing,Glass,Paper,Toys,Jewelry,Optics,Ceramics'.split(','),
];

/** Words for search measurements: one in each fifth name, one in a few names of any size, a three-letter prefix. */
export const BENCH_SEARCH_TERMS = {
  frequent: 'systems',
  rare: (RARE_WORDS[0] ?? '').toLowerCase(),
  prefix: (RARE_WORDS[0] ?? '').slice(0, 3).toLowerCase(),
};

/**
 * CSV text of `count` companies with unique domains, a thousand rows at a time, for measurements; the same options
 * give the same text. Columns: Name, Domain, Industry, Location and the employee columns.
 */
export function* generateCompanies({ seed, count, sources }: GenerateOptions): Generator<string> {
  const random = createRandom(seed);
  const sizes = Array.from({ length: 4096 }, () => Math.max(1, Math.round(Math.exp(4.6 + 1.6 * random.normal()))));
  const columns = ['A', 'B', 'C'].slice(0, sources).map((letter) => `,Employees (${letter})`);
  yield `Name,Domain,Industry,Location${columns.join('')}\n`;

  for (let start = 0; start < count; start += ROWS_PER_CHUNK) {
    let chunk = '';
    const end = Math.min(count, start + ROWS_PER_CHUNK);
    for (let row = start; row < end; row++) {
      // Rare words take turns, so that each stands in a known share of the names.
      const first = row % 3 === 0 ? RARE_WORDS[(row / 3) % RARE_WORDS.length] : random.pick(COMMON_WORDS);
      const second = random.pick(COMMON_WORDS);
      const domain = `${first}${second}-${row.toString(36)}.${random.pick(TOP_LEVELS)}`.toLowerCase();
      chunk += `${first} ${second} ${random.pick(SUFFIXES)},${domain},${random.pick(INDUSTRY_NAMES)},${random.pick(LOCATIONS)}`;
      const size = random.pick(sizes);
      for (let column = 0; column < sources; column++) {
        chunk += `,${Math.max(1, Math.round(size * (0.85 + 0.3 * random.next())))}`;
      }
      chunk += '\n';
    }
    yield chunk;
  }
}

/** A pronounceable word of equal syllables: different numbers give different words. */
function inventWord(number: number, syllables: number): string {
  let rest = number;
  let word = '';
  for (let position = 0; position < syllables; position++) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}
