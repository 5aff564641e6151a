import { registerBatchKind } from '../shared/jobs/index.ts';
import { ENRICH_ATTEMPTS_MAX, enrichLead } from './enrich/enrich-lead.ts';
import { ENRICH_KIND, ENRICH_PORTS, type EnrichPorts, enrichParamsSchema } from './enrich/types.ts';
import { onRunFinished } from './runs/on-run-finished.ts';
import { writeBackKind } from './write-back/run-write-back.ts';

const ENRICH_CONCURRENCY = 20;

/** Registers enrichment and write-back jobs in this process; call it once, before jobs are started. */
export function registerLeadJobs(ports: EnrichPorts = ENRICH_PORTS): void {
  registerBatchKind({
    name: ENRICH_KIND,
    params: enrichParamsSchema,
    concurrency: ENRICH_CONCURRENCY,
    attemptsMax: ENRICH_ATTEMPTS_MAX,
    runItem: (ctx, item) => enrichLead(ctx, item, ports),
    onFinished: onRunFinished,
  });
  registerBatchKind(writeBackKind);
}
