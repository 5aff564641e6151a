import mongoose, { type Model, model, Schema } from 'mongoose';

export interface SettingsDoc {
  _id: 'workspace';
  email?: string;
  contactEmail?: string;
  autoSync?: boolean;
  emailNotifications?: boolean;
  googleNews?: boolean;
  minimumSources: number;
  excludeOutliers: boolean;
  headlineScope?: string;
  maxFigureAgeMonths?: number;
}

const settingsSchema = new Schema<SettingsDoc>(
  {
    _id: { type: String, required: true },
    email: String,
    contactEmail: String,
    autoSync: Boolean,
    emailNotifications: Boolean,
    googleNews: Boolean,
    minimumSources: { type: Number, required: true },
    excludeOutliers: { type: Boolean, required: true },
    headlineScope: String,
    maxFigureAgeMonths: Number,
  },
  { collection: 'settings', autoIndex: false, versionKey: false },
);

export const SettingsModel: Model<SettingsDoc> =
  (mongoose.models.Settings as Model<SettingsDoc> | undefined) ?? model<SettingsDoc>('Settings', settingsSchema);
