import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import { type InformedDoc, informedSchema } from '../privacy/informed.ts';

/** Where a value comes from. */
export interface LeadOriginDoc {
  /** "sheet", "file", "pasted", "contact", "typed"; or who found it: "pdl", "website", "wikidata", "contacts". */
  source: string;
  at: Date;
  /** 0 to 1; null for what a person gave. */
  confidence: number | null;
  /** A person gave it: nothing that is found replaces it. */
  isLocked: boolean;
  /** A person accepted it on the screen, as a suggestion: no import replaces it either. */
  isAccepted?: boolean;
  /** A source found it and a person let it stand: nothing new to ask by. */
  isConfirmed?: boolean;
}

/** How one step stands. */
export interface LeadStepDoc {
  /** pending, running, completed, skipped, failed, or review: a person has to decide. */
  state: string;
  /** Who gave the result. */
  source: string | null;
  confidence: number | null;
  credits: number;
  /** The reason when it was skipped or failed, else what came of it. */
  message: string | null;
  at: Date | null;
  durationMs: number | null;
  /** The run whose cap the step's price counts against; set before anything is spent. */
  reservedBy?: string | null;
  /** Certainly nothing was sent for what is reserved. */
  isUnsent?: boolean;
  /** The run that does it, until it has ended. */
  runId?: string;
  /** Its response was lost and may have been charged: the most credits of buying it once more. */
  repeatCredits?: number;
  /** Skipped for what the lead itself lacks: only another value of the lead changes that. */
  isForGood?: boolean;
  /** Why it was skipped, as a word; null when it searched and found nothing. Absent in steps of earlier versions. */
  skipReason?: string | null;
}

/** One asking of one source, as the lead's log shows it. */
export interface LeadLogDoc {
  step: string;
  source: string;
  outcome: string;
  message: string | null;
  credits: number;
  at: Date;
  durationMs: number;
}

/** A value that differs from what a person gave. */
export interface LeadSuggestionDoc {
  field: string;
  value: string;
  source: string;
  confidence: number;
  at: Date;
  /** Of a company: its domain, where the source knows it. */
  organizationDomain?: string;
}

/** Someone who may be the lead, or a profile that may be theirs. */
export interface LeadCandidateDoc {
  id: string;
  step: string;
  source: string;
  confidence: number;
  /** What the lead would get. */
  values: Record<string, string>;
  organizationDomain: string | null;
  reason: string;
  at: Date;
}

/** A suggestion that was decided on together with others: what brings the lead back to where it was. */
export interface LeadDecisionDoc {
  /** Of the decision about all of them. */
  id: string;
  field: string;
  at: Date;
  isAccepted: boolean;
  suggestion: LeadSuggestionDoc;
  /** What an accepted value replaced. */
  before?: {
    value: string | null;
    origin: LeadOriginDoc | null;
    /** What another employer replaced too; null where it was the same. */
    employer: { organizationDomain: string | null; companyId: Types.ObjectId | null; step: LeadStepDoc | null } | null;
  };
}

/** Someone to be enriched: from a saved contact, a sheet, a file or pasted rows. */
export interface LeadDoc {
  _id: Types.ObjectId;
  /** "contact:<id>", "email:…", "linkedin:…", or "name:…|…" for who has none of these: no one is a lead twice. */
  keys: string[];
  /**
   * "name:<name>|<company>", by which a row without an address finds them; without a company the address or the profile
   * stands in its place. null without both.
   */
  nameKey: string | null;
  contactId: Types.ObjectId | null;
  /** The imports that they are in. */
  listIds: string[];
  firstName: string;
  lastName: string;
  title: string | null;
  company: string | null;
  email: string | null;
  linkedinUrl: string | null;
  phone: string | null;
  location: string | null;
  industry: string | null;
  /** Per field that has a value. */
  origins: Record<string, LeadOriginDoc>;
  /** What the do-not-contact list may know them by beside the address, the number and the profile. */
  sources: { source: string; id: string }[];
  organizationDomain: string | null;
  /** The tracked company that they work for. */
  companyId: Types.ObjectId | null;
  /** Ids of the lists that a user put them on; those of deleted lists stay until the trash is purged. Left out: none. */
  lists?: string[];
  enrichmentStatus: string;
  /** The run that is or was last at work. */
  runId: string | null;
  /** By name: pdl_search, linkedin_discovery, company_research, write_back. */
  steps: Record<string, LeadStepDoc>;
  suggestions: LeadSuggestionDoc[];
  /** Values that a person did not want: they are not suggested again. */
  dismissed?: { field: string; value: string }[];
  candidates: LeadCandidateDoc[];
  /** True while there are candidates: the review list. */
  needsReview: boolean;
  /** By tab and header: texts that we have put into columns of our own in their row; formerly by list. */
  written?: Record<string, Record<string, string[]>>;
  /** Newest last, bounded. */
  log: LeadLogDoc[];
  /** Folded words that a search finds them by. */
  words: string[];
  /** What was found for its fields, as words to filter by; absent until it is worked out. */
  findings?: string[];
  /** `findings` in one text. */
  findingsKey?: string;
  /** Newest last, bounded. */
  decisions?: LeadDecisionDoc[];
  createdAt: Date;
  updatedAt: Date;
  /** Left out: they have not been informed. */
  informed?: InformedDoc;
  /** Goes up with every change, so that two at one moment lose nothing. */
  revision: number;
}

