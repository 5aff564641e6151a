import { registerBatchKind } from '../../shared/jobs/index.ts';
import { draftItem } from './draft-item.ts';
import { DRAFTING_KIND, draftingParamsSchema } from './drafting-params.ts';

/** Of a model's answers, which take seconds; more would meet its limits. */
const CONCURRENCY = 4;

/** Registers drafting runs in this process; call it once, before jobs are started. */
export function registerOutreachJobs(): void {
  registerBatchKind({
    name: DRAFTING_KIND,
    params: draftingParamsSchema,
    concurrency: CONCURRENCY,
    // A model or a database that is away costs an attempt.
    attemptsMax: 4,
    runItem: (ctx, item) => draftItem(ctx, item),
  });
}
