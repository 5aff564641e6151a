import { FINDINGS } from '@workbench/services/leads/schemas';
import { expect, it } from 'vitest';
import { FINDING_GROUPS, isFinding, outcomeText, runResultParts } from './finding-labels.ts';

it('offers every finding once', () => {
  const offered = FINDING_GROUPS.flatMap(({ options }) => options.map(({ finding }) => finding));
  expect(offered.toSorted()).toEqual([...FINDINGS].toSorted());
  expect(isFinding('found:mail')).toBe(false);
});

it('says what became of a field, and why', () => {
  expect(outcomeText('email', { state: 'found', reason: null })).toBe('Email found');
  expect(outcomeText('phone', { state: 'skipped', reason: 'not connected' })).toBe('Phone skipped: not connected');
});

it('says what a run found', () => {
  const parts = runResultParts({ results: { leads: 123, matched: 48, emails: 1, suggestions: 55 } });
  expect(parts.map(({ text }) => text).join(' · ')).toBe('123 leads · 48 matched · 1 email · 55 suggestions');
});
