import { expect, it } from 'vitest';
import { contentsText, daysLeft, sumContents } from './trash-labels.ts';

it.each([
  [[], ''],
  [[{ what: 'figures', count: 1 }], '1 figure'],
  [
    [
      { what: 'companies', count: 1 },
      { what: 'syncs', count: 2 },
      { what: 'changes', count: 1200 },
    ],
    '1 company, 2 sync results and 1,200 history entries',
  ],
] as const)('%j reads %s', (contents, text) => {
  expect(contentsText(contents)).toBe(text);
});

it('the contents of several entries are summed by what they are', () => {
  const entries = [
    { contents: [{ what: 'reports', count: 1 } as const, { what: 'notes', count: 2 } as const] },
    { contents: [{ what: 'reports', count: 4 } as const] },
  ];
  expect(contentsText(sumContents(entries))).toBe('5 reports and 2 notes');
});

it.each([
  ['2026-12-01T12:00:00Z', 30],
  ['2026-11-01T13:00:00Z', 1],
  ['2026-11-01T11:00:00Z', 0],
])('an entry that expires at %s has %i days left', (expiresAt, days) => {
  expect(daysLeft({ expiresAt }, Date.parse('2026-11-01T12:00:00Z'))).toBe(days);
});
