import { SettingsModel } from '@workbench/db';
import type { Settings } from './schemas.ts';

export const DEFAULT_SETTINGS: Settings = { minimumSources: 2, excludeOutliers: true };

/** The stored settings, or the defaults on a workspace that never changed them. */
export async function getSettings(): Promise<Settings> {
  const stored = await SettingsModel.findById('workspace').lean();
  return stored ? { minimumSources: stored.minimumSources, excludeOutliers: stored.excludeOutliers } : DEFAULT_SETTINGS;
}
