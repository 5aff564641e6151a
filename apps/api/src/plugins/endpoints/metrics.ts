import type { readMetrics, WorkspaceMetrics } from '@workbench/services/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'workbench_';
/** Seconds: from a cached read to an import. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 1, 5, 30];

/**
 * What a monitoring system reads: requests of this process by route, its memory, CPU and event loop, and of the workspace the
 * queue, the credits and the deliveries. In the text format of Prometheus, behind the same token or key as the data.
 */
export function addMetrics(app: FastifyInstance, read: typeof readMetrics): void {
  // One for each app, not the library's own: several apps run in one process in tests.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const show = workspaceGauges(registry);

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    try {
      show(await read(new Date()));
    } catch (error) {
      // The process is measured all the same: that is when it is looked at.
      request.log.warn({ err: error }, 'the workspace could not be measured');
      show(null);
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** As registered, so that no id is in it; the procedures of one batch of tRPC are one route. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? 'none' : (routeOptions.url ?? 'none');
}

function workspaceGauges(registry: Registry): (metrics: WorkspaceMetrics | null) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: PREFIX + name, help, labelNames, registers: [registry] });
  const isRead = gauge('database_up', '1 when the workspace could be read for this answer, otherwise 0');
  const companies = gauge('companies', 'Tracked companies');
  const items = gauge('job_items', 'Items of background work that are not finished, without paused runs', [
    'kind',
    'state',
  ]);
  const age = gauge('job_oldest_pending_seconds', 'Age of the oldest run with pending items', ['kind']);
  const credits = gauge('credits_today', 'Credits spent or reserved since 0:00 UTC', ['source']);
  const calls = gauge('source_calls_today', 'Calls to sources since 0:00 UTC', ['source']);
  const failures = gauge('source_failures_today', 'Failed calls to sources since 0:00 UTC', ['source']);
  const deliveries = gauge('webhook_deliveries', 'Deliveries of the last 14 days that were not answered 2xx', [
    'state',
  ]);
  const optOutsRead = gauge(
    'opt_out_list_read_timestamp_seconds',
    'When the list of opt-outs was last read to its end',
    ['source'],
  );
  const optOutIds = gauge('opt_out_list_ids', 'Ids that the last reading of the list of opt-outs has read', ['source']);
  const optOutPeople = gauge('opt_out_people_removed', 'Contacts and leads removed for an opt-out, in all', ['source']);
  const optOutsFailed = gauge(
    'opt_out_list_failed',
    '1 when the last reading of the list of opt-outs failed, otherwise 0',
    ['source'],
  );
  const optOutsShrunk = gauge(
    'opt_out_list_shrunk',
    '1 when the list of opt-outs has lost more than half of its ids, otherwise 0',
    ['source'],
  );

  const optOuts = [optOutsRead, optOutIds, optOutPeople, optOutsFailed, optOutsShrunk];

  return (metrics) => {
    // What has ended since the last answer has no sample any more.
    for (const one of [items, age, credits, calls, failures, deliveries, ...optOuts]) one.reset();
    companies.remove();
    isRead.set(metrics === null ? 0 : 1);
    if (metrics === null) return;
    companies.set(metrics.companies);
    for (const { kind, running, pending, oldestPendingSeconds } of metrics.jobs) {
      items.set({ kind, state: 'running' }, running);
      items.set({ kind, state: 'pending' }, pending);
      age.set({ kind }, oldestPendingSeconds);
    }
    for (const [source, usage] of metrics.usageToday) {
      credits.set({ source }, usage.credits);
      calls.set({ source }, usage.calls);
      failures.set({ source }, usage.failures);
    }
    for (const { source, completedSeconds, ids, removed, isFailed, isShrunk } of metrics.optOuts) {
      if (completedSeconds !== null) optOutsRead.set({ source }, completedSeconds);
      optOutIds.set({ source }, ids);
      optOutPeople.set({ source }, removed);
      optOutsFailed.set({ source }, isFailed ? 1 : 0);
      optOutsShrunk.set({ source }, isShrunk ? 1 : 0);
    }
    for (const state of ['pending', 'failed'] as const) deliveries.set({ state }, metrics.deliveries[state]);
  };
}
