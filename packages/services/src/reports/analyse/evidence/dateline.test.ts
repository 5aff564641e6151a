import { describe, expect, it } from 'vitest';
import { dateline } from './dateline.ts';
import { firstDayIn, yearsIn } from './days-in-text.ts';

describe('days in a text', () => {
  it.each<[string, string | null]>([
    ['on 2 October 2026', '2026-10-02'],
    ['on the 2nd of October 2026', '2026-10-02'],
    ['Oct. 2, 2026', '2026-10-02'],
    ['October 2nd, 2026', '2026-10-02'],
    ['Sept 30 2026', '2026-09-30'],
    ['since 2026-10-02', '2026-10-02'],
    ['first 3 March 2026, then 4 March 2026', '2026-03-03'],
    ['in Q3 2026', null],
    ['last spring', null],
    ['in October 2026', null],
    ['02/10/2026', null],
    ['30 February 2026', null],
    ['version 12 May2026', null],
    ['', null],
  ])('%j is %s', (text, day) => {
    expect(firstDayIn(text)).toBe(day);
  });

  it.each<[string, string | null]>([
    ['LEEDS, 2 October 2026 – Acme has moved.', '2026-10-02'],
    ['2 October 2026\nAcme has moved.', '2026-10-02'],
    ['Published on 2 October 2026', '2026-10-02'],
    ['Join us on 2 October 2026 in Leeds.', null],
    ['Acme has moved. It was on 2 October 2026.', null],
  ])('the dateline of %j is %s', (text, day) => {
    expect(dateline(text)).toBe(day);
  });

  it('names years, and takes no amount for one', () => {
    expect(yearsIn('In 2019 we sold 2,019 arms for $2019, and again in 2021.')).toEqual([2019, 2021]);
  });
});
