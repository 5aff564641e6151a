import { DEALS, PEOPLE } from './deed-patterns.ts';
import { EQUITY } from './equity-patterns.ts';
import { OFFICE } from './office-patterns.ts';
import { PARTNERSHIP, TOGETHER } from './partnership-patterns.ts';
import type { NewsPattern } from './pattern.ts';

/** Money, partners, purchases and people: told in words so plain that a headline may name a webinar or a guide too. */
export const PLAIN_PATTERNS: readonly NewsPattern[] = [...DEALS, ...EQUITY, ...PARTNERSHIP, ...PEOPLE];

/** In the order of their weight: where two begin at the same word, the earlier one in this list counts. */
export const MAIN_PATTERNS: readonly NewsPattern[] = [
  ...DEALS,
  ...EQUITY,
  ...PARTNERSHIP,
  ...TOGETHER,
  ...OFFICE,
  ...PEOPLE,
];
