import { Schema } from 'mongoose';

/** That a person knows who keeps data about them and where it came from. */
export interface InformedDoc {
  at: Date;
  /** "notice", "message" or "not_needed". */
  how: string;
}

export const informedSchema = new Schema<InformedDoc>({ at: Date, how: String }, { _id: false });
