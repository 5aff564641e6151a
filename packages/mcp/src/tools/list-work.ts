import { getMcpCreditsToday } from '@workbench/services/mcp';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { count, text } from './shapes.ts';

const KEPT = 5;

export const listWork = defineTool({
  name: 'list_work',
  title: 'List work and spending',
  kind: 'read',
  description:
    'The latest syncs, report campaigns, enrichments and imports with their state, and what each source has cost today.',
  input: z.strictObject({}),
  own: { mayWrite: z.boolean(), assistantCreditsToday: z.number(), assistantCreditsPerDay: z.number() },
  untrusted: {
    work: z.array(
      z.object({
        ...{ kind: z.string(), id: z.string(), name: text, state: z.string(), done: count, total: count },
        ...{ failed: count, creditsSpent: z.number().nullable(), startedAt: text, endedAt: text },
      }),
    ),
    spending: z.array(z.object({ source: z.string(), creditsToday: z.number(), dailyCap: count })),
  },
  run: async ({ api, session: { service, settings } }) => {
    const [{ run }, campaigns, enrichments, imports, sources] = await Promise.all([
      api.sources.latestSync({}),
      api.campaigns.list({ limit: KEPT }),
      api.leads.runs({}),
      api.imports.list({ limit: KEPT }),
      api.sources.list({}),
    ]);
    const sync = run === null ? [] : [{ ...run, name: run.origin }];
    const work = [
      ...sync.map((one) =>
        row('sync', one, { done: one.completed, startedAt: one.createdAt, endedAt: one.finishedAt }),
      ),
      ...campaigns.map((one) =>
        row('report campaign', one, {
          ...{ state: one.status, done: one.completedReports, total: one.totalCompanies, failed: one.failedReports },
          ...{ startedAt: one.createdAt, endedAt: one.completedAt },
        }),
      ),
      ...enrichments.slice(0, KEPT).map((one) =>
        row('enrichment', one, {
          ...{ done: one.completed, creditsSpent: one.creditsSpent, startedAt: one.createdAt },
          endedAt: one.finishedAt,
        }),
      ),
      ...imports.items.map((one) =>
        row('import', one, { name: one.fileName, done: one.rows, failed: one.counts.failed }),
      ),
    ];
    const spending = sources
      .filter(({ creditCap, creditsToday }) => creditCap !== null || creditsToday > 0)
      .map(({ name, creditsToday, creditCap }) => ({ source: name, creditsToday, dailyCap: creditCap }));
    const own = {
      mayWrite: settings.mayWrite,
      assistantCreditsToday: await getMcpCreditsToday(service),
      assistantCreditsPerDay: settings.creditsPerDay,
    };
    return { summary: `${work.length} pieces of work.`, own, untrusted: { work, spending } };
  },
});

interface Work {
  id: string;
  name?: string;
  state?: string;
  done?: number;
  total?: number;
  failed?: number;
  creditsSpent?: number;
  startedAt?: string;
  endedAt?: string | null;
}

function row(kind: string, one: Work, more: Partial<Work>) {
  const all = { ...one, ...more };
  return {
    ...{ kind, id: all.id, name: all.name ?? null, state: all.state ?? 'unknown', done: all.done ?? null },
    ...{ total: all.total ?? null, failed: all.failed ?? null, creditsSpent: all.creditsSpent ?? null },
    ...{ startedAt: all.startedAt ?? null, endedAt: all.endedAt ?? null },
  };
}
