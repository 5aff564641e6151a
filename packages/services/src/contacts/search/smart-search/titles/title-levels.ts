import { matchAny, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';

/** A level that turns a function into a title, with the form of the title. */
interface Level {
  name: string;
  /** Words for it before "of" ("heads of sales"). */
  before: readonly string[];
  /** Words for it behind the function ("sales heads", "sales leaders"). */
  behind: readonly string[];
  toTitle: (about: string) => string;
}

/** Longer names first: "senior vice president" is not "vice president". */
const LEVELS: readonly Level[] = [
  {
    name: 'svp',
    before: [
      'svp',
      'svps',
      'senior vice president',
      'senior vice presidents',
      'senior vp',
      'senior vps',
      'sr vp',
      'sr vps',
    ],
    behind: ['svp', 'svps'],
    toTitle: (about) => `SVP of ${about}`,
  },
  {
    name: 'evp',
    before: ['evp', 'evps', 'executive vice president', 'executive vice presidents', 'executive vp'],
    behind: ['evp', 'evps'],
    toTitle: (about) => `EVP of ${about}`,
  },
  {
    name: 'avp',
    before: ['avp', 'avps', 'assistant vice president', 'associate vice president', 'assistant vice presidents'],
    behind: ['avp', 'avps'],
    toTitle: (about) => `AVP of ${about}`,
  },
  {
    name: 'vp',
    before: ['vp', 'vps', "vp's", 'vice president', 'vice presidents', 'vice pres', 'v p', 'vice-president'],
    behind: ['vp', 'vps', 'vice president', 'vice presidents'],
    toTitle: (about) => `VP of ${about}`,
  },
  {
    name: 'head',
    before: [
      'head',
      'heads',
      'leader',
      'leaders',
      'department head',
      'department heads',
      'chief',
      'chiefs',
      'boss',
      'bosses',
    ],
    behind: [
      'head',
      'heads',
      'leader',
      'leaders',
      'leadership',
      'chiefs',
      'chief',
      'boss',
      'bosses',
      'department heads',
      'team leaders',
      'team leads',
    ],
    toTitle: (about) => `Head of ${about}`,
  },
  {
    name: 'director',
    before: ['director', 'directors', 'dir', 'dirs'],
    behind: ['director', 'directors', 'dir', 'dirs'],
    toTitle: (about) => `${about} Director`,
  },
  {
    name: 'manager',
    before: ['manager', 'managers', 'mgr', 'mgrs'],
    behind: ['manager', 'managers', 'mgr', 'mgrs'],
    toTitle: (about) => `${about} Manager`,
  },
  {
    name: 'team lead',
    before: ['team lead', 'team leads', 'team leader', 'team leaders'],
    behind: [],
    toTitle: (about) => `${about} Team Lead`,
  },
  { name: 'lead', before: ['lead', 'leads'], behind: ['lead', 'leads'], toTitle: (about) => `${about} Lead` },
  {
    name: 'president',
    before: ['president', 'presidents'],
    behind: [],
    toTitle: (about) => `President of ${about}`,
  },
];

/** Levels that directly precede their function, without "of": "VP Sales", "Director Marketing". */
export const PRECEDES_FUNCTION = new Set(['svp', 'evp', 'avp', 'vp', 'head', 'director', 'team lead']);

export interface FoundLevel {
  level: Level;
  to: number;
}

export function findLevel(sentence: TokenisedSentence, from: number, side: 'before' | 'behind'): FoundLevel | null {
  for (const level of LEVELS) {
    const to = matchAny(sentence, from, level[side]);
    if (to > 0) return { level, to };
  }
  return null;
}