const text = { type: String, default: null };
const mixedList = { type: [Schema.Types.Mixed], default: [] } as never;
const leadSchema = new Schema<LeadDoc>(
  {
    keys: { type: [String], required: true },
    nameKey: text,
    contactId: { type: Schema.Types.ObjectId, default: null },
    listIds: { type: [String], default: [] },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    title: text,
    company: text,
    email: text,
    linkedinUrl: text,
    phone: text,
    location: text,
    industry: text,
    origins: { type: Schema.Types.Mixed, default: {} },
    sources: { type: [{ source: String, id: String, _id: false }], default: [] },
    organizationDomain: text,
    companyId: { type: Schema.Types.ObjectId, default: null },
    lists: { type: [String], default: undefined },
    enrichmentStatus: { type: String, required: true },
    runId: text,
    steps: { type: Schema.Types.Mixed, default: {} },
    suggestions: mixedList,
    dismissed: mixedList,
    written: { type: Schema.Types.Mixed, default: {} },
    candidates: mixedList,
    needsReview: { type: Boolean, default: false },
    log: mixedList,
    words: { type: [String], default: [] },
    findings: { type: [String], default: undefined },
    findingsKey: String,
    decisions: { type: [Schema.Types.Mixed], default: undefined } as never,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    informed: { type: informedSchema, default: undefined },
    revision: { type: Number, default: 1 },
  },
  { collection: 'leads', autoIndex: false, versionKey: false, minimize: false },
);

export const LEAD_INDEXES = {
  keys: 'by_keys',
  name: 'by_name',
  created: 'by_created',
  status: 'by_status',
  list: 'by_list',
  words: 'by_words',
  review: 'by_review',
  suggestions: 'by_suggestions',
  run: 'by_run',
  company: 'by_company',
  userList: 'by_user_list',
  findings: 'by_findings',
  findingsKey: 'by_findings_key',
  listFindings: 'by_list_findings',
  runFindings: 'by_run_findings',
  decisions: 'by_decisions',
  contact: 'by_contact',
  notice: 'by_notice',
  source: 'by_source',
  candidate: 'by_candidate',
} as const;

leadSchema.index({ keys: 1 }, { name: LEAD_INDEXES.keys, unique: true });
leadSchema.index({ nameKey: 1 }, { name: LEAD_INDEXES.name });
leadSchema.index({ createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.created });
leadSchema.index({ enrichmentStatus: 1, createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.status });
// The status answers a list of one status, and its count, without reading a lead.
leadSchema.index({ listIds: 1, createdAt: -1, _id: -1, enrichmentStatus: 1 }, { name: LEAD_INDEXES.list });
leadSchema.index({ words: 1, createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.words });
leadSchema.index({ needsReview: 1, createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.review });
leadSchema.index(
  { 'suggestions.field': 1 },
  { name: LEAD_INDEXES.suggestions, partialFilterExpression: { 'suggestions.0': { $exists: true } } },
);
leadSchema.index({ runId: 1, enrichmentStatus: 1 }, { name: LEAD_INDEXES.run });
leadSchema.index({ lists: 1, createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.userList });
leadSchema.index({ companyId: 1, createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.company });
leadSchema.index({ findings: 1, createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.findings });
// They answer counts of all findings without reading a lead.
leadSchema.index({ findingsKey: 1 }, { name: LEAD_INDEXES.findingsKey });
leadSchema.index({ listIds: 1, findingsKey: 1 }, { name: LEAD_INDEXES.listFindings });
leadSchema.index({ runId: 1, createdAt: -1, _id: -1, findingsKey: 1 }, { name: LEAD_INDEXES.runFindings });
leadSchema.index({ 'informed.at': 1, createdAt: 1, _id: 1 }, { name: LEAD_INDEXES.notice });
leadSchema.index(
  { contactId: 1 },
  { name: LEAD_INDEXES.contact, partialFilterExpression: { contactId: { $type: 'objectId' } } },
);
leadSchema.index(
  { 'sources.id': 1 },
  { name: LEAD_INDEXES.source, partialFilterExpression: { 'sources.0': { $exists: true } } },
);
leadSchema.index(
  { 'candidates.id': 1 },
  { name: LEAD_INDEXES.candidate, partialFilterExpression: { 'candidates.0': { $exists: true } } },
);
leadSchema.index({ 'decisions.id': 1 }, { name: LEAD_INDEXES.decisions, sparse: true });

export const LeadModel: Model<LeadDoc> =
  (mongoose.models.Lead as Model<LeadDoc> | undefined) ?? model<LeadDoc>('Lead', leadSchema);
