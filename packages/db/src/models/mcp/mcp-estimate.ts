import mongoose, { type Model, model, Schema } from 'mongoose';

/** The price of one call of a tool, which may then be made once. It has no input, only its keyed hash. */
export interface McpEstimateDoc {
  _id: string;
  /** `owner`, `anyone` or the id of an API key. */
  caller: string;
  tool: string;
  fingerprint: string;
  creditsMax: number;
  expiresAt: Date;
  usedAt: Date | null;
}

const mcpEstimateSchema = new Schema<McpEstimateDoc>(
  {
    _id: { type: String, required: true },
    caller: { type: String, required: true },
    tool: { type: String, required: true },
    fingerprint: { type: String, required: true },
    creditsMax: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
  },
  { collection: 'mcp_estimates', autoIndex: false, versionKey: false },
);

/** Kept for a while longer, so that a refusal can say that it has expired or was used. */
mcpEstimateSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 3600 });

export const McpEstimateModel: Model<McpEstimateDoc> =
  (mongoose.models.McpEstimate as Model<McpEstimateDoc> | undefined) ??
  model<McpEstimateDoc>('McpEstimate', mcpEstimateSchema);
