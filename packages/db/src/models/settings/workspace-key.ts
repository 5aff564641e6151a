import mongoose, { type Model, model, Schema } from 'mongoose';

/** Which secret key the workspace's hashes and sealed keys were made with. One document; the key itself is not in it. */
export interface WorkspaceKeyDoc {
  _id: 'workspace';
  fingerprint: string;
}

const workspaceKeySchema = new Schema<WorkspaceKeyDoc>(
  { _id: { type: String, required: true }, fingerprint: { type: String, required: true } },
  { collection: 'workspace_keys', autoIndex: false, versionKey: false },
);

export const WorkspaceKeyModel: Model<WorkspaceKeyDoc> =
  (mongoose.models.WorkspaceKey as Model<WorkspaceKeyDoc> | undefined) ??
  model<WorkspaceKeyDoc>('WorkspaceKey', workspaceKeySchema);
