import mongoose, { type Model, model, Schema } from 'mongoose';
import type { RunningProcess } from '../../running-process.ts';

/** Which secret key the workspace's hashes and sealed keys were made with. One document; the key itself is not in it. */
export interface WorkspaceKeyDoc {
  _id: 'workspace';
  /** Missing while nothing has shown which key the entries of an earlier version were made with. */
  fingerprint?: string;
  /** Something was hashed or sealed with the key: another one can't take its position any more. */
  isUsed?: boolean;
  /** What only a lost key could read is still to be removed. */
  isRemovalOpen?: boolean;
  /** They run with the key, until their lease ends. */
  processes?: KeyHolder[];
  /** Keys that processes ran with before that was shown: what they sealed shows nothing. */
  unproven?: string[];
  /** Keys that were made after the entries. */
  refused?: string[];
}

export interface KeyHolder extends RunningProcess {
  token: string;
  until: Date;
}

const workspaceKeySchema = new Schema<WorkspaceKeyDoc>(
  {
    _id: { type: String, required: true },
    fingerprint: String,
    isUsed: Boolean,
    isRemovalOpen: Boolean,
    processes: { type: [Schema.Types.Mixed], default: undefined } as never,
    unproven: { type: [String], default: undefined },
    refused: { type: [String], default: undefined },
  },
  { collection: 'workspace_keys', autoIndex: false, versionKey: false },
);

export const WorkspaceKeyModel: Model<WorkspaceKeyDoc> =
  (mongoose.models.WorkspaceKey as Model<WorkspaceKeyDoc> | undefined) ??
  model<WorkspaceKeyDoc>('WorkspaceKey', workspaceKeySchema);
