import type { WorkspaceSettings } from '@workbench/services/settings/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import {
  changedSettings,
  isChanged,
  isRuleChanged,
  type SettingsDraft,
  settingsErrors,
  toRule,
  toSettingsDraft,
} from './settings-form';

/** The settings as typed over those that are stored. What was not touched follows the stored ones. */
export function useSettingsForm(stored: WorkspaceSettings) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({});
  const draft = { ...toSettingsDraft(stored), ...typed };
  const errors = settingsErrors(draft);
  const isValid = Object.keys(errors).length === 0;
  const update = trpc.settings.update.useMutation({
    meta: { awaitsReads: true },
    onSuccess: async ({ settings, recompute }) => {
      utils.settings.get.setData({}, settings);
      utils.settings.recompute.setData({}, { recompute });
      setTyped({});
      const follows = recompute?.state === 'running' ? ' Figures are being recalculated.' : '';
      toast({ title: 'Settings Saved', description: `Your settings have been applied.${follows}` });
      // A recomputation that is still running is followed by RecomputeWatcher, whatever the screen.
      if (recompute?.state === 'completed') await invalidateAfter('figures.recomputed');
    },
    onError: (error) =>
      toast({ title: 'Failed to Save Settings', description: errorMessage(error), variant: 'destructive' }),
  });

  return {
    draft,
    errors,
    isChanged: isChanged(draft, stored),
    /** The rule for aggregates as typed, when it is another one and makes sense. */
    newRule:
      isRuleChanged(draft, stored) && errors.minimumSources === undefined && errors.maxFigureAgeMonths === undefined
        ? toRule(draft)
        : null,
    isSaving: update.isPending,
    change: (part: Partial<SettingsDraft>) => setTyped((previous) => ({ ...previous, ...part })),
    discard: () => setTyped({}),
    save: () => isValid && update.mutate(changedSettings(draft, stored)),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
