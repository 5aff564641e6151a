import { describe, expect, it } from 'vitest';
import { parseLocation } from '../geography/location.ts';
import { pickByName } from './pick-by-name.ts';

const candidate = (entry: string, name: string, city: string) => ({ entry, names: [name], cities: [city] });
const oslo = [parseLocation('Oslo, Norway')];

describe('pickByName', () => {
  it('takes the only one with the name, legal form aside', () => {
    const candidates = [candidate('a', 'NORTHWIND AS', 'BERGEN'), candidate('b', 'NORTHWIND SHIPPING AS', 'OSLO')];
    expect(pickByName(candidates, 'Northwind', oslo)).toEqual({ entry: 'a', isInCity: false });
  });

  it('takes the one in the known city when several share the name', () => {
    const candidates = [candidate('a', 'NORTHWIND AS', 'BERGEN'), candidate('b', 'NORTHWIND ANS', 'OSLO')];
    expect(pickByName(candidates, 'Northwind', oslo)).toEqual({ entry: 'b', isInCity: true });
  });

  it.each([
    ['two in the same city', [candidate('a', 'NORTHWIND AS', 'OSLO'), candidate('b', 'NORTHWIND ANS', 'OSLO')]],
    ['two elsewhere', [candidate('a', 'NORTHWIND AS', 'BERGEN'), candidate('b', 'NORTHWIND ANS', 'MOSS')]],
    ['none with the name', [candidate('a', 'NORTHWIND SHIPPING AS', 'OSLO')]],
    ['nobody', []],
  ])('decides nothing with %s', (_case, candidates) => {
    expect(pickByName(candidates, 'Northwind', oslo)).toBeNull();
  });

  it('matches nothing to an empty name', () => {
    expect(pickByName([candidate('a', '', 'OSLO')], '', oslo)).toBeNull();
  });
});
