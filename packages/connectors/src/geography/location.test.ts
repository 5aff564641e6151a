import { describe, expect, it } from 'vitest';
import { formatLocation, locationsInCountry, parseLocation } from './location.ts';
import { isSameCity } from './same-city.ts';

describe('parsePlace', () => {
  it.each([
    ['Oslo, Norway', { city: 'Oslo', region: null, country: 'NO' }],
    ['Norway', { city: null, region: null, country: 'NO' }],
    ['Boulder, CO, USA', { city: 'Boulder', region: 'CO', country: 'US' }],
    ['Bristol, England', { city: 'Bristol', region: null, country: 'GB' }],
    ['Bristol, United Kingdom', { city: 'Bristol', region: null, country: 'GB' }],
    ['Brno, Czech Republic', { city: 'Brno', region: null, country: 'CZ' }],
    ['Lyon', { city: 'Lyon', region: null, country: null }],
    ['', { city: null, region: null, country: null }],
  ])('reads "%s"', (location, expected) => expect(parseLocation(location)).toEqual(expected));

  it('keeps those of one country, in their order', () => {
    const places = locationsInCountry(['Paris, France', 'Oslo, Norway', 'Bergen, Norge'], 'NO');
    expect(places.map(({ city }) => city)).toEqual(['Oslo', 'Bergen']);
  });
});

describe('writeLocation', () => {
  it.each([
    ['OSLO', 'NO', 'Oslo, Norway'],
    ['MO I RANA', 'NO', 'Mo i Rana, Norway'],
    ['LE HAVRE', 'FR', 'Le Havre, France'],
    ['PARIS 8', 'FR', 'Paris, France'],
    ['PARIS LA DEFENSE CEDEX', 'FR', 'Paris la Defense, France'],
    ['SAINT-ÉTIENNE', 'FR', 'Saint-Étienne, France'],
    ['Praha', 'CZ', 'Prague, Czechia'],
    ['Boulder', 'US', 'Boulder, United States'],
    ['', 'NO', null],
    [undefined, 'NO', null],
    ['Oslo', 'Norge', null],
  ])('%s in %s is %s', (city, country, expected) => expect(formatLocation(city, country)).toBe(expected));
});

describe('isSameCity', () => {
  it.each([
    ['LYON', 'Lyon', true],
    ['Praha 4', 'Prague', true],
    ['MALMO', 'Malmö', true],
    ['Bergen', 'Bremen', false],
  ])('%s and %s: %s', (one, other, expected) => expect(isSameCity(one, other)).toBe(expected));
});
