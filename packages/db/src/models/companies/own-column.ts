import mongoose, { type Model, model, Schema } from 'mongoose';

/** A column of companies that a user has added. */
export interface OwnColumnDoc {
  /** A UUID, by which the trash knows it. */
  _id: string;
  /** By which companies have its values; never changes. */
  key: string;
  name: string;
  /** Folded name: two columns have no name in common. */
  nameKey: string;
  /** `text`, `number`, `date`, `option`, `url` or `boolean`; never changes. */
  type: string;
  /** Of an option column. */
  options?: string[];
  /** Position among the others; smaller ones come first. */
  order: number;
  createdAt: Date;
}

const ownColumnSchema = new Schema<OwnColumnDoc>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    type: { type: String, required: true },
    options: { type: [String], default: undefined },
    order: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'own_columns', autoIndex: false, versionKey: false },
);

ownColumnSchema.index({ key: 1 }, { name: 'key_unique', unique: true });
ownColumnSchema.index({ nameKey: 1 }, { name: 'name_unique', unique: true });

export const OwnColumnModel: Model<OwnColumnDoc> =
  (mongoose.models.OwnColumn as Model<OwnColumnDoc> | undefined) ?? model<OwnColumnDoc>('OwnColumn', ownColumnSchema);
