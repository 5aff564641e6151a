import { SettingsModel } from '@workbench/db';
import type { WorkspaceSettings } from './schemas.ts';

/** Stores all settings at once. Figures follow by a recomputation, which `changeSettings` of the companies begins. */
export async function saveSettings(settings: WorkspaceSettings): Promise<void> {
  await SettingsModel.updateOne({ _id: 'workspace' }, { $set: settings }, { upsert: true });
}
