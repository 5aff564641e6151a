import mongoose, { type Model, model, Schema } from 'mongoose';

/**
 * One page of a contact search, kept for a day: what is saved or revealed comes from here, never from what a client
 * sends, and the next page goes on from here.
 */
export interface ContactSearchPageDoc {
  /** A UUID. */
  _id: string;
  /** Hash of source, filters and page size: pages of the same search have the same one. */
  searchKey: string;
  page: number;
  /** Each source's cursor of the page after; a source that has no more is left out. */
  next: Record<string, string>;
  /** Each source's total. */
  totals: Record<string, number>;
  /** As found, one per person; the shape is that of the contacts' domain. */
  people: { id: string; [field: string]: unknown }[];
  foundAt: Date;
  expiresAt: Date;
}

const contactSearchPageSchema = new Schema<ContactSearchPageDoc>(
  {
    _id: { type: String, required: true },
    searchKey: { type: String, required: true },
    page: { type: Number, required: true },
    next: { type: Schema.Types.Mixed, required: true },
    totals: { type: Schema.Types.Mixed, required: true },
    people: { type: [Schema.Types.Mixed], required: true } as never,
    foundAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'contact_pages', autoIndex: false, versionKey: false, minimize: false },
);

export const CONTACT_SEARCH_PAGE_INDEXES = { search: 'by_search', person: 'by_person' } as const;

contactSearchPageSchema.index({ searchKey: 1, page: 1, foundAt: -1 }, { name: CONTACT_SEARCH_PAGE_INDEXES.search });
contactSearchPageSchema.index({ 'people.id': 1, foundAt: -1 }, { name: CONTACT_SEARCH_PAGE_INDEXES.person });
contactSearchPageSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

export const ContactSearchPageModel: Model<ContactSearchPageDoc> =
  (mongoose.models.ContactPage as Model<ContactSearchPageDoc> | undefined) ??
  model<ContactSearchPageDoc>('ContactPage', contactSearchPageSchema);
