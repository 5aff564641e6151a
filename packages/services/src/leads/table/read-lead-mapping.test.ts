import { describe, expect, it } from 'vitest';
import { identifyingProblem, readLeadMapping } from './read-lead-mapping.ts';
import { toHeaderMap } from './to-header-map.ts';

const HEADERS = ['Wer', 'Funktion / Titre', 'Kontakt'];

describe('readLeadMapping', () => {
  it('gives each column its field and leaves the others out', () => {
    expect(readLeadMapping({ 0: 'fullName', 2: 'email' }, HEADERS)).toEqual(['fullName', null, 'email']);
  });

  it.each([
    [{ 3: 'email' }, 'The mapping names column 4, but the table has 3 columns'],
    [{ 0: 'planet' }, '"planet" is no field; expected one of firstName, lastName, fullName, email,'],
    [{ 1: 'email', '01': 'title' }, 'The mapping names column 2 twice'],
    [{ 0: '__proto__' }, '"__proto__" is no field'],
    [{ 2: 'email', 0: 'email' }, '"Wer" (column 1) and "Kontakt" (column 3) are both mapped to email; choose one'],
  ])('refuses %j in words', (mapping, message) => {
    expect(() => readLeadMapping(mapping, HEADERS)).toThrow(message);
  });
});

describe('identifyingProblem', () => {
  it.each([
    [['email']],
    [['linkedinUrl', 'title']],
    [['fullName', 'company']],
    [['firstName', 'lastName', 'domain']],
  ] as const)('is none for %j', (columns) => {
    expect(identifyingProblem(columns)).toBeNull();
  });

  it.each([
    [['fullName', 'title'], 'A name identifies a person only with a company'],
    [['firstName', 'company'], 'No column identifies the person'],
    [[null, null], 'No column identifies the person'],
  ] as const)('says of %j what is missing', (columns, message) => {
    expect(identifyingProblem(columns)?.message).toContain(message);
  });
});

it('uses city and country where no column has the whole location, and a state only beside them', () => {
  expect(toHeaderMap(['email', 'state', 'city']).locationColumns).toEqual([2, 1]);
  expect(toHeaderMap(['email', 'city', 'location'])).toMatchObject({
    locationColumns: [],
    mapping: ['e-mail', null, 'location'],
  });
  expect(toHeaderMap(['email', 'state']).mapping).toEqual(['e-mail', null]);
});
