import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailed,
  rotateSecret,
  sendTest,
  updateWebhook,
} from '@workbench/services/webhooks';
import {
  createdWebhookSchema,
  createWebhookInput,
  deliveryByIdInput,
  deliveryDetailSchema,
  deliveryPageSchema,
  listDeliveriesInput,
  removedWebhookSchema,
  replayedSchema,
  replayFailedInput,
  rotateSecretInput,
  updateWebhookInput,
  webhookByIdInput,
  webhookSchema,
} from '@workbench/services/webhooks/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['webhooks'];

export const webhooksRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/webhooks',
        tags,
        summary: 'List the webhooks',
        description: 'The newest first, those that are off too. No answer has a secret.',
      },
    })
    .input(z.object({}))
    .output(z.array(webhookSchema))
    .query(({ ctx }) => listWebhooks({ ctx: ctx.service, input: {} })),

  create: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhooks',
        tags,
        summary: 'Create a webhook',
        description:
          'Sends the chosen events from now on to an address, at least once each, as the section `webhooks` of this document has ' +
          'them. Messages are signed as Standard Webhooks 1.0 has it; the answer has the secret in `secret`, this once. A ' +
          'webhook outlives the API key that created it.',
      },
    })
    .input(createWebhookInput)
    .output(createdWebhookSchema)
    .mutation(({ ctx, input }) => {
      ctx.status = 201;
      return createWebhook({ ctx: ctx.service, input });
    }),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/webhooks/{id}',
        tags,
        summary: 'Get a webhook',
        description: 'How it is set up, how its receiver does, and how many deliveries wait or have failed.',
      },
    })
    .input(webhookByIdInput)
    .output(webhookSchema)
    .query(({ ctx, input }) => getWebhook({ ctx: ctx.service, input })),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/webhooks/{id}',
        tags,
        summary: 'Change a webhook',
        description:
          'Changes what is given and leaves the rest, as `{"isEnabled": false}`. What happens while it is off is not sent later; ' +
          'what waited is given up and can be replayed. Refused with 409 to switch it on when its secret is lost.',
      },
    })
    .input(updateWebhookInput)
    .output(webhookSchema)
    .mutation(({ ctx, input }) => updateWebhook({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/webhooks/{id}',
        tags,
        summary: 'Delete a webhook',
        description: 'For good, with its deliveries. To stop it for a while, switch it off.',
      },
    })
    .input(webhookByIdInput)
    .output(removedWebhookSchema)
    .mutation(({ ctx, input }) => deleteWebhook({ ctx: ctx.service, input })),

  rotateSecret: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhooks/{id}/rotate-secret',
        tags,
        summary: 'Rotate the secret of a webhook',
        description:
          'Makes a new secret, which the answer has in `secret`, this once. While the overlap lasts, messages have a signature of ' +
          'each secret, so that the receiver changes over without losing any.',
      },
    })
    .input(rotateSecretInput)
    .output(createdWebhookSchema)
    .mutation(({ ctx, input }) => rotateSecret({ ctx: ctx.service, input })),

  test: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhooks/{id}/test',
        tags,
        summary: 'Send a test event',
        description:
          'Sends the event `webhook.test` at once, also to a webhook that is off, and answers what the receiver said. It is not ' +
          'sent again when it fails.',
      },
    })
    .input(webhookByIdInput)
    .output(deliveryDetailSchema)
    .mutation(({ ctx, input }) => sendTest({ ctx: ctx.service, input })),

  deliveries: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/webhooks/{id}/deliveries',
        tags,
        summary: 'List deliveries of a webhook',
        description: 'The newest first, of the last 14 days. Pass `nextCursor` as `cursor` for the next page.',
      },
    })
    .input(listDeliveriesInput)
    .output(deliveryPageSchema)
    .query(({ ctx, input }) => listDeliveries({ ctx: ctx.service, input })),

  delivery: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/webhooks/{id}/deliveries/{deliveryId}',
        tags,
        summary: 'Get a delivery',
        description: 'With the body that is sent, and what the receiver answered to each attempt.',
      },
    })
    .input(deliveryByIdInput)
    .output(deliveryDetailSchema)
    .query(({ ctx, input }) => getDelivery({ ctx: ctx.service, input })),

  replay: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhooks/{id}/deliveries/{deliveryId}/replay',
        tags,
        summary: 'Replay a delivery',
        description:
          'Sends the same body under the same id once more, whether it was delivered or not, with attempts over 24 hours. Refused ' +
          'with 409 while the webhook is off.',
      },
    })
    .input(deliveryByIdInput)
    .output(deliveryDetailSchema)
    .mutation(({ ctx, input }) => replayDelivery({ ctx: ctx.service, input })),

  replayFailed: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhooks/{id}/replay',
        tags,
        summary: 'Replay failed deliveries',
        description:
          'Sends all that failed since a time once more, under the same ids. Refused with 409 while the webhook is off.',
      },
    })
    .input(replayFailedInput)
    .output(replayedSchema)
    .mutation(({ ctx, input }) => replayFailed({ ctx: ctx.service, input })),
});
