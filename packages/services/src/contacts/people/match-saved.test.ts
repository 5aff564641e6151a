import { describe, expect, it } from 'vitest';
import { matchSavedPeople } from './match-saved.ts';
import { apollo, pdl } from './people.fixtures.ts';

const AT_ACME = { name: 'Chloé Bennett', organizationDomain: 'acme.com', title: 'VP Engineering' };
const saved = { ...apollo('1', { ...AT_ACME, email: 'c@acme.com' }), sources: [{ source: 'apollo' }] };

describe('matchSavedPeople', () => {
  it('finds the saved person of the same name and company', () => {
    expect(matchSavedPeople([[pdl('p', { ...AT_ACME, title: 'Vice President, Engineering' })]], [saved])).toEqual([
      saved,
    ]);
    expect(matchSavedPeople([[pdl('p', { ...AT_ACME, title: null })]], [saved])).toEqual([saved]);
  });

  it('finds who is still without a last name by the title too', () => {
    const ofPdl = { ...pdl('p', AT_ACME), sources: [{ source: 'pdl' }] };
    const masked = { ...AT_ACME, name: 'Chloé Be***t', isNameHidden: true };
    expect(matchSavedPeople([[apollo('1', masked)]], [ofPdl])).toEqual([ofPdl]);
    expect(matchSavedPeople([[apollo('1', { ...masked, title: 'CFO' })]], [ofPdl])).toEqual([null]);
  });

  it.each([
    ['another company', pdl('p', { ...AT_ACME, organizationDomain: 'other.com' })],
    ['another name', pdl('p', { ...AT_ACME, name: 'Chloé Benoit' })],
    ['another title', pdl('p', { ...AT_ACME, title: 'Counsel' })],
    ['an own person of the source', apollo('2', AT_ACME)],
  ])('is not taken in by %s', (_, person) => {
    expect(matchSavedPeople([[person]], [saved])).toEqual([null]);
  });

  it('is not taken in by two profiles', () => {
    const linkedin = (slug: string) => ({ linkedinUrl: `https://www.linkedin.com/in/${slug}` });
    const one = { ...saved, ...linkedin('chloe') };
    expect(matchSavedPeople([[pdl('p', { ...AT_ACME, ...linkedin('chloe-b') })]], [one])).toEqual([null]);
  });

  it('chooses no one of whom the source has a namesake, chosen or not', () => {
    const row = [pdl('p', AT_ACME)];
    const namesake = [pdl('q', { ...AT_ACME, title: 'Counsel' })];
    expect(matchSavedPeople([row], [saved], [row, namesake])).toEqual([null]);
    expect(matchSavedPeople([row], [saved], [[pdl('p', AT_ACME)], [pdl('q', { name: 'Ines Roth' })]])).toEqual([saved]);
  });

  it('chooses no one when two fit, on either side', () => {
    const row = [pdl('p', AT_ACME)];
    expect(matchSavedPeople([row], [saved, { ...saved }])).toEqual([null]);
    expect(matchSavedPeople([row, [pdl('q', AT_ACME)]], [saved])).toEqual([null, null]);
  });
});
