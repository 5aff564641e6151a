import type { LeadFilterInput } from '@workbench/services/leads/schemas';
import type { LeadFilters, LeadParams } from './url-params.ts';

export function isFiltered(filters: LeadFilters): boolean {
  return Object.keys(pickFilters(filters)).length > 0;
}

/** The filters alone, without what is not set. */
export function pickFilters({ q, status, list, review, finding, run, people }: LeadParams): LeadFilters {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(list && { list }),
    ...(review && { review }),
    ...(finding && { finding }),
    ...(run && { run }),
    ...(people && { people }),
  };
}

/** The same address with these filters alone. */
export function withFilters({ tab, way, lead }: LeadParams, filters: LeadFilters): LeadParams {
  return { ...(tab && { tab }), ...(way && { way }), ...(lead && { lead }), ...filters };
}

/** As the server takes them in a body. */
export function toFilterInput(params: LeadFilters): LeadFilterInput {
  const { list, run, people, ...others } = pickFilters(params);
  return {
    ...others,
    ...(list && { listId: list }),
    ...(run && { runId: run }),
    ...(people && { list: people }),
  };
}

/** As the server takes them in an address. */
export function toFilterParameters(params: LeadFilters) {
  const { review, ...others } = toFilterInput(params);
  return { ...others, ...(review && { review: 'true' }) };
}
