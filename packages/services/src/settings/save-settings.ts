import { SettingsModel } from '@workbench/db';
import { withDefaults } from './get-settings.ts';
import type { WorkspaceSettings } from './schemas.ts';

/**
 * Saves all settings at once. `changeSettings` of the companies starts the recomputation of the figures.
 * @returns the settings before, read in the same step: of two concurrent saves, each sees what it replaced
 */
export async function saveSettings(settings: WorkspaceSettings): Promise<WorkspaceSettings> {
  const options = { upsert: true, returnDocument: 'before' } as const;
  return withDefaults(await SettingsModel.findOneAndUpdate({ _id: 'workspace' }, { $set: settings }, options).lean());
}
