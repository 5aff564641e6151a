import { AsyncLocalStorage } from 'node:async_hooks';
import type { AUDIT_ACTOR_KINDS } from './limits.ts';

/** Who does what happens now. */
export interface AuditActor {
  kind: (typeof AUDIT_ACTOR_KINDS)[number];
  /** Of an API key. */
  id: string | null;
  via: 'person' | 'script' | 'mcp' | 'job';
  requestId: string | null;
}

/** The product itself: work that goes on without a request. */
const JOB: AuditActor = { kind: 'job', id: null, via: 'job', requestId: null };
const storage = new AsyncLocalStorage<AuditActor>();

/** Everything that `work` does or starts is done by `actor`. */
export const runAs = <T>(actor: AuditActor, work: () => T): T => storage.run(actor, work);

export const currentActor = (): AuditActor => storage.getStore() ?? JOB;
