import type { ServiceContext } from '@workbench/services/shared/context';

/** What a procedure knows of its request. `status` and `headers` reach a REST answer; tRPC answers ignore them. */
export interface RequestContext {
  service: ServiceContext;
  status?: number;
  headers: Record<string, string>;
}
