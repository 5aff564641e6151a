import { SettingsModel } from '@workbench/db';
import { withDefaults } from './get-settings.ts';
import type { WorkspaceSettings } from './schemas.ts';

/**
 * Stores all settings at once. Figures follow by a recomputation, which `changeSettings` of the companies begins.
 * @returns what was stored before, read in the same step: of two that save at once, each sees what it replaced
 */
export async function saveSettings(settings: WorkspaceSettings): Promise<WorkspaceSettings> {
  const options = { upsert: true, returnDocument: 'before' } as const;
  return withDefaults(await SettingsModel.findOneAndUpdate({ _id: 'workspace' }, { $set: settings }, options).lean());
}
