import type { CompanySync, SourceOutcome } from '@workbench/services/sources/schemas';
import { describe, expect, it } from 'vitest';
import { companySyncText } from './company-sync-state.ts';

const NOW = Date.parse('2026-11-24T12:05:00Z');
const FAILED: CompanySync = {
  state: 'failed',
  message: 'Apollo: the key reads clientId:clientSecret.\nLusha was not queried: the cap is reached',
  finishedAt: '2026-11-24T12:00:00Z',
  outcomes: [],
};
const outcome = (source: string, kind: SourceOutcome['outcome']): SourceOutcome => ({
  id: 'apollo',
  source,
  outcome: kind,
  message: '',
  at: null,
  credits: 0,
  repeatCredits: null,
});

describe('the line above the table of sources', () => {
  it('leaves out the reasons that the table gives', () => {
    const outcomes = [outcome('Apollo', 'failed'), outcome('Lusha', 'skipped')];
    expect(companySyncText({ ...FAILED, outcomes }, NOW)).toBe('Sync failed 5 minutes ago');
  });

  it('has a line for each reason that the table does not give', () => {
    expect(companySyncText({ ...FAILED, outcomes: [outcome('Apollo', 'figure')] }, NOW)).toBe(
      'Sync failed 5 minutes ago: Apollo: the key reads clientId:clientSecret.\nLusha was not queried: the cap is reached',
    );
    const cutOff = { ...FAILED, message: 'The database was unavailable', outcomes: [outcome('Apollo', 'failed')] };
    expect(companySyncText(cutOff, NOW)).toBe('Sync failed 5 minutes ago: The database was unavailable');
  });

  it('says only the state of what has not ended, or went well', () => {
    expect(companySyncText({ state: 'never', message: null, finishedAt: null, outcomes: [] })).toBe('Never synced');
    expect(companySyncText({ ...FAILED, state: 'completed', message: null }, NOW)).toBe('Synced 5 minutes ago');
  });
});
