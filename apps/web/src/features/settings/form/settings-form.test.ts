import type { WorkspaceSettings } from '@workbench/services/settings/schemas';
import { expect, it } from 'vitest';
import {
  changedSettings,
  isChanged,
  isRuleChanged,
  settingsErrors,
  settingsPreviewText,
  toSettings,
  toSettingsDraft,
} from './settings-form.ts';

const STORED: WorkspaceSettings = {
  email: 'ada@example.com',
  contactEmail: '',
  autoSync: true,
  emailNotifications: false,
  minimumSources: 2,
  excludeOutliers: true,
  headlineScope: 'group',
  maxFigureAgeMonths: 24,
  googleNews: false,
};
const DRAFT = toSettingsDraft(STORED);

it('is unchanged as stored, and gives back what was stored', () => {
  expect(isChanged(DRAFT, STORED)).toBe(false);
  expect(toSettings(DRAFT)).toEqual(STORED);
  expect(settingsErrors(DRAFT)).toEqual({});
});

it('sends what was changed and nothing else', () => {
  expect(changedSettings(DRAFT, STORED)).toEqual({});
  const draft = { ...DRAFT, email: ' eve@example.com ', minimumSources: '3' };
  expect(changedSettings(draft, STORED)).toEqual({ email: 'eve@example.com', minimumSources: 3 });
});

it.each([
  [{ email: '' }, false],
  [{ autoSync: false }, false],
  [{ emailNotifications: true }, false],
  [{ googleNews: true }, false],
  [{ minimumSources: '3' }, true],
  [{ excludeOutliers: false }, true],
  [{ headlineScope: 'legal_entity' }, true],
  [{ maxFigureAgeMonths: '12' }, true],
] as const)('%o is a change; of the rule for aggregates: %s', (part, ofRule) => {
  expect(isChanged({ ...DRAFT, ...part }, STORED)).toBe(true);
  expect(isRuleChanged({ ...DRAFT, ...part }, STORED)).toBe(ofRule);
});

it.each(['', '0', '6', '2.5', '1e0', '-1', 'two'])('refuses "%s" as a minimum of sources', (minimumSources) => {
  expect(settingsErrors({ ...DRAFT, minimumSources }).minimumSources).toBe('Enter a whole number from 1 to 5');
});

it.each(['', '0', '121', '1.5', 'two'])('refuses "%s" as an age in months', (maxFigureAgeMonths) => {
  expect(settingsErrors({ ...DRAFT, maxFigureAgeMonths }).maxFigureAgeMonths).toMatch(/months from 1 to 120$/);
});

it.each(['ada', 'ada@', 'ada@example', 'a b@example.com', '@example.com'])('refuses "%s" as an address', (email) => {
  expect(settingsErrors({ ...DRAFT, email }).email).toMatch(/ada@example\.com/);
});

it('takes no address as long as nothing is to be sent to it', () => {
  expect(settingsErrors({ ...DRAFT, email: '' })).toEqual({});
  expect(settingsErrors({ ...DRAFT, email: '', emailNotifications: true }).email).toMatch(/address/);
});

it.each([
  [0, 0, 0, 'No companies will change'],
  [1, 0, 0, '1 company will change'],
  [1200, 3, 1, '1,200 companies will change: 3 lose their aggregate, 1 gets one'],
  [1, 1, 0, '1 company will change: 1 loses its aggregate'],
  [122, 0, 122, '122 companies will get an aggregate'],
])('%i changed, %i lost, %i gained reads "%s"', (willChange, loseAggregate, gainAggregate, text) => {
  expect(settingsPreviewText({ willChange, loseAggregate, gainAggregate, companies: 5000 }, false)).toBe(text);
});

it.each([
  [0, 0, 'No companies match the filter'],
  [0, 1, 'None of 1 matching company will change'],
  [3, 80, '3 of 80 matching companies will change: 1 gets one'],
])('%i changed of %i that match reads "%s"', (willChange, companies, text) => {
  expect(settingsPreviewText({ willChange, loseAggregate: 0, gainAggregate: 1, companies }, true)).toBe(text);
});
