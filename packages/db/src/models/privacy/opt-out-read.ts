import mongoose, { type Model, model, Schema } from 'mongoose';
import type { RunningProcess } from '../../running-process.ts';

/** How far the list of opt-outs of one vendor is read; it is read once a day. */
export interface OptOutReadDoc {
  /** The vendor: "pdl". */
  _id: string;
  /** UTC day of the last reading: "2026-11-29"; null where nothing was read, and it may be tried again. */
  day: string | null;
  startedAt: Date;
  /** null while it is read, and when the process died. */
  finishedAt: Date | null;
  worker: RunningProcess;
  /** Ids that were read so far. */
  ids: number;
  /** Ids of people who are saved here and not removed yet: noted before anything goes. */
  found: string[];
  /** People who were removed since this reading began. */
  people: number;
  /** By all readings. */
  peopleEver: number;
  /** When the list was last read to its end, and how many ids it had; `shrunkFrom`: before it lost more than half. */
  completed: { at: Date; ids: number; shrunkFrom?: number | null } | null;
  /** Why the last reading did not come to the end. */
  failure: { kind: string; message: string } | null;
}

const optOutReadSchema = new Schema<OptOutReadDoc>(
  {
    _id: { type: String, required: true },
    day: { type: String, default: null },
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    worker: { type: Schema.Types.Mixed, required: true },
    ids: { type: Number, required: true },
    found: { type: [String], default: [] },
    people: { type: Number, required: true },
    peopleEver: { type: Number, default: 0 },
    completed: { type: Schema.Types.Mixed, default: null },
    failure: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'opt_out_reads', autoIndex: false, versionKey: false, minimize: false },
);

export const OptOutReadModel: Model<OptOutReadDoc> =
  (mongoose.models.OptOutRead as Model<OptOutReadDoc> | undefined) ??
  model<OptOutReadDoc>('OptOutRead', optOutReadSchema);
