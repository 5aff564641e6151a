import { type SettingsDoc, SettingsModel } from '@workbench/db';
import {
  type AggregateSettings,
  headlineScopeSchema,
  type SettingsPreviewInput,
  type WorkspaceSettings,
} from './schemas.ts';

export const DEFAULT_SETTINGS: WorkspaceSettings = {
  email: '',
  contactEmail: '',
  autoSync: false,
  emailNotifications: false,
  minimumSources: 2,
  excludeOutliers: true,
  headlineScope: 'group',
  maxFigureAgeMonths: 24,
  googleNews: false,
};

/** The stored settings; a setting that was never changed has its default. */
export async function getWorkspaceSettings(): Promise<WorkspaceSettings> {
  return withDefaults(await SettingsModel.findById('workspace').lean());
}

export function withDefaults(stored: SettingsDoc | null): WorkspaceSettings {
  if (stored === null) return DEFAULT_SETTINGS;
  const { _id, ...fields } = stored;
  const { data: headlineScope = DEFAULT_SETTINGS.headlineScope } = headlineScopeSchema.safeParse(fields.headlineScope);
  return { ...DEFAULT_SETTINGS, ...fields, headlineScope };
}

/** The rule of these settings with what a request gives of it; later settings may be left out. */
export function withGiven(settings: AggregateSettings, given: SettingsPreviewInput): AggregateSettings {
  return {
    minimumSources: given.minimumSources,
    excludeOutliers: given.excludeOutliers,
    headlineScope: given.headlineScope ?? settings.headlineScope,
    maxFigureAgeMonths: given.maxFigureAgeMonths ?? settings.maxFigureAgeMonths,
  };
}

/** The settings that determine the aggregate. */
export async function getAggregateSettings(): Promise<AggregateSettings> {
  const { minimumSources, excludeOutliers, headlineScope, maxFigureAgeMonths } = await getWorkspaceSettings();
  return { minimumSources, excludeOutliers, headlineScope, maxFigureAgeMonths };
}
