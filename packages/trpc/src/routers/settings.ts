import { requireScope } from '@workbench/services/api-keys';
import { changeSettings, getRecompute, previewSettings } from '@workbench/services/companies';
import { previewSettingsInput } from '@workbench/services/companies/schemas';
import { getContactEmail, getWorkspaceSettings, listNotifications, sendTestEmail } from '@workbench/services/settings';
import { NOTIFICATIONS_LIMIT_DEFAULT, NOTIFICATIONS_LIMIT_MAX } from '@workbench/services/settings/limits';
import {
  contactEmailSchema,
  notificationSchema,
  recomputeSchema,
  settingsChangeSchema,
  settingsPreviewSchema,
  settingsSchema,
  updateSettingsInput,
} from '@workbench/services/settings/schemas';
import { newestPageInput } from '@workbench/services/shared/page-schemas';
import { z } from 'zod';
import { listHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';

const tags = ['settings'];

export const settingsRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/settings',
        tags,
        summary: 'Get the settings',
        description: 'The settings of the workspace as they are in force. Reads, costs nothing.',
      },
    })
    .input(z.object({}))
    .output(settingsSchema)
    .query(() => getWorkspaceSettings()),

  update: procedure
    .meta({
      scopeFor: { scope: 'spend', when: '`autoSync` is switched on' },
      openapi: {
        method: 'PUT',
        path: '/settings',
        tags,
        summary: 'Update the settings',
        description:
          'Saves the settings that are given, leaves the others, and recomputes the aggregates that they affect in the background.',
      },
    })
    .input(updateSettingsInput)
    .output(settingsChangeSchema)
    .mutation(({ ctx, input }) => {
      if (input.autoSync) requireScope(ctx.caller, 'spend');
      return changeSettings({ ctx: ctx.service, input });
    }),

  contactEmail: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/settings/contact-email',
        tags,
        summary: 'Get the contact email in force',
        description:
          'The address sent to open-data services, and where it comes from: CONTACT_EMAIL of the environment, which wins, or `contactEmail` of the settings.',
      },
    })
    .input(z.object({}))
    .output(contactEmailSchema)
    .query(({ ctx }) => getContactEmail({ ctx: ctx.service, input: {} })),

  preview: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/settings/preview',
        tags,
        summary: 'Preview a settings change',
        description:
          'How many companies the settings would change: of all, or of those that fit `filter`. Writes nothing.',
      },
    })
    .input(previewSettingsInput)
    .output(settingsPreviewSchema)
    .query(({ ctx, input }) => previewSettings({ ctx: ctx.service, input })),

  recompute: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/settings/recompute',
        tags,
        summary: 'Get recomputation progress',
        description:
          'How far the last recomputation of all headcounts is, which a change of the settings started. `recompute` is null when there was none.',
      },
    })
    .input(z.object({}))
    .output(
      z
        .object({
          recompute: recomputeSchema
            .nullable()
            .meta({ description: 'The last recomputation; null when there was none' }),
        })
        .meta({ id: 'LatestRecompute', description: 'The last recomputation of all headcounts' }),
    )
    .query(async ({ ctx }) => ({ recompute: await getRecompute({ ctx: ctx.service, input: {} }) })),

  testEmail: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/settings/test-email',
        tags,
        summary: 'Send a test email',
        description:
          'Sends one email to the address given, with the mail server of the environment. Each call sends another; `ok` is false when the mail server refused it, and `message` says why.',
      },
    })
    .input(
      z
        .object({
          email: z
            .email('Enter an email address like ada@example.com')
            .meta({ description: 'Address to which the email goes', example: 'ada@acme-example.com' }),
        })
        .meta({ id: 'SendTestEmailInput', description: 'Where to send a test email' }),
    )
    .output(
      z
        .object({
          ok: z.boolean().meta({ description: 'True when the mail server took the email' }),
          message: z.string().meta({ description: 'What the mail server said, in words' }),
        })
        .meta({ id: 'SentTestEmail', description: 'Whether a test email was sent' }),
    )
    .mutation(({ ctx, input }) => sendTestEmail({ ctx: ctx.service, input })),

  notifications: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/notifications',
        tags,
        summary: 'List notifications',
        description: 'What happened in the background, newest first: syncs, reports and headcounts that moved.',
      },
    })
    .input(newestPageInput(NOTIFICATIONS_LIMIT_MAX, NOTIFICATIONS_LIMIT_DEFAULT))
    .output(z.array(notificationSchema))
    .query(async ({ ctx, input }) => {
      const page = await listNotifications({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/notifications', input, page));
      return page.items;
    }),
});
