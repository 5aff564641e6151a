import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import type { RunningProcess } from '../../running-process.ts';

/** One import of leads: a sheet, a file or pasted rows. Importing the same sheet again is the same list. */
export interface LeadListDoc {
  /** A UUID. */
  _id: string;
  /** "sheet", "file" or "pasted". */
  kind: string;
  /** Of the spreadsheet or the file. */
  name: string;
  /** "sheet:<spreadsheet id>|<tab>|<range>": the same place is one list; null for files and pasted rows. */
  place: string | null;
  spreadsheetId: string | null;
  tab: string | null;
  range: string | null;
  /** As they stood at the last import. */
  headers: string[];
  /** The field of each column where a person has assigned them; null or left out: the headers say it. */
  fields?: (string | null)[] | null;
  /** Per header what it is taken for; null when it is ignored. */
  mapping: (string | null)[];
  /** Of the last import. */
  counts: Record<string, number>;
  /** An import of it that has not recorded its end; absent after the end. */
  importing?: { id: string; worker: RunningProcess | null; seenAt: Date };
  writeBack: LeadWriteBackDoc | null;
  /** Results were to be written since the last writing read them. */
  isWriteBackDue?: boolean;
  createdAt: Date;
  importedAt: Date;
  order: number;
}

/** How the last writing into the sheet went. */
export interface LeadWriteBackDoc {
  batchId: string;
  state: string;
  message: string | null;
  /** Cells that have been written, and rows that could not be found any more. */
  cells: number;
  missingRows: number;
  /** Rows that were moved or inserted while results were written, and may have lost a value; 1-based. */
  unclearRows?: number[];
  at: Date;
}

const text = { type: String, default: null };
const leadListSchema = new Schema<LeadListDoc>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    name: { type: String, required: true },
    place: text,
    spreadsheetId: text,
    tab: text,
    range: text,
    headers: { type: [String], required: true },
    fields: Schema.Types.Mixed,
    mapping: { type: [Schema.Types.Mixed], required: true } as never,
    counts: { type: Schema.Types.Mixed, required: true },
    importing: Schema.Types.Mixed,
    writeBack: { type: Schema.Types.Mixed, default: null },
    isWriteBackDue: Boolean,
    createdAt: { type: Date, required: true },
    importedAt: { type: Date, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'lead_lists', autoIndex: false, versionKey: false, minimize: false },
);
leadListSchema.index({ order: -1 }, { name: 'by_order' });
leadListSchema.index(
  { place: 1 },
  { name: 'by_place', unique: true, partialFilterExpression: { place: { $type: 'string' } } },
);

export const LeadListModel: Model<LeadListDoc> =
  (mongoose.models.LeadList as Model<LeadListDoc> | undefined) ?? model<LeadListDoc>('LeadList', leadListSchema);

/** One row of a list as it was imported; what goes back is found by its keys. */
export interface LeadRowDoc {
  /** "<list id>:<line>". */
  _id: string;
  listId: string;
  /** Row of the sheet or line of the file, from 1. */
  line: number;
  /** As they stood there. Left empty for a row of someone on the do-not-contact list. */
  cells: string[];
  /** What the row is recognised by, best first. */
  keys: string[];
  leadId: Types.ObjectId | null;
  /** Why it is no lead; null when it is one. */
  problem: string | null;
}

const leadRowSchema = new Schema<LeadRowDoc>(
  {
    _id: { type: String, required: true },
    listId: { type: String, required: true },
    line: { type: Number, required: true },
    cells: { type: [String], required: true },
    keys: { type: [String], default: [] },
    leadId: { type: Schema.Types.ObjectId, default: null },
    problem: text,
  },
  { collection: 'lead_rows', autoIndex: false, versionKey: false },
);

export const LEAD_ROW_INDEXES = { line: 'by_line', lead: 'by_lead' } as const;

leadRowSchema.index({ listId: 1, line: 1 }, { name: LEAD_ROW_INDEXES.line });
leadRowSchema.index({ leadId: 1 }, { name: LEAD_ROW_INDEXES.lead });

export const LeadRowModel: Model<LeadRowDoc> =
  (mongoose.models.LeadRow as Model<LeadRowDoc> | undefined) ?? model<LeadRowDoc>('LeadRow', leadRowSchema);
