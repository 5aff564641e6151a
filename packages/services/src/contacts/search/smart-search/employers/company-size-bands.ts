import type { ContactFilters } from '../../../schemas.ts';
import { isAttached, keyAt, matchAny, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { findIndustry } from './find-industry.ts';

export type Size = NonNullable<ContactFilters['companySize']>;
export interface FoundSize {
  from: number;
  to: number;
  size: Size;
}

/** The size bands behind words; the European Union's bounds for small and medium, 1,000 and more for enterprises. */
const BANDS: [string[], Size][] = [
  [
    [
      'small and medium sized businesses',
      'small and medium sized companies',
      'small and medium businesses',
      'small and medium companies',
      'small and mid sized businesses',
      'small and midsize businesses',
      'small to medium businesses',
      'small to medium sized businesses',
      'small and medium enterprises',
      'small and medium sized enterprises',
      'small to mid sized companies',
      'smb',
      'smbs',
      'sme',
      'smes',
    ],
    { min: null, max: 250 },
  ],
  [
    ['tiny startups', 'tiny companies', 'tiny firms', 'micro businesses', 'micro companies', 'microbusinesses'],
    { min: null, max: 10 },
  ],
  [
    [
      'small employers',
      'small organisations',
      'small organizations',
      'smaller companies',
      'smaller firms',
      'smaller businesses',
      'small businesses',
      'small companies',
      'small business',
      'small firms',
      'small company',
    ],
    { min: null, max: 50 },
  ],
  [
    [
      'mid size',
      'medium',
      'mid cap',
      'mid sized',
      'midsize',
      'midsized',
      'mid market',
      'midmarket',
      'medium sized',
      'medium size',
      'mittelstand',
      'medium businesses',
      'medium companies',
    ],
    { min: 51, max: 1000 },
  ],
  [
    [
      'large companies',
      'larger companies',
      'large groups',
      'large employers',
      'big businesses',
      'big corporates',
      'major companies',
      'large startups',
      'large company',
      'big companies',
      'big firms',
      'large firms',
      'large enterprises',
      'large enterprise',
      'large corporations',
      'big corporations',
      'large organizations',
      'large organisations',
      'large corporates',
      'enterprise',
      'enterprises',
      'corporates',
      'enterprise companies',
      'enterprise level',
      'large businesses',
    ],
    { min: 1000, max: null },
  ],
];

const SIZE_OF_ADJECTIVE: Record<string, Size> = {
  tiny: { min: null, max: 10 },
  small: { min: null, max: 50 },
  smaller: { min: null, max: 50 },
  large: { min: 1000, max: null },
  larger: { min: 1000, max: null },
  big: { min: 1000, max: null },
};

/** "large hospitals", "small software firms": of the kind of company that follows. */
function readAdjective(sentence: TokenisedSentence, from: number): FoundSize | null {
  const key = keyAt(sentence, from);
  if (!Object.hasOwn(SIZE_OF_ADJECTIVE, key) || !isAttached(sentence, from + 1)) return null;
  const at = /^(?:[a-z]*ish|[a-z]*an|[a-z]*ese|french|german|dutch|greek|czech|swiss|family|owned|local)$/.test(
    keyAt(sentence, from + 1),
  )
    ? from + 2
    : from + 1;
  const industry = findIndustry(sentence, at, { isTopic: true });
  const size = SIZE_OF_ADJECTIVE[key];
  return industry && size ? { from, to: from + 1, size } : null;
}

/** A size in words: "SMB", "mid-size", "large hospitals". */
export function readBand(sentence: TokenisedSentence, from: number): FoundSize | null {
  for (const [phrases, size] of BANDS) {
    const to = matchAny(sentence, from, phrases);
    if (to > 0) return { from, to, size };
  }
  return readAdjective(sentence, from);
}
