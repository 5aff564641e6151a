import { z } from 'zod';
import { newestPageInput } from '../shared/page-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import {
  ATTEMPTS_KEPT,
  DELIVERIES_PAGE_MAX,
  DELIVERIES_PAGE_STANDARD,
  OVERLAP_HOURS_MAX,
  OVERLAP_HOURS_STANDARD,
  WEBHOOK_EVENT_MEANINGS,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  WEBHOOK_OFF_MEANINGS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_URL_MAX,
} from './limits.ts';

/** Shapes of webhooks and their deliveries. Safe in a browser: no Node and no database imports. */

const VIEW_ID = '8b1c6a52-4f0e-4a3e-9c57-2d1f0a9b7e64';

const eventTypeSchema = z.enum(WEBHOOK_EVENTS).meta({
  id: 'WebhookEventType',
  description: WEBHOOK_EVENTS.map((event) => `\`${event}\`: ${WEBHOOK_EVENT_MEANINGS[event]}`).join('. '),
  example: 'company.updated',
});

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the webhook a name')
  .max(WEBHOOK_NAME_MAX, `The name of a webhook has at most ${WEBHOOK_NAME_MAX} characters`)
  .meta({ description: 'What the webhook is for', example: 'CRM' });

const urlSchema = z
  .string()
  .trim()
  .min(1, 'Give the address that events are sent to, like https://hooks.example.com/workbench')
  .max(WEBHOOK_URL_MAX, `An address has at most ${WEBHOOK_URL_MAX} characters`)
  .meta({
    description:
      'The address that events are sent to: https, port 443 and no private network, unless the owner allows it',
    example: 'https://hooks.acme.com/workbench',
  });

const eventsSchema = z
  .array(eventTypeSchema)
  .min(1, `Give at least one of ${WEBHOOK_EVENTS.join(', ')}`)
  .refine((events) => new Set(events).size === events.length, 'Name each event once')
  .meta({ description: 'The events that are sent', example: ['company.created', 'company.updated'] });

const viewIdSchema = z.string().min(1).max(40).nullable().meta({
  description:
    'Events of companies are sent only for companies of this view: while they are in it, and once when they leave it. null: of all companies',
  example: VIEW_ID,
});

const secretSchema = z
  .object({
    createdAt: z.iso.datetime().meta({ description: 'When it was made' }),
    expiresAt: z.iso.datetime().nullable().meta({
      description: 'After a rotation, messages are signed with it as well until then; null: it is the present one',
    }),
  })
  .meta({ description: 'A secret that messages are signed with; its text is shown once', id: 'WebhookSecret' });

