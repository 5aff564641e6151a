import type { Headcount } from '@workbench/connectors/types';
import fc from 'fast-check';
import type { AggregateInput } from './aggregate.ts';

const persons = fc.oneof(fc.nat(20), fc.nat(2000), fc.nat(3_000_000));

const headcounts: fc.Arbitrary<Headcount> = fc.oneof(
  { weight: 3, arbitrary: persons.map((value) => ({ value })) },
  { weight: 1, arbitrary: fc.tuple(persons, persons).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })) },
  { weight: 1, arbitrary: persons.map((min) => ({ min, max: null })) },
);

/** Figures of up to eight sources, one each. */
export const figureLists = fc
  .array(fc.option(headcounts, { freq: 6 }), { maxLength: 8 })
  .map((list): AggregateInput[] => list.map((headcount, index) => ({ source: `Source ${index}`, headcount })));

const days = fc.option(fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))));

/** Records in which sources repeat, with equal and unequal dates. */
export const recordLists = fc.array(
  fc.record({
    source: fc.constantFrom('A', 'B', 'C', 'D'),
    headcount: fc.option(headcounts, { freq: 6 }),
    asOf: days,
    fetchedAt: days,
  }),
  { maxLength: 12 },
);

export const settingsChoices = fc.record({
  minimumSources: fc.integer({ min: 1, max: 5 }),
  excludeOutliers: fc.boolean(),
});
