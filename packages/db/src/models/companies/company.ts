import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import type { AncestorDoc, CompanyParentDoc } from './company-relations.ts';
import type { FieldOriginDoc } from './field-origin.ts';

/** The latest that one source says about one company. Older figures are observations. */
export interface SourceRecordDoc {
  source: string;
  /** The connector that answered; left out in figures of files and in older records. */
  connector?: string;
  /** Persons. A point has `value`; a band has `min` and, unless open, `max`; none of them: locations only. */
  value?: number;
  min?: number;
  max?: number;
  kind: string;
  scope: string;
  locations: string[];
  /** First day for which this same figure was reported. */
  since: Date;
  /** Last day for which it was reported. */
  asOf: Date;
  fetchedAt: Date;
  /** Who named the day: the source, or else the day of the query or import stands in. Left out in older records. */
  asOfBasis?: 'stated' | 'queried' | 'imported';
  url?: string;
  /** The words of the source; of a typed headcount the reason that the user gave. */
  quote?: string;
  /** The file that it came in. */
  file?: string;
}

/** `created` is that of all fields without one of their own. Locations and figures have those of their records. */
export type FieldOriginsDoc = Partial<Record<'created' | 'name' | 'domain' | 'industry' | 'locations', FieldOriginDoc>>;

/** What an import or a sync said beside a locked value. */
export interface FieldSuggestionDoc {
  /** Follows from the field and the value. */
  id: string;
  field: string;
  value: SuggestedValueDoc;
  origin: FieldOriginDoc;
}

export interface SuggestedValueDoc {
  text?: string;
  locations?: string[];
  headcount?: Pick<SourceRecordDoc, 'value' | 'min' | 'max'>;
}

/** The figure of the only source whose figure counts, where an aggregate needs more. */
export type SingleFigureDoc = Pick<SourceRecordDoc, 'source' | 'value' | 'min' | 'max' | 'kind' | 'scope' | 'asOf'>;

/** What a register, a network or another system of the owner knows a company by. */
export interface CompanyIdentifierDoc {
  /** A register's kind as in `REGISTER_KINDS`, or a namespace of the owner. */
  kind: string;
  /** In the normal form of its kind, check digits verified, unless a source stated a wrong one. */
  value: string;
  by: 'person' | 'import' | 'sync';
  /** Who stated it, as shown. */
  source: string;
  /** The connector that stated it. */
  connector?: string;
  /** The last day on which it was stated. */
  at: Date;
}

/** An identifier that a person found to be wrong, with what came by it: taking it back restores both. */
export interface StruckIdentifierDoc extends CompanyIdentifierDoc {
  reason: string;
  struckAt: Date;
  /** `striking` and `restoring` have steps left that a killed process did not take. */
  state: 'striking' | 'struck' | 'restoring';
  removed: {
    records: SourceRecordDoc[];
    /** Documents of the history, under the ids that they had. */
    observations: { _id: Types.ObjectId; [field: string]: unknown }[];
    identifiers: CompanyIdentifierDoc[];
  };
}

/** What one source says about two days: the same scope, exact figures. */
export interface GrowthOverSpanDoc {
  /** One decimal; below 0 for fewer people. */
  percent: number;
  from: number;
  to: number;
  fromDay: Date;
  toDay: Date;
  source: string;
}

/** Over 3, 6 and 12 months; a span without a pair of figures is left out. */
export type CompanyGrowthDoc = Partial<Record<'m3' | 'm6' | 'm12', GrowthOverSpanDoc>>;

/** What a location names, as far as it is known for certain. */
export interface NormalizedLocationDoc {
  /** ISO code of two letters. */
  country: string;
  /** null where only a country, or a region of it, is named. */
  city: string | null;
}

/** The source whose figure is the headcount of one company because a user says so. */
export interface PreferredSourceDoc {
  source: string;
  /** Empty when none was given. */
  reason: string;
  at: Date;
}

/** A user leaves a disagreement between sources as it is. */
export interface DismissedDisagreementDoc {
  /** Names the figures that were compared; others open the case again. */
  state: string;
  reason: string;
  at: Date;
}