export const webhookSchema = z
  .object({
    id: uuidSchema().meta({ description: 'The id of the webhook' }),
    name: nameSchema,
    url: urlSchema,
    events: eventsSchema,
    viewId: viewIdSchema,
    isEnabled: z
      .boolean()
      .meta({ description: 'False: nothing is sent, and what happens meanwhile is not sent later' }),
    offReason: z
      .enum(WEBHOOK_OFF_REASONS)
      .nullable()
      .meta({
        description: `Why it is off: ${WEBHOOK_OFF_REASONS.map((one) => `\`${one}\`: ${WEBHOOK_OFF_MEANINGS[one]}`).join('. ')}. null: it is on`,
      }),
    secrets: z.array(secretSchema).meta({ description: 'The present one first' }),
    pending: z.number().int().meta({ description: 'Deliveries that wait for their first or next attempt' }),
    failed: z.number().int().meta({ description: 'Deliveries of the last 14 days that were given up' }),
    failingSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The first failure since the last success; null: the last attempt succeeded' }),
    pausedUntil: z.iso.datetime().nullable().meta({
      description:
        'Nothing is sent before, as the receiver asked for it or failed several times; null: it is not paused',
    }),
    lastDeliveredAt: z.iso.datetime().nullable().meta({ description: 'The last success; null: there was none' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was created' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it was changed last' }),
  })
  .meta({ description: 'An address that events are sent to', id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const createWebhookInput = z
  .object({
    name: nameSchema,
    url: urlSchema,
    events: eventsSchema,
    viewId: viewIdSchema.default(null),
  })
  .meta({ id: 'CreateWebhookInput', description: 'A webhook to create' });
export type CreateWebhookInput = z.infer<typeof createWebhookInput>;

const secretTextSchema = z.string().meta({
  description:
    'The secret that verifies messages, as Standard Webhooks has it. It is shown this once and cannot be read again',
  example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
});

export const createdWebhookSchema = webhookSchema
  .extend({ secret: secretTextSchema })
  .meta({ description: 'A webhook with its new secret', id: 'WebhookWithSecret' });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

const idSchema = uuidSchema('The id of a webhook is a UUID').meta({ description: 'Id of the webhook' });
export const webhookByIdInput = z.object({ id: idSchema });

export const updateWebhookInput = createWebhookInput
  .extend({
    isEnabled: z.boolean().meta({
      description: 'False: switch it off; what waits is given up and can be replayed. True: switch it on again',
      example: true,
    }),
    viewId: viewIdSchema,
  })
  .partial()
  .extend({ id: idSchema })
  .meta({ id: 'UpdateWebhookInput', description: 'What to change of a webhook; what is left out stays' });
export type UpdateWebhookInput = z.infer<typeof updateWebhookInput>;

export const rotateSecretInput = z
  .object({
    id: idSchema,
    overlapHours: z
      .number()
      .int()
      .min(0)
      .max(OVERLAP_HOURS_MAX)
      .meta({
        description: `Hours for which messages are signed with the old secret as well; ${OVERLAP_HOURS_STANDARD} when not given, 0: none`,
        example: OVERLAP_HOURS_STANDARD,
      })
      .optional(),
  })
  .meta({ id: 'RotateWebhookSecretInput', description: 'How long the old secret is used beside the new one' });
export type RotateSecretInput = z.infer<typeof rotateSecretInput>;

const attemptSchema = z
  .object({
    at: z.iso.datetime().meta({ description: 'When it began' }),
    durationMs: z.number().int().meta({ description: 'Milliseconds until the answer or the failure' }),
    status: z.number().int().nullable().meta({ description: 'Status of the answer; null: there was none' }),
    answer: z.string().meta({ description: 'The beginning of the answer, or why there was none' }),
  })
  .meta({ description: 'One attempt to send a message', id: 'WebhookAttempt' });

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
const deliveryStateSchema = z.enum(DELIVERY_STATES).meta({
  id: 'WebhookDeliveryState',
  description:
    '`pending`: waits for its first or next attempt. `delivered`: the receiver answered 2xx. `failed`: given up; it can be replayed',
});

export const deliverySchema = z
  .object({
    id: uuidSchema().meta({ description: 'Id of the delivery' }),
    eventId: z.string().meta({
      description: 'The `webhook-id` of its messages: the same for each attempt, and for each webhook',
      example: 'evt_company_1048576_0',
    }),
    type: z
      .enum([...WEBHOOK_EVENTS, 'webhook.test'])
      .meta({ id: 'WebhookMessageType', description: 'The event; `webhook.test` is sent by a test alone' }),
    companyId: z.string().nullable().meta({ description: 'Of the company of the event; null: it is of none' }),
    sequence: z.number().int().nullable().meta({
      description: 'The number of the event among those of its company that this webhook sends; null: it is of none',
    }),
    state: deliveryStateSchema,
    attemptCount: z.number().int().meta({ description: 'Attempts so far' }),
    nextAttemptAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The next attempt is due then; null: there is none' }),
    lastStatus: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Status of the last answer; null: the last attempt had none, or there was no attempt' }),
    deliveredAt: z.iso.datetime().nullable().meta({ description: 'When the receiver accepted it; null: not yet' }),
    createdAt: z.iso.datetime().meta({ description: 'When the event was collected' }),
  })
  .meta({ description: 'One event on its way to one webhook', id: 'WebhookDelivery' });
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryDetailSchema = deliverySchema
  .extend({
    body: z.string().meta({ description: 'The body that is sent, as text: the signature is of these very characters' }),
    attempts: z.array(attemptSchema).meta({ description: `The last ${ATTEMPTS_KEPT} attempts, the latest first` }),
  })
  .meta({ description: 'A delivery with its body and its attempts', id: 'WebhookDeliveryDetail' });
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

export const listDeliveriesInput = newestPageInput(DELIVERIES_PAGE_MAX, DELIVERIES_PAGE_STANDARD).extend({
  id: idSchema,
  state: deliveryStateSchema.optional(),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: '`nextCursor` of the page before; without it, the list begins at its start' })
    .optional(),
});
export type ListDeliveriesInput = z.infer<typeof listDeliveriesInput>;

export const deliveryPageSchema = z
  .object({
    items: z.array(deliverySchema).meta({ description: 'The newest first' }),
    total: z.number().int().meta({ description: 'Deliveries on all pages' }),
    nextCursor: z.string().nullable().meta({ description: 'The `cursor` of the next page; null on the last' }),
  })
  .meta({ description: 'A page of deliveries', id: 'WebhookDeliveryPage' });
export type DeliveryPage = z.infer<typeof deliveryPageSchema>;

export const deliveryByIdInput = z.object({
  id: idSchema,
  deliveryId: uuidSchema('The id of a delivery is a UUID').meta({ description: 'Id of the delivery' }),
});
export type DeliveryByIdInput = z.infer<typeof deliveryByIdInput>;

export const replayFailedInput = z
  .object({
    id: idSchema,
    since: z.iso.datetime('Give a time in UTC, as 2026-11-23T12:00:00Z').meta({
      description: 'Deliveries of events that were collected then or later',
      example: '2026-11-23T12:00:00.000Z',
    }),
  })
  .meta({ id: 'ReplayFailedInput', description: 'Which failed deliveries to send again' });
export type ReplayFailedInput = z.infer<typeof replayFailedInput>;

export const replayedSchema = z
  .object({ replayed: z.number().int().meta({ description: 'Deliveries that are sent again' }) })
  .meta({ description: 'How many deliveries are sent again', id: 'WebhookReplay' });

export const removedWebhookSchema = z
  .object({ id: uuidSchema().meta({ description: 'Id of the webhook that was deleted' }) })
  .meta({ description: 'The webhook that was deleted', id: 'RemovedWebhook' });
