import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** Somebody to be enriched: from a saved contact, a sheet or a file. */
export interface LeadDoc {
  _id: Types.ObjectId;
  /** "contact:<id>"; unique, so that nobody is a lead twice. */
  key: string;
  contactId: Types.ObjectId | null;
  firstName: string;
  lastName: string;
  title: string | null;
  company: string | null;
  email: string | null;
  linkedinUrl: string | null;
  phone: string | null;
  location: string | null;
  industry: string | null;
  /** What the do-not-contact list may know them by beside the address, the number and the profile. */
  sources: { source: string; id: string }[];
  organizationDomain: string | null;
  enrichmentStatus: string;
  createdAt: Date;
}

const text = { type: String, default: null };
const leadSchema = new Schema<LeadDoc>(
  {
    key: { type: String, required: true },
    contactId: { type: Schema.Types.ObjectId, default: null },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    title: text,
    company: text,
    email: text,
    linkedinUrl: text,
    phone: text,
    location: text,
    industry: text,
    sources: { type: [{ source: String, id: String, _id: false }], default: [] },
    organizationDomain: text,
    enrichmentStatus: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'leads', autoIndex: false, versionKey: false },
);

export const LEAD_INDEXES = { key: 'by_key', created: 'by_created' } as const;

leadSchema.index({ key: 1 }, { name: LEAD_INDEXES.key, unique: true });
leadSchema.index({ createdAt: -1, _id: -1 }, { name: LEAD_INDEXES.created });

export const LeadModel: Model<LeadDoc> =
  (mongoose.models.Lead as Model<LeadDoc> | undefined) ?? model<LeadDoc>('Lead', leadSchema);
