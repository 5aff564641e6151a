import { expect, it } from 'vitest';
import { endFirstSync, firstSyncCompanyIds, trackFirstSync } from './first-sync.ts';

it('follows each added company once, until its sync has ended', () => {
  trackFirstSync('a');
  trackFirstSync('b');
  trackFirstSync('a');
  expect(firstSyncCompanyIds()).toEqual(['a', 'b']);
  endFirstSync('a');
  expect(firstSyncCompanyIds()).toEqual(['b']);
  endFirstSync('unknown');
  endFirstSync('b');
  expect(firstSyncCompanyIds()).toEqual([]);
});

it('gives the same list while nothing changes, so that nothing is drawn anew', () => {
  trackFirstSync('a');
  const before = firstSyncCompanyIds();
  trackFirstSync('a');
  endFirstSync('unknown');
  expect(firstSyncCompanyIds()).toBe(before);
  endFirstSync('a');
});