/** Of a column of the user's own: a date is written 2026-03-31. */
export type CustomValueDoc = string | number | boolean;

export interface CompanyDoc {
  _id: Types.ObjectId;
  name: string;
  /** Folded name (lower case, no accents): sorts and searches. */
  nameKey: string;
  domain: string;
  industry: string | null;
  /** Folded search words, each behind the digit of its rank: 1 first word of the name, 2 later ones, 3 domain, 4 industry. */
  words: string[];
  records: SourceRecordDoc[];
  aggregatedEmployeeCount: number | null;
  sourceCount: number;
  dataQuality: 'high' | 'medium' | 'low';
  locations: string[];
  /** The fields from here to `derivedVersion` are missing in companies that an earlier rule computed. */
  isMinimumCount?: boolean;
  /** What the count counts: group, legal entity or establishment; null without figures. */
  headcountScope?: string | null;
  /** Of the sources with a figure, those of that scope that are not too old. */
  comparableSourceCount?: number;
  singleFigure?: SingleFigureDoc | null;
  /** Aggregates above single figures above null; see `employeeSortKey`. */
  employeeSortKey?: number | null;
  /** What the company adds to the workspace's source agreement. */
  agreement?: { deviationPpm: number; compared: number };
  /** Percent of the count between the largest and the smallest comparable figure; null where fewer than two are exact. */
  spread?: number | null;
  growth?: CompanyGrowthDoc | null;
  /** Of `locations`, without repeats and without those that are not recognised. */
  normalizedLocations?: NormalizedLocationDoc[];
  /** The first day on which a figure is too old by its age alone. */
  recomputeOn?: Date | null;
  /** The version of the rules that computed all of this. */
  derivedVersion?: number;
  /** Missing in companies from before origins were recorded. */
  origins?: FieldOriginsDoc;
  /** Fields that only a user changes: `name`, `domain`, `industry`, `locations`, `headcount`. */
  locks?: string[];
  /** null: taken back. */
  preferredSource?: PreferredSourceDoc | null;
  dismissedDisagreement?: DismissedDisagreementDoc | null;
  /** At most one for each locked field. */
  suggestions?: FieldSuggestionDoc[];
  /** The ids of suggestions that are not made again. */
  dismissedSuggestions?: string[];
  /** Left out: none. */
  tags?: string[];
  /** Ids of the lists that it is on. */
  lists?: string[];
  /** Values of the user's own columns by their keys, those of deleted columns included; left out: none. */
  custom?: Record<string, CustomValueDoc>;
  /** Where each of them comes from. */
  customOrigins?: Record<string, FieldOriginDoc>;
  /** These three are missing in companies without identifiers. */
  identifiers?: CompanyIdentifierDoc[];
  /** "lei:5493…" for each of them, by which it is searched. */
  identifierKeys?: string[];
  struckIdentifiers?: StruckIdentifierDoc[];
  /** Its other domains: a domain belongs to one company, as its own or as an alias. */
  aliases?: string[];
  /** Of companies that were merged into this one: who asks for them is led here. */
  formerIds?: Types.ObjectId[];
  parent?: CompanyParentDoc | null;
  /** Nearest first; follows from the parent. */
  ancestors?: AncestorDoc[];
  /** Set when a company first has it as its parent, and never taken back: whoever needs to know counts. */
  hasSubsidiaries?: true;
  /** Set on the fictional companies of the demo, which can be removed in one step. */
  demo?: true;
  createdAt: Date;
  updatedAt: Date;
}

const sourceRecordSchema = new Schema<SourceRecordDoc>(
  {
    source: { type: String, required: true },
    value: Number,
    min: Number,
    max: Number,
    kind: { type: String, required: true },
    scope: { type: String, required: true },
    locations: { type: [String], required: true },
    since: { type: Date, required: true },
    asOf: { type: Date, required: true },
    fetchedAt: { type: Date, required: true },
    asOfBasis: String,
    connector: String,
    url: String,
    quote: String,
    file: String,
  },
  { _id: false },
);

