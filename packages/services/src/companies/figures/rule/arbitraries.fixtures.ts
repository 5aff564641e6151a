import type { Headcount } from '@workbench/connectors/types';
import fc from 'fast-check';
import type { AggregateInput } from './aggregate.ts';

const persons = fc.oneof(fc.nat(20), fc.nat(2000), fc.nat(3_000_000));

const headcounts: fc.Arbitrary<Headcount> = fc.oneof(
  { weight: 3, arbitrary: persons.map((value) => ({ value })) },
  { weight: 1, arbitrary: fc.tuple(persons, persons).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })) },
  { weight: 1, arbitrary: persons.map((min) => ({ min, max: null })) },
);

const scopes = fc.constantFrom('group', 'network_profiles', 'legal_entity', 'establishment', 'unknown');
const months = fc.nat(60).map((ago) => new Date(Date.UTC(2026, 5 - ago, 10)));

const rarelyOfParent = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('Acme AG'), isDirect: fc.boolean() }) },
);

/** Figures of up to eight sources, one each, of all scopes and of five years; now and then one that counts the parent. */
export const figureLists = fc
  .array(
    fc.record({
      headcount: fc.option(headcounts, { freq: 6 }),
      scope: scopes,
      asOf: months,
      countedParent: rarelyOfParent,
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((figure, index): AggregateInput => ({ source: `Source ${index}`, ...figure })));

/** Figures near one size, as real ones are: with slips of a digit, ranges and figures of a part. */
export const likelyFigureLists = fc.integer({ min: 1, max: 20_000 }).chain((size) => {
  const near = fc.integer({ min: 60, max: 140 }).map((percent) => Math.round((size * percent) / 100));
  const headcount: fc.Arbitrary<Headcount> = fc.oneof(
    { weight: 6, arbitrary: near.map((value) => ({ value })) },
    { weight: 1, arbitrary: near.map((value) => ({ value: value * 10 })) },
    { weight: 2, arbitrary: near.map((value) => ({ min: Math.ceil(value / 2), max: value * 2 })) },
    { weight: 1, arbitrary: near.map((min) => ({ min, max: null })) },
  );
  return fc
    .array(fc.record({ headcount: fc.option(headcount, { freq: 9 }), scope: scopes, asOf: months }), { maxLength: 9 })
    .map((list) => list.map((figure, index): AggregateInput => ({ source: `Source ${index}`, ...figure })));
});

const days = fc.option(fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))));

/** Records in which sources repeat, with equal and unequal dates. */
export const recordLists = fc.array(
  fc.record({
    source: fc.constantFrom('A', 'B', 'C', 'D'),
    headcount: fc.option(headcounts, { freq: 6 }),
    scope: scopes,
    asOf: days,
    fetchedAt: days,
  }),
  { maxLength: 12 },
);

export const settingsChoices = fc.record({
  minimumSources: fc.integer({ min: 1, max: 5 }),
  excludeOutliers: fc.boolean(),
  headlineScope: fc.constantFrom('group' as const, 'legal_entity' as const, 'establishment' as const),
  maxFigureAgeMonths: fc.constantFrom(1, 12, 24, 120),
});
