import { companyFeedChangeSchema } from '@workbench/services/companies/feed/schemas';
import { TEST_EVENT, WEBHOOK_EVENT_MEANINGS, type WebhookEventType } from '@workbench/services/webhooks/limits';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { webhookMessages } from './examples/webhook-examples.ts';
import { isJson, type Json } from './schemas/schema-tree.ts';

/** The messages that webhooks send, for the section `webhooks` of the document. */

const time = (description: string) => z.iso.datetime().meta({ description });
const id = (description: string, example: string) => z.string().meta({ description, example });
const count = (description: string) => z.number().int().meta({ description });

const COMPANY_ID = '665f1c0e8b3f4a2d9c1e7a01';
const RUN_ID = '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77';

const companyData = z
  .object({
    companyId: id('The company that the event is of', COMPANY_ID),
    sequence: z.number().int().min(1).meta({
      description:
        'The number of this event among those of its company that this webhook sends: 1, 2, 3 … without a gap. Of two events, the higher has the later state',
      example: 1,
    }),
    inView: z.boolean().nullable().meta({
      description: 'False: the company has left the view of the webhook, or is gone; null: the webhook has none',
    }),
    company: companyFeedChangeSchema.shape.company.meta({
      description: 'As it was when the event was collected; null when it is gone',
    }),
    mergedInto: id('The company that a merged one went into; null: it was not merged', COMPANY_ID).nullable(),
  })
  .meta({ id: 'CompanyEventData', description: 'A company after a change' });

const outcome = {
  state: z.string().meta({ description: 'How it ended: `completed`, `failed` or `cancelled`', example: 'completed' }),
  total: count('All that were to be done'),
  completed: count('Done'),
  skipped: count('Left out'),
  failed: count('Failed'),
  cancelled: count('Cancelled before they began'),
  startedAt: time('When it began; null: nothing of it did').nullable(),
  finishedAt: time('When it ended'),
};

const syncData = z
  .object({ syncId: id('The sync', RUN_ID), ...outcome })
  .meta({ id: 'SyncEventData', description: 'A sync that has ended, with the numbers of its companies' });
const enrichmentData = z
  .object({
    runId: id('The enrichment', RUN_ID),
    listId: id('The list of its leads; null: of several', RUN_ID).nullable(),
    ...outcome,
  })
  .meta({ id: 'EnrichmentEventData', description: 'An enrichment that has ended, with the numbers of its leads' });
const importData = z
  .object({
    importId: id('The import', RUN_ID),
    state: z.enum(['completed', 'failed', 'cancelled']).meta({ description: 'How it ended' }),
    rows: count('Rows that were read'),
    startedAt: time('When it began'),
    finishedAt: time('When it ended'),
  })
  .meta({ id: 'ImportEventData', description: 'An import that has ended' });
const reportData = z
  .object({
    reportId: id('The version of the report', `${RUN_ID}.${COMPANY_ID}`),
    companyId: id('The company that it is about', COMPANY_ID),
    domain: id('Its domain', 'acme.com'),
    version: count('1, 2, 3 … of the company'),
    analyst: id('Who has written it', 'Built-in analyst'),
    generatedAt: time('When it was written'),
  })
  .meta({ id: 'ReportEventData', description: 'A version of a company report' });
const replyData = z
  .object({
    messageId: id('The message that was replied to', RUN_ID),
    campaignId: id('Its campaign', RUN_ID),
    contactId: id('The contact who replied; null: it was none', COMPANY_ID).nullable(),
    leadId: id('The lead who replied; null: it was none', COMPANY_ID).nullable(),
    companyId: id('Their tracked company; null: none is known', COMPANY_ID).nullable(),
    repliedAt: time('When the reply was recorded'),
  })
  .meta({ id: 'ReplyEventData', description: 'A reply to an outreach message; ids alone, no names and no texts' });
const testData = z
  .object({
    webhookId: id('The webhook', RUN_ID),
    name: id('What it is called', 'CRM'),
  })
  .meta({ id: 'TestEventData', description: 'The webhook that is tested' });

const DATA: Record<WebhookEventType | typeof TEST_EVENT, z.ZodType> = {
  'company.created': companyData,
  'company.updated': companyData,
  'company.deleted': companyData,
  'company.merged': companyData,
  'sync.finished': syncData,
  'import.finished': importData,
  'report.finished': reportData,
  'enrichment.finished': enrichmentData,
  'outreach.replied': replyData,
  [TEST_EVENT]: testData,
};
type EventType = keyof typeof DATA;
const TYPES = Object.keys(DATA) as EventType[];

const meaningOf = (type: EventType): string =>
  type === TEST_EVENT ? 'A test of the webhook' : WEBHOOK_EVENT_MEANINGS[type];
/** `company.created` → `CompanyCreated`. */
const nameOf = (type: string): string => type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

const eventSchema = (type: EventType) =>
  z
    .object({
      type: z.literal(type).meta({ description: 'The event' }),
      timestamp: time('When it happened'),
      data: DATA[type],
    })
    .meta({ id: `${nameOf(type)}Event`, description: meaningOf(type) });

const PREFIX = '/webhook-events/';

/** As if they were answers, so that their schemas get names as those of all answers do; see `moveWebhooks`. */
export const webhookEventPaths: ZodOpenApiPathsObject = Object.fromEntries(
  TYPES.map((type) => [
    PREFIX + type,
    {
      get: {
        operationId: `webhookEvents-${type}`,
        responses: { 200: { description: type, content: { 'application/json': { schema: eventSchema(type) } } } },
      },
    },
  ]),
);

export const isWebhookEventPath = (path: string): boolean => path.startsWith(PREFIX);

const HEADERS = [
  {
    name: 'webhook-id',
    description:
      'The id of the event: the same for each attempt, replay and webhook. Drop what has an id that you have handled',
    example: 'evt_company_1048576_0',
  },
  {
    name: 'webhook-timestamp',
    description: 'Seconds since 1970 of this attempt. Refuse what is older than five minutes',
    example: '1763726400',
  },
  {
    name: 'webhook-signature',
    description:
      'Signatures separated by spaces, one for each secret that is valid: `v1,` and the base64 of HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the base64-decoded secret behind `whsec_`',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

/** Takes the answers that stand for messages out of the paths, and makes the section `webhooks` of them. Pure. */
export function moveWebhooks(paths: Json): { paths: Json; webhooks: Json } {
  const kept = Object.entries(paths).filter(([path]) => !isWebhookEventPath(path));
  const webhooks = TYPES.map((type) => [type, { post: message(type, paths[PREFIX + type]) }]);
  return { paths: Object.fromEntries(kept), webhooks: Object.fromEntries(webhooks) };
}

function message(type: EventType, item: unknown): Json {
  const operation = isJson(item) && isJson(item.get) ? item.get : {};
  const answers = isJson(operation.responses) ? operation.responses : {};
  const { content } = (answers['200'] ?? {}) as Json;
  const media = { ...((content as Json)['application/json'] as Json), example: webhookMessages[type] };
  return {
    operationId: `webhook-${type.replace('.', '-')}`,
    tags: ['webhooks'],
    summary: `Event ${type}`,
    description: `${meaningOf(type)}. Sent as Standard Webhooks 1.0 has it, at least once; any 2xx within 15 seconds accepts it.`,
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': media } },
    responses: {
      '2XX': { description: 'Accepted: it is not sent again' },
      410: { description: 'Gone: the webhook is switched off' },
      '4XX': { description: 'Failed: it is sent again, not before `Retry-After`, for 24 hours' },
      '5XX': { description: 'Failed: the same' },
    },
  };
}
