import mongoose, { type Model, model, Schema } from 'mongoose';

/** One enrichment of leads; its items are those of its batch. */
export interface LeadRunDoc {
  /** A UUID. */
  _id: string;
  /** null: chosen leads of several lists. */
  listId: string | null;
  steps: string[];
  /** Whether results go into the sheet when all leads have ended. */
  writesBack: boolean;
  /** Most credits that the run may spend; null: the sources' own caps alone. */
  creditsMax: number | null;
  /** Counted before anything is spent, given back when nothing was. Never above `creditsMax`. */
  creditsReserved: number;
  /** With a limit: who has reserved the price of a company that colleagues share, until it has been asked about. */
  asking?: { domain: string; leadId: string }[];
  batchId: string | null;
  createdAt: Date;
  order: number;
}

const leadRunSchema = new Schema<LeadRunDoc>(
  {
    _id: { type: String, required: true },
    listId: { type: String, default: null },
    steps: { type: [String], required: true },
    writesBack: { type: Boolean, required: true },
    creditsMax: { type: Number, default: null },
    creditsReserved: { type: Number, default: 0 },
    asking: { type: [{ domain: String, leadId: String, _id: false }], default: undefined } as never,
    batchId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'lead_runs', autoIndex: false, versionKey: false },
);
leadRunSchema.index({ order: -1 }, { name: 'by_order' });
leadRunSchema.index({ batchId: 1 }, { name: 'by_batch' });

export const LeadRunModel: Model<LeadRunDoc> =
  (mongoose.models.LeadRun as Model<LeadRunDoc> | undefined) ?? model<LeadRunDoc>('LeadRun', leadRunSchema);
