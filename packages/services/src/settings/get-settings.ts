import { type SettingsDoc, SettingsModel } from '@workbench/db';
import type { AggregateSettings, WorkspaceSettings } from './schemas.ts';

export const DEFAULT_SETTINGS: WorkspaceSettings = {
  email: '',
  autoSync: false,
  emailNotifications: false,
  minimumSources: 2,
  excludeOutliers: true,
  googleNews: false,
};

/** The stored settings; a setting that was never changed has its default. */
export async function getWorkspaceSettings(): Promise<WorkspaceSettings> {
  return withDefaults(await SettingsModel.findById('workspace').lean());
}

export function withDefaults(stored: SettingsDoc | null): WorkspaceSettings {
  if (stored === null) return DEFAULT_SETTINGS;
  const { _id, ...fields } = stored;
  return { ...DEFAULT_SETTINGS, ...fields };
}

/** The settings that determine the aggregate. */
export async function getAggregateSettings(): Promise<AggregateSettings> {
  const { minimumSources, excludeOutliers } = await getWorkspaceSettings();
  return { minimumSources, excludeOutliers };
}
