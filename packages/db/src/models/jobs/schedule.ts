import mongoose, { type Model, model, Schema } from 'mongoose';

/** Work that recurs: when it is due next, and who is at it. One document per name, over all processes. */
export interface ScheduleDoc {
  _id: string;
  nextAt: Date;
  owner: string | null;
  leaseUntil: Date | null;
}

const scheduleSchema = new Schema<ScheduleDoc>(
  {
    _id: { type: String, required: true },
    nextAt: { type: Date, required: true },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
  },
  { collection: 'schedules', autoIndex: false, versionKey: false },
);

export const ScheduleModel: Model<ScheduleDoc> =
  (mongoose.models.Schedule as Model<ScheduleDoc> | undefined) ?? model<ScheduleDoc>('Schedule', scheduleSchema);
