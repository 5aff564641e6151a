import { describe, expect, it } from 'vitest';
import { personQueryWords } from '../../../shared/person-values/person-search-words.ts';
import { identityKeys } from '../../people/identity-keys.ts';
import { contactSearchWords } from '../merge/contact-search-words.ts';

const nobody = { source: 'apollo', id: '1', email: null, linkedinUrl: null };

describe('identityKeys', () => {
  it.each([
    [nobody, ['apollo:1']],
    [{ ...nobody, email: ' Marta@Acme.com ' }, ['apollo:1', 'email:marta@acme.com']],
    [{ ...nobody, email: 'info@acme.com' }, ['apollo:1']],
    [{ ...nobody, email: 'vertrieb@acme.com' }, ['apollo:1']],
    [
      { ...nobody, linkedinUrl: 'http://pt.LinkedIn.com/in/Marta/?trk=x' },
      ['apollo:1', 'linkedin:linkedin.com/in/marta'],
    ],
    [{ ...nobody, linkedinUrl: 'https://www.linkedin.com/company/acme' }, ['apollo:1']],
    [
      {
        sources: [
          { source: 'apollo', id: '1' },
          { source: 'pdl', id: '1' },
        ],
        email: null,
        linkedinUrl: null,
      },
      ['apollo:1', 'pdl:1'],
    ],
    [{ sources: [], email: '', linkedinUrl: '' }, []],
  ])('of %j are %j', (person, keys) => {
    expect(identityKeys(person)).toEqual(keys);
  });
});

describe('words', () => {
  it('of a contact are those of name, title, company and address, folded and without repeats', () => {
    const person = { name: 'Márta Öberg', title: 'Head of R&D', organizationName: 'Acme Öberg', email: 'm.o@acme.com' };
    expect(contactSearchWords(person)).toEqual([
      'm.o@acme.com',
      'marta',
      'oberg',
      'head',
      'of',
      'r',
      'd',
      'acme',
      'm',
      'o',
      'com',
    ]);
    expect(contactSearchWords({ name: '***', title: null, organizationName: null, email: null })).toEqual([]);
  });

  it.each([
    ['', []],
    [' . * ', []],
    ['Märta  marta OBERG', ['marta', 'oberg']],
    ['M.O@Acme.com', ['m.o@acme.com']],
    ['@acme', ['acme']],
    ['r&d', ['r', 'd']],
  ])('of the query %j are %j', (text, words) => {
    expect(personQueryWords(text)).toEqual(words);
  });
});
