import mongoose, { type Model, model, Schema } from 'mongoose';

/** Who answers for the personal data of this workspace, as notices name them. */
export interface ControllerDoc {
  _id: 'workspace';
  name: string;
  address: string;
  email: string;
  /** Data protection officer. */
  officer: string;
  purpose: string;
  recipients: string;
  storage: string;
}

const text = { type: String, default: '' };
const controllerSchema = new Schema<ControllerDoc>(
  {
    _id: { type: String, required: true },
    ...{ name: text, address: text, email: text, officer: text, purpose: text, recipients: text, storage: text },
  },
  { collection: 'privacy_controller', autoIndex: false, versionKey: false, minimize: false },
);

export const ControllerModel: Model<ControllerDoc> =
  (mongoose.models.Controller as Model<ControllerDoc> | undefined) ??
  model<ControllerDoc>('Controller', controllerSchema);
