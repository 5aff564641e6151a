import type { ConnectionDoc } from '@workbench/db';
import { FAILURE_KINDS, type SourceProblem } from '../schemas.ts';

/** The last failure as clients see it; a kind that this version does not know is none. */
export function toProblem(stored: ConnectionDoc['lastError']): SourceProblem | null {
  if (!stored) return null;
  const kind = FAILURE_KINDS.find((one) => one === stored.kind) ?? null;
  return { message: stored.message, kind, at: stored.at.toISOString() };
}
