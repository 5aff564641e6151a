import mongoose, { type Model, model, Schema } from 'mongoose';

/** A saved view of the companies' table. */
export interface ViewDoc {
  /** A UUID. */
  _id: string;
  name: string;
  /** The name in lower case: it is unique. */
  nameKey: string;
  q: string;
  /** In canonical form as text: a later version may not know each field any more. */
  filter: string | null;
  sort: string | null;
  /** null: as the table comes. */
  columns: string[] | null;
  density: string;
  createdAt: Date;
  /** Later with each change, also within a millisecond: changes name the state that they are of by it. */
  updatedAt: Date;
}

const viewSchema = new Schema<ViewDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    q: { type: String, default: '' },
    filter: { type: String, default: null },
    sort: { type: String, default: null },
    columns: { type: [String], default: null },
    density: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'views', autoIndex: false, versionKey: false },
);

viewSchema.index({ nameKey: 1 }, { name: 'by_name', unique: true });

export const ViewModel: Model<ViewDoc> =
  (mongoose.models.View as Model<ViewDoc> | undefined) ?? model<ViewDoc>('View', viewSchema);
