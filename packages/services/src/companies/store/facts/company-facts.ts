import type { FigureKind, FigureScope, Headcount } from '@workbench/connectors/types';
import type { FieldOriginDoc, SourceRecordDoc } from '@workbench/db';
import type { CustomValues } from '../../custom/own-column.ts';
import type { IdentifierFacts, IdentifierFields } from '../../identifiers/merge-identifiers.ts';

/** What one row of a file or one source says about a company. */
export interface CompanyFacts extends IdentifierFacts {
  industry: string | null;
  /** A source's own history comes newest first. */
  figures: FigureFact[];
  locations: string[];
  /** Whose locations they are; null when no source is named for them. */
  locationSource: string | null;
  /** A source's own answer: it confirms what it repeats, and its locations are all that it knows. */
  isAnswer?: boolean;
  /** The connector whose earlier answers were about another company: what it brought leaves. */
  withdrawn?: WithdrawnSource;
  /** The file that they came in. */
  file?: string;
  /** Values of own columns by key, from a file. */
  custom?: CustomValues;
  /** Texts of notes to add, from a file. */
  noteTexts?: readonly string[];
  /** The identifiers of an answer: the source's own record, and those of others by which it was found. */
  cameBy?: AnswerKeys;
}

export interface AnswerKeys {
  record: string | null;
  foundBy: readonly string[];
}

/** Where facts come from, apart from the time. */
export type FactsOrigin = Omit<FieldOriginDoc, 'at'>;

export interface WithdrawnSource {
  source: string;
  connector: string;
}

export interface NamedFacts extends CompanyFacts {
  name: string;
  domain: string;
}

export interface FigureFact {
  source: string;
  /** The connector that answered: its figures stay one opinion when its label changes. */
  connector?: string;
  headcount: Headcount;
  /** null: the source names no day, so the day of import counts. */
  asOf: Date | null;
  /** The day of whoever brings an undated figure, where it may be another than in Greenwich. */
  today?: Date;
  /** Left out by files: a number is then of the kind "file". */
  kind?: FigureKind;
  scope?: FigureScope;
  url?: string | null;
  quote?: string | null;
}

/** A figure that its source has replaced, as far as a late one is compared with it. */
export type PastFigure = Pick<
  SourceRecordDoc,
  'source' | 'connector' | 'kind' | 'value' | 'min' | 'max' | 'since' | 'asOf'
>;

export interface MergeState extends IdentifierFields {
  name: string;
  industry: string | null;
  records: SourceRecordDoc[];
  locations: string[];
}
