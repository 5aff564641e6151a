import { describe, expect, it } from 'vitest';
import { parseLocation } from '../geography/location.ts';
import { type NamedCandidate, pickByName } from './pick-by-name.ts';

const candidate = (entry: string, name: string, city: string, more: Partial<NamedCandidate<string>> = {}) => ({
  entry,
  names: [name],
  cities: [city],
  ...more,
});
const sought = { name: 'Northwind', domain: 'northwind.no', locations: [parseLocation('Oslo, Norway')] };
const all = (...candidates: NamedCandidate<string>[]) => ({ candidates, isComplete: true });

describe('pickByName', () => {
  it('takes the one in a known city, legal form aside', () => {
    const found = all(candidate('a', 'NORTHWIND AS', 'OSLO'), candidate('b', 'NORTHWIND SHIPPING AS', 'OSLO'));
    expect(pickByName(found, sought)).toEqual({ entry: 'a', match: 'name_and_place' });
  });

  it('takes the one in the known city when several share the name', () => {
    const found = all(candidate('a', 'NORTHWIND AS', 'BERGEN'), candidate('b', 'NORTHWIND ANS', 'OSLO'));
    expect(pickByName(found, sought)).toEqual({ entry: 'b', match: 'name_and_place' });
  });

  it.each([
    ['in another town', all(candidate('a', 'NORTHWIND AS', 'BERGEN')), sought],
    [
      'in a country whose town is not known',
      all(candidate('a', 'NORTHWIND AS', 'BERGEN')),
      { ...sought, locations: [parseLocation('Norway')] },
    ],
    [
      'with hits that were not read',
      { candidates: [candidate('a', 'NORTHWIND AS', 'OSLO')], isComplete: false },
      sought,
    ],
    ['dissolved', all(candidate('a', 'NORTHWIND AS', 'OSLO', { isClosed: true })), sought],
  ])('is a match by name alone: %s', (_case, search, company) => {
    expect(pickByName(search, company)).toEqual({ entry: 'a', match: 'name' });
  });

  it.each([
    ['two in the same city', all(candidate('a', 'NORTHWIND AS', 'OSLO'), candidate('b', 'NORTHWIND ANS', 'OSLO'))],
    ['two elsewhere', all(candidate('a', 'NORTHWIND AS', 'BERGEN'), candidate('b', 'NORTHWIND ANS', 'MOSS'))],
    ['none with the name', all(candidate('a', 'NORTHWIND SHIPPING AS', 'OSLO'))],
    [
      'a namesake with a website of its own',
      all(candidate('a', 'NORTHWIND AS', 'OSLO', { website: 'northwind-bakeri.no' })),
    ],
    ['no one', all()],
  ])('decides nothing with %s', (_case, search) => {
    expect(pickByName(search, sought)).toBeNull();
  });

  it.each(['https://www.northwind.no/om-oss', 'shop.northwind.no', null, ''])(
    'keeps who states the website %s',
    (website) => {
      const found = all(candidate('a', 'NORTHWIND AS', 'OSLO', { website }));
      expect(pickByName(found, sought)?.match).toBe('name_and_place');
    },
  );

  it('prefers a living company to a dissolved namesake', () => {
    const found = all(
      candidate('a', 'NORTHWIND AS', 'OSLO', { isClosed: true }),
      candidate('b', 'NORTHWIND AS', 'OSLO'),
    );
    expect(pickByName(found, sought)).toEqual({ entry: 'b', match: 'name_and_place' });
  });

  it('matches nothing to an empty name', () => {
    expect(pickByName(all(candidate('a', '', 'OSLO')), { ...sought, name: '' })).toBeNull();
  });
});
