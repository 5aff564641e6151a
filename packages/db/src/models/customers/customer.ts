import mongoose, { type Model, model, Schema } from 'mongoose';

/** A company that is not to be approached as a new one: a customer, a partner, a competitor. It need not be tracked. */
export interface CustomerDoc {
  /** A UUID. */
  _id: string;
  name: string | null;
  /** Folded, legal form included; of the domain or an identifier where there is no name. */
  nameKey: string;
  domain: string | null;
  /** In the normal form of their kinds. */
  identifiers: { kind: string; value: string }[];
  /** "d:acme.com", "lei:…"; of an entry without either "n:" and the folded name. No two entries have one in common. */
  keys: string[];
  /** "Customer", "Partner", or as the CRM calls it. */
  reason: string;
  /** The file that it came in; null when it was typed. */
  file: string | null;
  addedAt: Date;
  updatedAt: Date;
}

const customerSchema = new Schema<CustomerDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, default: null },
    nameKey: { type: String, required: true },
    domain: { type: String, default: null },
    identifiers: { type: [{ kind: String, value: String, _id: false }], required: true },
    keys: { type: [String], required: true },
    reason: { type: String, required: true },
    file: { type: String, default: null },
    addedAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'customers', autoIndex: false, versionKey: false },
);

customerSchema.index({ keys: 1 }, { name: 'by_key', unique: true });
customerSchema.index({ nameKey: 1, _id: 1 }, { name: 'by_name' });

export const CustomerModel: Model<CustomerDoc> =
  (mongoose.models.Customer as Model<CustomerDoc> | undefined) ?? model<CustomerDoc>('Customer', customerSchema);
