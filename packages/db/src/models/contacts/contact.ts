import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import { type InformedDoc, informedSchema } from '../privacy/informed.ts';

export interface ContactOriginDoc {
  /** "apollo", "pdl", "manual". */
  source: string;
  at: Date;
}

interface ContactNoteDoc {
  id: string;
  text: string;
  at: Date;
}

export interface OtherContactValueDoc {
  field: 'email' | 'phone' | 'linkedinUrl';
  value: string;
  /** Of an address: as `emailStatus`. */
  status: string | null;
  /** Left out: not recorded. */
  origin?: ContactOriginDoc;
}

/** What a source has said of a field that a person edited. */
export interface ContactSourceValueDoc extends ContactOriginDoc {
  field: string;
  value: string;
  /** Of an address: as `emailStatus`. */
  status?: string | null;
}

export interface FormerEmployerDoc {
  name: string | null;
  domain: string | null;
}

/** A person who is held because someone saved or revealed them. */
export interface ContactDoc {
  _id: Types.ObjectId;
  /** "apollo:66aa…", "linkedin:https://…", "email:…": no one is held twice. */
  keys: string[];
  name: string;
  isNameHidden: boolean;
  title: string | null;
  organizationName: string | null;
  organizationDomain: string | null;
  organizationIndustry: string | null;
  organizationSize: number | null;
  email: string | null;
  emailStatus: string | null;
  emailStatusOriginal: string | null;
  phone: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  linkedinUrl: string | null;
  seniority: string | null;
  sources: { source: string; id: string; at: Date }[];
  /** Per field that has a value. */
  origins: Record<string, ContactOriginDoc>;
  /** When each source's reveal was paid for: within its freshness it is not bought again. */
  revealedAt: Record<string, Date>;
  companyId: Types.ObjectId | null;
  /** Ids of the lists that a user put them on; those of deleted lists stay until the trash is purged. Left out: none. */
  lists?: string[];
  /** Upper domains note here where the person stands. */
  knownIn: string[];
  notes: ContactNoteDoc[];
  /** Kept for a while, so that a removal can be undone; left out: none. */
  removedNotes?: (ContactNoteDoc & { removedAt: Date })[];
  /** Of people who were two contacts: the addresses, numbers and profiles beside the first ones; left out: none. */
  otherValues?: OtherContactValueDoc[];
  /** What a person replaced or took out, and what sources have said beside typed values since; left out: none. */
  sourceValues?: ContactSourceValueDoc[];
  /** Employers that a later one has replaced, the latest last; left out: none. */
  formerEmployers?: FormerEmployerDoc[];
  /** Ids of contacts that turned out to be this one. */
  formerIds: Types.ObjectId[];
  /** Lower case: name, also as a source has it, title, company, e-mail; what a search looks through. */
  words: string[];
  savedAt: Date;
  /** Left out: they have not been informed. */
  informed?: InformedDoc;
  /** Goes up when what is known is joined, so that two who join at one moment lose nothing; left out: never. */
  revision?: number;
  /** Keys of a contact that was joined into this one and is about to go; left out: none. */
  keysToCome?: string[];
}

const text = { type: String, default: null };
const contactSchema = new Schema<ContactDoc>(
  {
    keys: { type: [String], required: true },
    name: { type: String, required: true },
    isNameHidden: { type: Boolean, required: true },
    title: text,
    organizationName: text,
    organizationDomain: text,
    organizationIndustry: text,
    organizationSize: { type: Number, default: null },
    email: text,
    emailStatus: text,
    emailStatusOriginal: text,
    phone: text,
    city: text,
    state: text,
    country: text,
    linkedinUrl: text,
    seniority: text,
    sources: { type: [{ source: String, id: String, at: Date, _id: false }], required: true },
    origins: { type: Schema.Types.Mixed, required: true },
    revealedAt: { type: Schema.Types.Mixed, required: true },
    companyId: { type: Schema.Types.ObjectId, default: null },
    lists: { type: [String], default: undefined },
    knownIn: { type: [String], required: true },
    notes: { type: [{ id: String, text: String, at: Date, _id: false }], required: true },
    removedNotes: { type: [{ id: String, text: String, at: Date, removedAt: Date, _id: false }], default: undefined },
    otherValues: { type: [Schema.Types.Mixed], default: undefined },
    sourceValues: { type: [Schema.Types.Mixed], default: undefined },
    formerEmployers: { type: [{ name: String, domain: String, _id: false }], default: undefined },
    formerIds: { type: [Schema.Types.ObjectId], default: [] },
    words: { type: [String], required: true },
    savedAt: { type: Date, required: true },
    informed: { type: informedSchema, default: undefined },
    revision: Number,
    keysToCome: { type: [String], default: undefined },
  },
  { collection: 'contacts', autoIndex: false, versionKey: false, minimize: false },
);

export const CONTACT_INDEXES = {
  keys: 'by_keys',
  saved: 'by_saved',
  company: 'by_company',
  words: 'by_words',
  revision: 'by_revision',
  list: 'by_list',
  notice: 'by_notice',
} as const;

contactSchema.index({ keys: 1 }, { name: CONTACT_INDEXES.keys, unique: true });
contactSchema.index({ savedAt: -1, _id: -1 }, { name: CONTACT_INDEXES.saved });
contactSchema.index({ companyId: 1, savedAt: -1, _id: -1 }, { name: CONTACT_INDEXES.company });
contactSchema.index({ words: 1, savedAt: -1, _id: -1 }, { name: CONTACT_INDEXES.words });
contactSchema.index({ lists: 1, savedAt: -1, _id: -1 }, { name: CONTACT_INDEXES.list });
contactSchema.index({ revision: 1, _id: 1 }, { name: CONTACT_INDEXES.revision });
contactSchema.index({ 'informed.at': 1, savedAt: 1, _id: 1 }, { name: CONTACT_INDEXES.notice });
contactSchema.index({ formerIds: 1 }, { name: 'by_former_ids' });
contactSchema.index({ keysToCome: 1 }, { name: 'by_keys_to_come', sparse: true });

export const ContactModel: Model<ContactDoc> =
  (mongoose.models.Contact as Model<ContactDoc> | undefined) ?? model<ContactDoc>('Contact', contactSchema);
