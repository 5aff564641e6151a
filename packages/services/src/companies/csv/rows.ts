import type { Headcount } from '@workbench/connectors/types';

export interface ParsedFigure {
  source: string;
  headcount: Headcount;
  asOf: Date | null;
}

/** A good row, ready to be looked up and written. */
export interface ParsedRow {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  name: string;
  domain: string;
  /** null when the cell is empty: that never blanks a stored value. */
  industry: string | null;
  /** Figures that are known; an empty cell or a word for "unknown" gives none. */
  figures: ParsedFigure[];
  locations: string[];
  /** The source that the locations belong to; null when the row names none. */
  locationSource: string | null;
  /** As in the file. */
  cells: string[];
}

export interface FailedRow {
  line: number;
  column: string | null;
  value: string | null;
  reason: string;
  cells: string[];
}
