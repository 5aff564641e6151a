import type { Caller } from '@workbench/services/api-keys';
import type { ServiceContext } from '@workbench/services/shared/context';

/** A procedure's request context. `status` and `headers` apply to REST responses; tRPC responses ignore them. */
export interface RequestContext {
  service: ServiceContext;
  /** Who asks, and so what they may do. */
  caller: Caller;
  status?: number;
  headers: Record<string, string>;
  /** The `If-Match` of a REST request; null without one. */
  ifMatch: string | null;
}