const companySchema = new Schema<CompanyDoc>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    domain: { type: String, required: true },
    industry: { type: String, default: null },
    words: { type: [String], required: true },
    records: { type: [sourceRecordSchema], required: true },
    aggregatedEmployeeCount: { type: Number, default: null },
    sourceCount: { type: Number, required: true },
    dataQuality: { type: String, enum: ['high', 'medium', 'low'], required: true },
    locations: { type: [String], required: true },
    isMinimumCount: Boolean,
    headcountScope: String,
    comparableSourceCount: Number,
    singleFigure: Schema.Types.Mixed,
    employeeSortKey: Number,
    agreement: Schema.Types.Mixed,
    spread: Number,
    growth: Schema.Types.Mixed,
    normalizedLocations: { type: Schema.Types.Mixed },
    recomputeOn: Date,
    derivedVersion: Number,
    origins: Schema.Types.Mixed,
    locks: { type: [String], default: undefined },
    preferredSource: { type: Schema.Types.Mixed },
    dismissedDisagreement: { type: Schema.Types.Mixed },
    suggestions: { type: [Schema.Types.Mixed], default: undefined },
    dismissedSuggestions: { type: [String], default: undefined },
    tags: { type: [String], default: undefined },
    lists: { type: [String], default: undefined },
    custom: Schema.Types.Mixed,
    customOrigins: Schema.Types.Mixed,
    identifiers: { type: Schema.Types.Mixed },
    identifierKeys: { type: Schema.Types.Mixed },
    struckIdentifiers: { type: Schema.Types.Mixed },
    aliases: { type: [String], default: undefined },
    formerIds: { type: [Schema.Types.ObjectId], default: undefined },
    parent: { type: Schema.Types.Mixed },
    ancestors: { type: Schema.Types.Mixed },
    hasSubsidiaries: Boolean,
    demo: Boolean,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'companies', autoIndex: false, versionKey: false },
);

/** The names are given so that queries can hint them: paging by key depends on the order of these indexes. */
export const COMPANY_INDEXES = {
  domain: 'domain_unique',
  employees: 'by_employee_sort_key',
  name: 'by_name',
  words: 'by_words',
  updated: 'by_update',
  identifiers: 'by_identifier',
  aliases: 'alias_unique',
  formerIds: 'by_former_id',
  parent: 'by_parent',
} as const;

companySchema.index({ domain: 1 }, { unique: true, name: COMPANY_INDEXES.domain });
companySchema.index({ employeeSortKey: 1, _id: 1 }, { name: COMPANY_INDEXES.employees });
companySchema.index({ nameKey: 1, _id: 1 }, { name: COMPANY_INDEXES.name });
companySchema.index({ words: 1, aggregatedEmployeeCount: -1, _id: -1 }, { name: COMPANY_INDEXES.words });
// What changed since a search for duplicates.
companySchema.index({ updatedAt: 1, _id: 1 }, { name: COMPANY_INDEXES.updated });
// Both find in a moment that no company has to be recomputed.
companySchema.index({ derivedVersion: 1 }, { name: 'by_derived_version' });
companySchema.index(
  { recomputeOn: 1 },
  { name: 'by_recompute_day', partialFilterExpression: { recomputeOn: { $type: 'date' } } },
);

companySchema.index({ lists: 1 }, { name: 'by_list', sparse: true });
companySchema.index({ identifierKeys: 1 }, { name: COMPANY_INDEXES.identifiers, sparse: true });
companySchema.index({ aliases: 1 }, { name: COMPANY_INDEXES.aliases, unique: true, sparse: true });
companySchema.index({ formerIds: 1 }, { name: COMPANY_INDEXES.formerIds, sparse: true });
companySchema.index({ 'parent.id': 1 }, { name: COMPANY_INDEXES.parent, sparse: true });
// Finds in a moment that no strike-out was interrupted.
companySchema.index({ 'struckIdentifiers.state': 1 }, { name: 'by_strike_state', sparse: true });

export const CompanyModel: Model<CompanyDoc> =
  (mongoose.models.Company as Model<CompanyDoc> | undefined) ?? model<CompanyDoc>('Company', companySchema);
