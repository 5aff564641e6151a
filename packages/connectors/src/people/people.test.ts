import { profileUrl } from '@workbench/identity/profile-key';
import { describe, expect, it } from 'vitest';
import { expandCountry } from '../geography/country-abbreviations.ts';
import { membersOfRegion } from '../geography/world-regions.ts';
import { revealIdentifierOf } from './reveal-identifier.ts';
import type { PersonKey } from './types.ts';

describe('profilePage', () => {
  it.each([
    'linkedin.com/in/Marta-Example',
    'http://www.linkedin.com/in/marta-example/',
    'https://pt.linkedin.com/in/marta-example?trk=x',
    ' https://www.linkedin.com/in/marta-example#top ',
  ])('reads %j in one spelling', (address) => {
    expect(profileUrl(address)).toBe('https://www.linkedin.com/in/marta-example');
  });

  it.each([null, undefined, '', 'https://www.linkedin.com/company/acme', 'https://notlinkedin.com/in/marta', 'marta'])(
    'takes %j for none',
    (address) => {
      expect(profileUrl(address ?? '')).toBeNull();
    },
  );
});

describe('identityOf', () => {
  const key: PersonKey = {
    source: 'apollo',
    id: 'a1',
    name: 'Marta Oliveira',
    email: ' Marta@Acme.example ',
    linkedinUrl: 'linkedin.com/in/marta',
    organizationName: ' Acme ',
    organizationDomain: 'https://www.acme.example/about',
  };

  it('takes the surest key that is there, and an id only with its own source', () => {
    expect(revealIdentifierOf('apollo', key)).toEqual({ by: 'id', id: 'a1' });
    expect(revealIdentifierOf('pdl', key)).toEqual({ by: 'profile', url: 'https://www.linkedin.com/in/marta' });
    expect(revealIdentifierOf('pdl', { ...key, linkedinUrl: null })).toEqual({
      by: 'email',
      email: 'marta@acme.example',
    });
    expect(revealIdentifierOf('pdl', { ...key, linkedinUrl: null, email: null })).toEqual({
      by: 'name',
      name: 'Marta Oliveira',
      domain: 'acme.example',
      organizationName: 'Acme',
    });
  });

  it.each([
    { name: 'Marta Ol***a' },
    { name: 'Marta' },
    { name: null },
    { organizationName: ' ', organizationDomain: 'no domain' },
  ])('asks by no half of a name, and by no name without an employer: %j', (more) => {
    expect(revealIdentifierOf('pdl', { ...key, linkedinUrl: 'x', email: ' ', ...more })).toBeNull();
  });
});

describe('writtenCountry', () => {
  it('writes out what is short, and leaves all else', () => {
    expect(['U.S.A.', 'uk', 'Berlin', 'constructor'].map(expandCountry)).toEqual([
      'United States',
      'United Kingdom',
      'Berlin',
      'constructor',
    ]);
  });
});

describe('partsOfRegion', () => {
  it('knows parts of the world and of the United States, and nothing else', () => {
    expect(membersOfRegion('the Benelux')).toEqual({
      kind: 'country',
      names: ['Belgium', 'Netherlands', 'Luxembourg'],
    });
    expect(membersOfRegion('Asia-Pacific')?.names).toContain('Japan');
    expect(membersOfRegion('New England')).toMatchObject({ kind: 'region' });
    expect(membersOfRegion('Bay Area')).toMatchObject({ kind: 'locality' });
    expect(membersOfRegion('Germany')).toBeNull();
    expect(membersOfRegion('constructor')).toBeNull();
  });
});
