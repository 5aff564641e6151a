import { expect, it } from 'vitest';
import { resolvedDaysIn } from './resolved-days.ts';

/** A Wednesday. */
const DAY = '2026-07-22';

it.each([
  ['Le 9 juin 2026, l’atelier a ouvert.', ['2026-06-09']],
  ['Am 12. Mai 2026 wurde sie eingetragen.', ['2026-05-12']],
  ['Abrió el 4 de mayo de 2026 una almazara.', ['2026-05-04']],
  ['Es hat zum 1. Juli die Mehrheit übernommen.', ['2026-07-01']],
  ['She was named on 1 September 2025.', ['2025-09-01']],
  ['It closed yesterday.', ['2026-07-21']],
  ['Elle a publié mardi ses comptes.', ['2026-07-21']],
  ['Der Aufsichtsrat hat ihn am Mittwoch bestellt.', ['2026-07-22']],
  ['El miércoles y el jueves.', ['2026-07-22', '2026-07-16']],
  ['Sundays are for rest; mardigras too.', []],
  ['It opens in July.', []],
])('%s', (text, days) => {
  expect([...resolvedDaysIn(text, DAY)].sort()).toEqual(days.sort());
});

it('knows only days in full where the article has no day', () => {
  expect([...resolvedDaysIn('Yesterday, on Monday, and on 3 March 2026', null)]).toEqual(['2026-03-03']);
});
