import { expect, it } from 'vitest';
import { mergeLocationCounts } from './merge-location-counts.ts';

const of = (location: string, count: number) => ({ location, count });

it.each([
  [
    [of('OSLO', 3), of('Oslo', 2), of('Rome', 4)],
    [of('Oslo', 5), of('Rome', 4)],
  ],
  [[of('US', 1), of('Us', 5)], [of('US', 6)]],
  [
    [of('MÜNCHEN', 1), of('München', 1), of('Munchen', 1)],
    [of('München', 2), of('Munchen', 1)],
  ],
  [[of('La Paz', 1), of('la  paz', 2)], [of('La Paz', 3)]],
  [[of('DuBois', 1), of('Dubois', 2)], [of('Dubois', 3)]],
  [[], []],
])('%j are %j', (counts, merged) => expect(mergeLocationCounts(counts)).toEqual(merged));
