import {
  type BatchDoc,
  BatchModel,
  ImportRunModel,
  LeadRunModel,
  OutreachMessageModel,
  ReportModel,
} from '@workbench/db';
import type { WebhookEventType } from '../limits.ts';

/** Events of work that ended and of replies, as the records of them say; each is found again for as long as they last. */

export interface FoundEvent {
  id: string;
  type: WebhookEventType;
  at: Date;
  data: object;
}

type Find = (since: Date) => Promise<FoundEvent[]>;

const SYNC_KIND = 'sources.sync';
const ENRICHMENT_KIND = 'leads.enrich';

export const OTHER_EVENTS: Readonly<Partial<Record<WebhookEventType, Find>>> = {
  'sync.finished': findSyncs,
  'enrichment.finished': findEnrichments,
  'import.finished': findImports,
  'report.finished': findReports,
  'outreach.replied': findReplies,
};

async function findSyncs(since: Date): Promise<FoundEvent[]> {
  const batches = await findEnded(SYNC_KIND, since);
  return batches.map(({ batch, at }) => ({
    id: eventId('sync', batch._id, at),
    type: 'sync.finished',
    at,
    data: { syncId: batch._id, ...outcomeOf(batch, at) },
  }));
}

async function findEnrichments(since: Date): Promise<FoundEvent[]> {
  const batches = await findEnded(ENRICHMENT_KIND, since);
  if (batches.length === 0) return [];
  const runs = await LeadRunModel.find({ batchId: { $in: batches.map(({ batch }) => batch._id) } }).lean();
  const byBatch = new Map(runs.map((run) => [run.batchId, run]));
  return batches.flatMap(({ batch, at }) => {
    const run = byBatch.get(batch._id);
    if (run === undefined) return [];
    const data = { runId: run._id, listId: run.listId, ...outcomeOf(batch, at) };
    return [{ id: eventId('enrichment', run._id, at), type: 'enrichment.finished' as const, at, data }];
  });
}

async function findEnded(kind: string, since: Date): Promise<{ batch: BatchDoc; at: Date }[]> {
  const batches = await BatchModel.find(
    { kind, finishedAt: { $gte: since }, counts: { $ne: null } },
    { params: 0 },
  ).lean<BatchDoc[]>();
  return batches.flatMap((batch) => (batch.finishedAt === null ? [] : [{ batch, at: batch.finishedAt }]));
}

const outcomeOf = ({ state, total, counts, startedAt }: BatchDoc, finishedAt: Date) => ({
  state,
  total,
  completed: counts?.completed ?? 0,
  skipped: counts?.skipped ?? 0,
  failed: counts?.failed ?? 0,
  cancelled: counts?.cancelled ?? 0,
  startedAt: startedAt?.toISOString() ?? null,
  finishedAt: finishedAt.toISOString(),
});

async function findImports(since: Date): Promise<FoundEvent[]> {
  const runs = await ImportRunModel.find({
    endedAt: { $gte: since },
    state: { $in: ['completed', 'failed', 'cancelled'] },
  }).lean();
  return runs.flatMap(({ _id, state, rows, startedAt, endedAt }) => {
    if (endedAt == null) return [];
    const data = { importId: _id, state, rows, startedAt: startedAt.toISOString(), finishedAt: endedAt.toISOString() };
    return [{ id: eventId('import', _id, endedAt), type: 'import.finished' as const, at: endedAt, data }];
  });
}

async function findReports(since: Date): Promise<FoundEvent[]> {
  const reports = await ReportModel.find(
    { generatedAt: { $gte: since } },
    { companyId: 1, domain: 1, version: 1, generatedAt: 1, analystName: 1 },
  ).lean();
  return reports.map(({ _id, companyId, domain, version, generatedAt: at, analystName }) => ({
    id: `evt_report_${_id.replaceAll('.', '_')}`,
    type: 'report.finished',
    at,
    data: {
      reportId: _id,
      companyId: companyId.toHexString(),
      domain,
      version,
      analyst: analystName,
      generatedAt: at.toISOString(),
    },
  }));
}

/** Ids alone: names and texts of people stay here. */
async function findReplies(since: Date): Promise<FoundEvent[]> {
  const messages = await OutreachMessageModel.find(
    { repliedAt: { $gte: since } },
    { campaignId: 1, contactId: 1, leadId: 1, companyId: 1, repliedAt: 1 },
  ).lean();
  return messages.flatMap(({ _id, campaignId, contactId, leadId, companyId, repliedAt }) => {
    if (repliedAt === null) return [];
    const data = {
      messageId: _id,
      campaignId,
      contactId,
      leadId,
      companyId: companyId ?? null,
      repliedAt: repliedAt.toISOString(),
    };
    return [{ id: eventId('reply', _id, repliedAt), type: 'outreach.replied' as const, at: repliedAt, data }];
  });
}

/** Work that is repeated ends again, and that is another event. */
const eventId = (kind: string, id: string, at: Date): string => `evt_${kind}_${id}_${at.getTime()}`;
