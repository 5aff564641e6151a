import type { Verb } from '../../shared/context.ts';
import type { NewestPage } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import type { EnrichmentRun } from '../schemas.ts';
import { findRun, findRuns } from './find-runs.ts';
import { toRunViews } from './run-view.ts';

/**
 * Newest first.
 * @throws ServiceError invalid for an unknown cursor
 */
export async function listRuns({ ctx, input }: Verb<NewestPageInput>): Promise<NewestPage<EnrichmentRun>> {
  const { items, ...page } = await findRuns(input);
  return { items: await toRunViews(ctx, items), ...page };
}

/** @throws ServiceError not_found */
export async function getRun({ ctx, input }: Verb<{ id: string }>): Promise<EnrichmentRun> {
  const [run] = await toRunViews(ctx, [await findRun(input.id)]);
  return run as EnrichmentRun;
}
