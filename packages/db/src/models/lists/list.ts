import mongoose, { type Model, model, Schema } from 'mongoose';

/** A list that users put companies or people on. Its members name it in their `lists`. */
export interface ListDoc {
  /** A UUID. */
  _id: string;
  name: string;
  /** The name in lower case: it is unique per kind. */
  nameKey: string;
  /** "company" or "person". */
  kind: string;
  createdAt: Date;
  updatedAt: Date;
}

const listSchema = new Schema<ListDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    kind: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'lists', autoIndex: false, versionKey: false },
);

listSchema.index({ kind: 1, nameKey: 1 }, { name: 'by_name', unique: true });

export const ListModel: Model<ListDoc> =
  (mongoose.models.List as Model<ListDoc> | undefined) ?? model<ListDoc>('List', listSchema);
