import { SettingsModel } from '@workbench/db';
import { getWorkspaceSettings, withDefaults } from './get-settings.ts';
import type { UpdateSettingsInput, WorkspaceSettings } from './schemas.ts';

/**
 * Saves the settings that are given and leaves the others. `changeSettings` of the companies starts the recomputation of the figures.
 * @returns the settings before, read in the same step: of two concurrent saves, each sees what it replaced
 */
export async function saveSettings(settings: UpdateSettingsInput): Promise<WorkspaceSettings> {
  // Nothing to set is an update without a change, which the database refuses.
  if (Object.keys(settings).length === 0) return getWorkspaceSettings();
  const options = { upsert: true, returnDocument: 'before' } as const;
  return withDefaults(await SettingsModel.findOneAndUpdate({ _id: 'workspace' }, { $set: settings }, options).lean());
}
