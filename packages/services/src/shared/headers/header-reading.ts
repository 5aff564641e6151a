import type { Concept, Subject } from './words/header-concepts.ts';

export const MODIFIERS = ['filler', 'main', 'secondary', 'count', 'range', 'vendor'] as const;
export const SUBJECTS = ['company', 'customer', 'person'] as const;
type Modifier = (typeof MODIFIERS)[number];

/** What a column contains, as far as its header says. */
export type ColumnContent =
  | Exclude<
      Concept,
      Modifier | Subject | 'label' | 'code' | 'codeSystem' | 'seat' | 'website' | 'district' | 'id' | 'reference'
    >
  | 'industryCode'
  | 'ownId'
  | 'companiesHouse'
  | 'unknown';

export interface HeaderReading {
  content: ColumnContent;
  subject: Subject | null;
  /** Of several columns with one content, the one with the lowest number is chosen. */
  rank: number;
  /** The header alone is not enough: "Size" and "Account" mean several things. */
  needsSamples: boolean;
}

export const UNKNOWN: HeaderReading = { content: 'unknown', subject: null, rank: 0, needsSamples: false };
/** Added for a shipping address, a private phone and the like. */
export const SECONDARY_RANK = 20;
export const CURRENCY = /^(?:eur|euros?|usd|gbp|chf|keur|meur|teur|mio|mln)$/;
