import { describe, expect, it } from 'vitest';
import { target } from '../test-helpers/gather-job.ts';
import { isOnDomain, isSiteOn, namesDomain } from './on-domain.ts';
import { findProof } from './proof.ts';

describe('namesDomain', () => {
  it.each([
    'northwind.example',
    'More at northwind.example.',
    '(northwind.example)',
    'Visit WWW.Northwind.EXAMPLE, please',
    'https://northwind.example/news?id=1',
    'https://blog.northwind.example:8080/',
    'ada@northwind.example',
    'mailto:trials@mail.northwind.example',
    '“northwind.example”…',
    'northwind.example\nnext line',
  ])('is true of %j', (text) => expect(namesDomain(text, 'northwind.example')).toBe(true));

  it.each([
    '',
    'northwind',
    'notnorthwind.example',
    'the-northwind.example',
    'énorthwind.example',
    'northwind.example.evil.example',
    'northwind.example.2025',
    'northwind.examples',
    'northwind.example-shop',
    'northwindXexample',
    'northwind.example@mail.example',
    'north wind.example',
  ])('is false of %j', (text) => expect(namesDomain(text, 'northwind.example')).toBe(false));
});

describe('isOnDomain', () => {
  it.each([
    ['https://northwind.example/', true],
    ['https://NEWS.northwind.example/a', true],
    ['https://notnorthwind.example/', false],
    ['https://northwind.example.evil.example/', false],
    ['https://evil.example/northwind.example', false],
    ['northwind.example', false],
    ['', false],
  ])('%j: %s', (address, is) => expect(isOnDomain(address, 'northwind.example')).toBe(is));

  it('reads what people enter without a scheme', () => {
    for (const entered of ['northwind.example', ' www.northwind.example/about ', 'HTTPS://Northwind.example']) {
      expect(isSiteOn(entered, 'northwind.example')).toBe(true);
    }
    for (const entered of ['', 'n/a', 'evil.example/northwind.example', 'northwind.example.evil.example']) {
      expect(isSiteOn(entered, 'northwind.example')).toBe(false);
    }
  });
});

describe('proofIn', () => {
  it.each([
    ['Northwind Robotics (northwind.example), US', 'names_domain'],
    ['Northwind Robotics, Boulder, CO', 'name_and_place'],
    ['Research Dept.; NORTHWIND ROBOTICS Inc., BOULDER, CO 80301, USA', 'name_and_place'],
    ['Northwind Robotics B.V., 3511 AB, Utrecht, The Netherlands', 'name_and_place'],
    ['Northwind Robotics, NL-3511 Utrecht', 'name_and_place'],
  ])('%s is shown by %s', (text, proof) => expect(findProof(text, target())).toBe(proof));

  it.each([
    ['the name alone', 'Northwind Robotics'],
    ['another city', 'Northwind Robotics, Denver, CO'],
    ['the city alone', 'University of Examples, Boulder, CO'],
    ['a longer name', 'Northwind Robotics Institute, Boulder, CO'],
    ['a city as part of a word', 'Northwind Robotics, Boulder City, NV'],
  ])('%s shows nothing', (_, text) => expect(findProof(text, target())).toBeNull());

  it('does not take one word for the name and the city', () => {
    const boston = target({ name: 'Boston', locations: ['Boston, United States'] });
    expect(findProof('University Hospital, Boston, MA', boston)).toBeNull();
    expect(findProof('Boston Inc., 1 Test Way, Boston, MA', boston)).toBe('name_and_place');
  });

  it('finds a name that has a comma itself', () => {
    const smith = target({ name: 'Smith, Jones & Sons Ltd' });
    expect(findProof('Smith, Jones & Sons, Boulder', smith)).toBe('name_and_place');
  });
});
