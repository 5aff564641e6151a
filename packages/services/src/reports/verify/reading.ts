import type { Citation } from '../schemas.ts';

/** A statement on which a second reading may decide: no certain check rejects it, and its words are its own. */
export interface UnreadStatement {
  /** In the draft, as "summary.0": it stays when an erasure changes the words. Of two that say the same, the first. */
  position: string;
  text: string;
  /** The day under which it would be shown; null for none. */
  day: string | null;
  citations: readonly Citation[];
  /** Its figures, units and days that do not stand literally in that evidence, such as "1.6" or "2026-03-02". */
  doubts: readonly string[];
}

/** Shown where a reading has no reason that may be shown. */
export const NO_REASON = 'Its evidence says something else';

/** What a second reading said of a statement. */
export interface Reading {
  isSupported: boolean;
  /** What its evidence says otherwise. */
  reason: string;
  /** Literal passages of the evidence from which its doubted figures and days follow. Missing in what earlier versions stored. */
  basis?: readonly string[];
}

/** Readings by the position of their statement. */
export type Readings = ReadonlyMap<string, Reading>;
