import { expect, it } from 'vitest';
import { collectedFrom, dayOf, daysLater, dueDay } from './due-day.ts';

it.each([
  ['2026-11-21T23:59:59Z', '2026-12-21'],
  ['2026-01-30T08:00:00Z', '2026-02-28'],
  ['2026-01-31T08:00:00Z', '2026-02-28'],
  ['2028-01-31T08:00:00Z', '2028-02-29'],
  ['2026-12-31T08:00:00Z', '2027-01-31'],
])('what was collected on %s is due on %s', (collected, due) => {
  expect(dayOf(dueDay(new Date(collected)))).toBe(due);
});

it('what was collected before the bound was due before the day, and nothing else', () => {
  for (let n = 0; n < 800; n++) {
    const day = daysLater(new Date('2026-01-01T00:00:00Z'), n);
    const from = collectedFrom(day);
    expect(dueDay(from) >= day).toBe(true);
    expect(dueDay(new Date(from.getTime() - 1)) < day).toBe(true);
  }
});
