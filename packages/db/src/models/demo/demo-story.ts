import mongoose, { type Model, model, Schema } from 'mongoose';

/** What the demo has entered beside its companies, so that it can be continued after a kill and removed as a whole. */
export interface DemoStoryDoc {
  /** A UUID, from which the ids of what it enters are made. */
  _id: string;
  /** Its days count back from here. */
  begunAt: Date;
  /** Its first day. Notifications, runs and imports from here until its beginning are its own, but for those in `before`. */
  firstDay: Date;
  /** Ids of those that were there before it began. */
  before: unknown[];
  /** Names of the chapters that were begun; all but the last have ended. */
  begun: string[];
  /** Names of the chapters that have ended. */
  done: string[];
  /** When a chapter was last begun or ended, by the clock of the process. */
  activeAt: Date;
  /** How many chapters there are. */
  total: number;
  records: { kind: string; id: string }[];
}

const demoStorySchema = new Schema<DemoStoryDoc>(
  {
    _id: { type: String, required: true },
    begunAt: { type: Date, required: true },
    firstDay: { type: Date, required: true },
    before: { type: [Schema.Types.Mixed], required: true } as never,
    begun: { type: [String], required: true },
    done: { type: [String], required: true },
    activeAt: { type: Date, required: true },
    total: { type: Number, required: true },
    records: { type: [{ _id: false, kind: { type: String, required: true }, id: { type: String, required: true } }] },
  },
  { collection: 'demo_stories', autoIndex: false, versionKey: false },
);

export const DemoStoryModel: Model<DemoStoryDoc> =
  (mongoose.models.DemoStory as Model<DemoStoryDoc> | undefined) ?? model<DemoStoryDoc>('DemoStory', demoStorySchema);
