import { z } from 'zod';
import { FIGURE_AGE_MAX_MONTHS, FIGURE_AGE_MIN_MONTHS, MINIMUM_SOURCES_MAX, MINIMUM_SOURCES_MIN } from './limits.ts';

const MINIMUM_SOURCES_PROBLEM = `Enter a whole number from ${MINIMUM_SOURCES_MIN} to ${MINIMUM_SOURCES_MAX}`;

const FIGURE_AGE_PROBLEM = `Enter a whole number of months from ${FIGURE_AGE_MIN_MONTHS} to ${FIGURE_AGE_MAX_MONTHS}`;

export const headlineScopeSchema = z.enum(['group', 'legal_entity', 'establishment']).meta({
  id: 'HeadcountScope',
  description: 'What the headcount of a company counts; figures of another scope are shown beside it',
});

const maxFigureAgeSchema = z
  .number(FIGURE_AGE_PROBLEM)
  .int(FIGURE_AGE_PROBLEM)
  .min(FIGURE_AGE_MIN_MONTHS, FIGURE_AGE_PROBLEM)
  .max(FIGURE_AGE_MAX_MONTHS, FIGURE_AGE_PROBLEM);

export const settingsSchema = z
  .object({
    email: z
      .union([z.email('Enter an email address like ada@example.com'), z.literal('')])
      .meta({ description: 'Address to which notifications go; empty for none' }),
    contactEmail: z.union([z.email('Enter an email address like ops@example.com'), z.literal('')]).meta({
      description:
        'Address sent to open-data services that ask who is calling; empty for none. CONTACT_EMAIL of the environment wins',
    }),
    autoSync: z
      .boolean()
      .meta({ description: 'True: all companies are synced by themselves, one hour after the last sync ended' }),
    emailNotifications: z.boolean().meta({ description: 'True: notifications are sent by email, too' }),
    minimumSources: z
      .number(MINIMUM_SOURCES_PROBLEM)
      .int(MINIMUM_SOURCES_PROBLEM)
      .min(MINIMUM_SOURCES_MIN, MINIMUM_SOURCES_PROBLEM)
      .max(MINIMUM_SOURCES_MAX, MINIMUM_SOURCES_PROBLEM)
      .meta({ description: 'Comparable sources that a headcount needs; with fewer it is null' }),
    excludeOutliers: z.boolean().meta({ description: 'True: figures far off from the others do not count' }),
    headlineScope: headlineScopeSchema,
    maxFigureAgeMonths: maxFigureAgeSchema.meta({
      description:
        'Months after which a figure is too old: it does not count while two fresher ones of its scope exist',
    }),
    googleNews: z.boolean().meta({
      description:
        'True: reports also read Google News. Off unless a user turns it on: its terms allow personal, non-commercial use only',
    }),
  })
  .meta({ description: 'Settings of the workspace', id: 'Settings' });
export type WorkspaceSettings = z.infer<typeof settingsSchema>;
/** The settings that determine the aggregate. */
export type AggregateSettings = Pick<
  WorkspaceSettings,
  'minimumSources' | 'excludeOutliers' | 'headlineScope' | 'maxFigureAgeMonths'
>;

/** Of a key or an address that either the environment or the settings give. */
export const configuredInSchema = z
  .enum(['environment', 'stored'])
  .meta({ id: 'ConfiguredIn', description: 'Where a setting stands: in the environment or in the settings' });

export const contactEmailSchema = z
  .object({
    email: z.string().nullable().meta({ description: 'The address in force; null without one' }),
    from: configuredInSchema.nullable().meta({
      description: 'Where it comes from: CONTACT_EMAIL of the environment, or the settings; null without one',
    }),
  })
  .meta({ id: 'ContactEmail', description: 'The address sent to open-data services that ask who is calling' });
export type ContactEmail = z.infer<typeof contactEmailSchema>;

export const updateSettingsInput = settingsSchema
  .partial()
  .meta({ id: 'UpdateSettingsInput', description: 'Settings to change; what is left out stays' });
export type UpdateSettingsInput = z.infer<typeof updateSettingsInput>;

/** What a change of the aggregate settings would do, and did. Members that came later may be left out. */
export const settingsPreviewInput = settingsSchema
  .pick({ minimumSources: true, excludeOutliers: true, headlineScope: true, maxFigureAgeMonths: true })
  .partial({ headlineScope: true, maxFigureAgeMonths: true });
export type SettingsPreviewInput = z.infer<typeof settingsPreviewInput>;
export const settingsPreviewSchema = z
  .object({
    willChange: z.number().int().meta({ description: 'Companies whose headcount or data quality would differ' }),
    loseAggregate: z.number().int().meta({ description: 'Companies that would lose their headcount' }),
    gainAggregate: z.number().int().meta({ description: 'Companies that would gain a headcount' }),
    companies: z.number().int().meta({ description: 'Number of companies that were compared' }),
  })
  .meta({ description: 'What a change of the settings would do to the headcounts', id: 'SettingsPreview' });
export type SettingsPreview = z.infer<typeof settingsPreviewSchema>;

export const recomputeSchema = z
  .object({
    state: z.enum(['running', 'completed', 'failed']).meta({ description: 'Whether it runs, is done or has failed' }),
    done: z.number().int().meta({ description: 'Companies that are recomputed so far' }),
    total: z.number().int().meta({ description: 'Companies to recompute' }),
    changed: z.number().int().meta({ description: 'Companies whose figures changed so far' }),
    message: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
  })
  .meta({ description: 'How far recomputing all headcounts is', id: 'Recompute' });
export type Recompute = z.infer<typeof recomputeSchema>;

export const settingsChangeSchema = z
  .object({
    settings: settingsSchema.meta({ description: 'Settings as they are stored now' }),
    recompute: recomputeSchema
      .nullable()
      .meta({ description: 'The recomputation that the change started; null when nothing has to be recomputed' }),
  })
  .meta({ id: 'SettingsChange', description: 'The settings as stored, and the recomputation that the change started' });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const notificationSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the notification' }),
    at: z.string().meta({ description: 'When it happened' }),
    kind: z
      .enum([
        'sync_finished',
        'sync_failed',
        'headcount_moved',
        'reports_finished',
        'reports_failed',
        'email_failed',
        'webhook_off',
        'backup_failed',
      ])
      .meta({ description: 'What happened' }),
    title: z.string().meta({ description: 'The notification in one line' }),
    message: z.string().meta({ description: 'What happened, in a sentence or two' }),
    link: z.string().nullable().meta({ description: 'Path of the screen that shows more; null when there is none' }),
    emailed: z.boolean().meta({ description: 'True when it was sent by email' }),
  })
  .meta({ description: 'Something that happened in the background', id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;
