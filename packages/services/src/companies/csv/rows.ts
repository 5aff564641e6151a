import type { FigureKind, FigureScope, Headcount } from '@workbench/connectors/types';
import type { CellNote } from '../../shared/csv/cells/cell-notes.ts';
import type { CustomValues } from '../custom/own-column.ts';
import type { IdentifierFact } from '../identifiers/merge-identifiers.ts';
import type { ColumnMap } from './columns/column-map.ts';

/** What each row of a file is read by. */
export interface RowContext {
  headers: readonly string[];
  /** Cells of the header row, nameless ones at its end included. */
  width: number;
  columns: ColumnMap;
  /** Names the source of a plain employees column that has no source cell. */
  source: string | undefined;
  /** Day for figures without a date of their own. */
  asOf: Date | null;
  /** The person's own day, that of figures without any date; undefined: that of Greenwich. */
  today: Date | undefined;
  /** No figure is of a later day. */
  lastDay: Date;
}

export interface ParsedFigure {
  source: string;
  headcount: Headcount;
  asOf: Date | null;
  kind?: FigureKind;
  scope?: FigureScope;
  /** Of an undated figure: the day of the person who imports it. */
  today?: Date;
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
  identifiers: IdentifierFact[];
  /** Values of own columns by key; left out where the file has no such column. */
  custom?: CustomValues;
  /** Texts of notes on the company; left out where the file has no such column. */
  noteTexts?: string[];
  /** As in the file. */
  cells: string[];
  /** Optional cells that could not be read and were left out. */
  notes: CellNote[];
}

export interface FailedRow {
  line: number;
  column: string | null;
  value: string | null;
  reason: string;
  cells: string[];
  /** The trash has the company of the row under this id. */
  trashId?: string;
}
