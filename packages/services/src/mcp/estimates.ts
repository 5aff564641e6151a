import { randomUUID } from 'node:crypto';
import { type McpEstimateDoc, McpEstimateModel } from '@workbench/db';
import { type Caller, callerId } from '../api-keys/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { MCP_ESTIMATE_MINUTES } from './limits.ts';

/** A call of a tool that spends. */
export interface SpendingCall {
  caller: Caller;
  tool: string;
  /** As the tool reads it, without the id of the estimate. */
  input: Record<string, unknown>;
}

type Context = Pick<ServiceContext, 'now' | 'secrets'>;

/** Stores the price of a call for ten minutes; the answer's id lets the same caller make this call once. */
export async function createEstimate(
  ctx: Context,
  call: SpendingCall,
  creditsMax: number,
): Promise<{ estimateId: string; validUntil: string }> {
  const expiresAt = new Date(ctx.now().getTime() + MCP_ESTIMATE_MINUTES * 60_000);
  const estimate: McpEstimateDoc = { _id: randomUUID(), ...keyOf(ctx, call), creditsMax, expiresAt, usedAt: null };
  await McpEstimateModel.collection.insertOne(estimate as never, { writeConcern: { j: true } });
  return { estimateId: estimate._id, validUntil: expiresAt.toISOString() };
}

/**
 * Takes the estimate of this very call, which no process can take a second time; answers its price.
 * @throws ServiceError invalid, saying what is wrong with it
 */
export async function takeEstimate(ctx: Context, estimateId: string, call: SpendingCall): Promise<number> {
  const key = keyOf(ctx, call);
  const now = ctx.now();
  const taken = await McpEstimateModel.findOneAndUpdate(
    { _id: estimateId, ...key, usedAt: null, expiresAt: { $gt: now } },
    { $set: { usedAt: now } },
    { writeConcern: { j: true } },
  ).lean();
  if (taken !== null) return taken.creditsMax;
  const stored = await McpEstimateModel.findOne({ _id: estimateId, caller: key.caller }).lean();
  throw new ServiceError('invalid', `${refusalOf(stored, key, now)} Call estimate_cost with this tool and input first`);
}

function refusalOf(stored: McpEstimateDoc | null, key: ReturnType<typeof keyOf>, now: Date): string {
  if (stored === null) return 'There is no estimate with this estimateId.';
  if (stored.tool !== key.tool) return `This estimate is for ${stored.tool}, not for ${key.tool}.`;
  if (stored.usedAt !== null) return 'This estimate was used already: each is good for one call.';
  if (stored.expiresAt <= now) return `This estimate is older than ${MCP_ESTIMATE_MINUTES} minutes.`;
  return 'This estimate is for other input.';
}

function keyOf(ctx: Context, { caller, tool, input }: SpendingCall) {
  const fingerprint = ctx.secrets.fingerprint(JSON.stringify(sorted(input)));
  return { caller: callerId(caller), tool, fingerprint };
}

/** The order of names means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
