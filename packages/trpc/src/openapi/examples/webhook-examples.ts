import { IDS, TIME } from './example-records.ts';
import recorded from './recorded-examples.json' with { type: 'json' };

/** Fictional webhooks, their deliveries and their messages. */

const [change] = recorded['companies-changes'].answers['200 application/json'].items;

const companyEvent = (type: string, rest: object) => ({
  type,
  timestamp: TIME,
  data: { companyId: change?.id, sequence: 1, inView: null, company: change?.company, mergedInto: null, ...rest },
});
const outcome = {
  state: 'completed',
  total: 40,
  completed: 38,
  skipped: 1,
  failed: 1,
  cancelled: 0,
  startedAt: TIME,
  finishedAt: TIME,
};
const event = (type: string, data: object) => ({ type, timestamp: TIME, data });

export const webhookMessages: Readonly<Record<string, unknown>> = {
  'company.created': companyEvent('company.created', {}),
  'company.updated': companyEvent('company.updated', { sequence: 2 }),
  'company.deleted': companyEvent('company.deleted', { sequence: 3, company: null }),
  'company.merged': companyEvent('company.merged', { sequence: 3, company: null, mergedInto: IDS.company }),
  'sync.finished': event('sync.finished', { syncId: IDS.run, ...outcome }),
  'import.finished': event('import.finished', {
    importId: IDS.run,
    state: 'completed',
    rows: 1200,
    startedAt: TIME,
    finishedAt: TIME,
  }),
  'report.finished': event('report.finished', {
    reportId: `${IDS.run}.${IDS.company}`,
    companyId: IDS.company,
    domain: 'acme-example.com',
    version: 2,
    analyst: 'Built-in analyst',
    generatedAt: TIME,
  }),
  'enrichment.finished': event('enrichment.finished', { runId: IDS.run, listId: IDS.list, ...outcome }),
  'outreach.replied': event('outreach.replied', {
    messageId: IDS.note,
    campaignId: IDS.run,
    contactId: IDS.contact,
    leadId: null,
    companyId: IDS.company,
    repliedAt: TIME,
  }),
  'webhook.test': event('webhook.test', { webhookId: IDS.list, name: 'CRM' }),
};

const webhook = {
  id: IDS.list,
  name: 'CRM',
  url: 'https://hooks.acme-example.com/workbench',
  events: ['company.created', 'company.updated'],
  viewId: null,
  isEnabled: true,
  offReason: null,
  secrets: [{ createdAt: TIME, expiresAt: null }],
  pending: 0,
  failed: 1,
  failingSince: null,
  pausedUntil: null,
  lastDeliveredAt: TIME,
  createdAt: TIME,
  updatedAt: TIME,
};
const withSecret = { ...webhook, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' };
const delivery = {
  id: IDS.merge,
  eventId: 'evt_company_1048576_0',
  type: 'company.updated',
  companyId: change?.id,
  sequence: 2,
  state: 'delivered',
  attemptCount: 2,
  nextAttemptAt: null,
  lastStatus: 204,
  deliveredAt: TIME,
  createdAt: TIME,
};
const detail = {
  ...delivery,
  body: JSON.stringify(webhookMessages['company.updated']),
  attempts: [
    { at: TIME, durationMs: 48, status: 204, answer: '' },
    { at: TIME, durationMs: 15_000, status: null, answer: 'no whole answer within 15 s' },
  ],
};
const answer = (body: unknown, status = 200) => ({ answers: { [`${status} application/json`]: body } });

/** By operation. */
export const webhookCalls = {
  'webhooks-list': answer([webhook]),
  'webhooks-get': answer(webhook),
  'webhooks-create': {
    body: { name: webhook.name, url: webhook.url, events: webhook.events },
    ...answer(withSecret, 201),
  },
  'webhooks-update': { body: { isEnabled: false }, ...answer({ ...webhook, isEnabled: false, offReason: 'owner' }) },
  'webhooks-remove': answer({ id: IDS.list }),
  'webhooks-rotateSecret': { body: { overlapHours: 24 }, ...answer(withSecret) },
  'webhooks-test': {
    body: {},
    ...answer({
      ...detail,
      eventId: `evt_test_${IDS.note}`,
      type: 'webhook.test',
      companyId: null,
      sequence: null,
      body: JSON.stringify(webhookMessages['webhook.test']),
    }),
  },
  'webhooks-deliveries': answer({ items: [delivery], total: 1, nextCursor: null }),
  'webhooks-delivery': answer(detail),
  'webhooks-replay': { body: {}, ...answer({ ...detail, state: 'pending', nextAttemptAt: TIME }) },
  'webhooks-replayFailed': { body: { since: TIME }, ...answer({ replayed: 12 }) },
};
