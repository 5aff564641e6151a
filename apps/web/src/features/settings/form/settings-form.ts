import { FIGURE_AGE_MAX_MONTHS, FIGURE_AGE_MIN_MONTHS } from '@workbench/services/settings/limits';
import type { SettingsPreview, WorkspaceSettings } from '@workbench/services/settings/schemas';
import { formatCount, formatNumber } from '../../../lib/format/format';

/** The settings as typed: numbers are text, so that an empty field stays empty. */
export interface SettingsDraft extends Omit<WorkspaceSettings, 'minimumSources' | 'maxFigureAgeMonths'> {
  minimumSources: string;
  maxFigureAgeMonths: string;
}

export type SettingsErrors = Partial<
  Record<'email' | 'contactEmail' | 'minimumSources' | 'maxFigureAgeMonths', string>
>;

export function toSettingsDraft(settings: WorkspaceSettings): SettingsDraft {
  return {
    ...settings,
    minimumSources: `${settings.minimumSources}`,
    maxFigureAgeMonths: `${settings.maxFigureAgeMonths}`,
  };
}

/** The same limits as the server's, so that a fault is said beside its field. */
export function settingsErrors({
  email,
  contactEmail,
  emailNotifications,
  minimumSources,
  maxFigureAgeMonths,
}: SettingsDraft): SettingsErrors {
  const errors: SettingsErrors = {};
  const address = email.trim();
  if (address !== '' && !isEmail(address)) errors.email = 'Enter an email address like ada@example.com';
  else if (address === '' && emailNotifications) errors.email = 'Enter an email address for notifications';
  if (contactEmail.trim() !== '' && !isEmail(contactEmail)) {
    errors.contactEmail = 'Enter an email address like ops@example.com';
  }
  if (!/^[1-5]$/.test(minimumSources.trim())) errors.minimumSources = 'Enter a whole number from 1 to 5';
  const months = Number(maxFigureAgeMonths);
  if (
    !/^\d{1,3}$/.test(maxFigureAgeMonths.trim()) ||
    months < FIGURE_AGE_MIN_MONTHS ||
    months > FIGURE_AGE_MAX_MONTHS
  ) {
    errors.maxFigureAgeMonths = `Enter a whole number of months from ${FIGURE_AGE_MIN_MONTHS} to ${FIGURE_AGE_MAX_MONTHS}`;
  }
  return errors;
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}

/** Only for a draft without faults. */
export function toSettings(draft: SettingsDraft): WorkspaceSettings {
  return { ...draft, email: draft.email.trim(), contactEmail: draft.contactEmail.trim(), ...toRule(draft) };
}

/**
 * What was changed here alone: another window may have saved the others since they were read. Only for a draft without
 * faults.
 */
export function changedSettings(draft: SettingsDraft, stored: WorkspaceSettings): Partial<WorkspaceSettings> {
  const settings = toSettings(draft);
  const names = Object.keys(settings) as (keyof WorkspaceSettings)[];
  return Object.fromEntries(
    names.filter((name) => settings[name] !== stored[name]).map((name) => [name, settings[name]]),
  );
}

export function isChanged(draft: SettingsDraft, stored: WorkspaceSettings): boolean {
  const before = toSettingsDraft(stored);
  return (Object.keys(before) as (keyof SettingsDraft)[]).some((name) => draft[name] !== before[name]);
}

/** The settings that determine the aggregates. */
export function toRule({ minimumSources, excludeOutliers, headlineScope, maxFigureAgeMonths }: SettingsDraft) {
  return {
    minimumSources: Number(minimumSources),
    excludeOutliers,
    headlineScope,
    maxFigureAgeMonths: Number(maxFigureAgeMonths),
  };
}

/** Whether aggregates follow another rule than the stored one. */
export function isRuleChanged(draft: SettingsDraft, stored: WorkspaceSettings): boolean {
  return (
    draft.minimumSources.trim() !== `${stored.minimumSources}` ||
    draft.excludeOutliers !== stored.excludeOutliers ||
    draft.headlineScope !== stored.headlineScope ||
    draft.maxFigureAgeMonths.trim() !== `${stored.maxFigureAgeMonths}`
  );
}

/** "12 companies will change: 3 lose their aggregate, 1 gets one"; with a filter, "12 of 80 matching companies will change". */
export function settingsPreviewText(preview: SettingsPreview, isFiltered: boolean): string {
  const { companies, willChange, loseAggregate, gainAggregate } = preview;
  if (isFiltered && companies === 0) return 'No companies match the filter';
  const of = isFiltered ? ` of ${formatCount(companies, 'matching company', 'matching companies')}` : '';
  if (willChange === 0) return isFiltered ? `None${of} will change` : 'No companies will change';
  const details = [
    loseAggregate > 0 && `${formatNumber(loseAggregate)} ${loseAggregate === 1 ? 'loses its' : 'lose their'} aggregate`,
    gainAggregate > 0 && `${formatNumber(gainAggregate)} ${gainAggregate === 1 ? 'gets' : 'get'} one`,
  ].filter(Boolean);
  const changed = isFiltered ? formatNumber(willChange) + of : formatCount(willChange, 'company', 'companies');
  // Nothing else changes: one sentence says it all.
  if (gainAggregate === willChange) return `${changed} will get an aggregate`;
  const count = `${changed} will change`;
  return details.length === 0 ? count : `${count}: ${details.join(', ')}`;
}
