import { z } from 'zod';
import { FIGURE_AGE_MAX_MONTHS, FIGURE_AGE_MIN_MONTHS, MINIMUM_SOURCES_MAX, MINIMUM_SOURCES_MIN } from './limits.ts';

const MINIMUM_SOURCES_PROBLEM = `Enter a whole number from ${MINIMUM_SOURCES_MIN} to ${MINIMUM_SOURCES_MAX}`;

const FIGURE_AGE_PROBLEM = `Enter a whole number of months from ${FIGURE_AGE_MIN_MONTHS} to ${FIGURE_AGE_MAX_MONTHS}`;

/** What the headcount of a company counts; figures of another scope are shown beside it. */
export const headlineScopeSchema = z.enum(['group', 'legal_entity', 'establishment']);

const maxFigureAgeSchema = z
  .number(FIGURE_AGE_PROBLEM)
  .int(FIGURE_AGE_PROBLEM)
  .min(FIGURE_AGE_MIN_MONTHS, FIGURE_AGE_PROBLEM)
  .max(FIGURE_AGE_MAX_MONTHS, FIGURE_AGE_PROBLEM);

export const settingsSchema = z
  .object({
    /** Where notifications go; empty for none. */
    email: z.union([z.email('Enter an email address like ada@example.com'), z.literal('')]),
    autoSync: z.boolean(),
    emailNotifications: z.boolean(),
    minimumSources: z
      .number(MINIMUM_SOURCES_PROBLEM)
      .int(MINIMUM_SOURCES_PROBLEM)
      .min(MINIMUM_SOURCES_MIN, MINIMUM_SOURCES_PROBLEM)
      .max(MINIMUM_SOURCES_MAX, MINIMUM_SOURCES_PROBLEM),
    excludeOutliers: z.boolean(),
    headlineScope: headlineScopeSchema,
    /** An older figure does not count while two fresher ones of its scope exist. */
    maxFigureAgeMonths: maxFigureAgeSchema,
    /** Off unless a user turns it on: its terms allow personal, non-commercial use only. */
    googleNews: z.boolean(),
  })
  .meta({ id: 'Settings' });
export type WorkspaceSettings = z.infer<typeof settingsSchema>;
/** The settings that determine the aggregate. */
export type AggregateSettings = Pick<
  WorkspaceSettings,
  'minimumSources' | 'excludeOutliers' | 'headlineScope' | 'maxFigureAgeMonths'
>;

/** Members that are left out stay as they are, so that no client undoes what it does not know or did not change. */
export const updateSettingsInput = settingsSchema.partial();
export type UpdateSettingsInput = z.infer<typeof updateSettingsInput>;

/** What a change of the aggregate settings would do, and did. Members that came later may be left out. */
export const settingsPreviewInput = settingsSchema
  .pick({ minimumSources: true, excludeOutliers: true, headlineScope: true, maxFigureAgeMonths: true })
  .partial({ headlineScope: true, maxFigureAgeMonths: true });
export type SettingsPreviewInput = z.infer<typeof settingsPreviewInput>;
export const settingsPreviewSchema = z
  .object({
    /** Companies whose aggregate or data quality differs. */
    willChange: z.number().int(),
    /** Of those, how many lose or gain an aggregate. */
    loseAggregate: z.number().int(),
    gainAggregate: z.number().int(),
    companies: z.number().int(),
  })
  .meta({ id: 'SettingsPreview' });
export type SettingsPreview = z.infer<typeof settingsPreviewSchema>;

export const recomputeSchema = z
  .object({
    state: z.enum(['running', 'completed', 'failed']),
    done: z.number().int(),
    total: z.number().int(),
    /** Companies whose figures changed so far. */
    changed: z.number().int(),
    message: z.string().nullable(),
  })
  .meta({ id: 'Recompute' });
export type Recompute = z.infer<typeof recomputeSchema>;

/** The settings as stored, and the recomputation that the change started; null when nothing has to be recomputed. */
export const settingsChangeSchema = z.object({ settings: settingsSchema, recompute: recomputeSchema.nullable() });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const notificationSchema = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.enum([
      'sync_finished',
      'sync_failed',
      'headcount_moved',
      'reports_finished',
      'reports_failed',
      'email_failed',
    ]),
    title: z.string(),
    message: z.string(),
    /** Path of the screen that shows more; null when there is none. */
    link: z.string().nullable(),
    emailed: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;
