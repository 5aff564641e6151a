import { describe, expect, it, test } from 'vitest';
import { peoplePagePaths } from './people-page-paths.ts';
import { isPersonsName, namesPerson } from './person-name.ts';
import { profileUrlOfLink } from './profile-url-of-link.ts';
import { rankProfiles } from './rank-profiles.ts';
import { matchSlug } from './slug-match.ts';
import type { FoundProfile } from './types.ts';

const marta = { firstName: 'Marta', lastName: 'Oliveira' };
const named = (full: string) => {
  const [firstName = '', ...rest] = full.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

describe('namesPerson', () => {
  it.each([
    ['Marta Oliveira, Head of Operations', 'Marta Oliveira'],
    ['Our founder MARTA OLIVEIRA started in 2012', 'Marta Oliveira'],
    ['Oliveira, Marta', 'Marta Oliveira'],
    ['Oliveira Marta', 'Marta Oliveira'],
    ['Head of Sales\nOliveira, Marta, MBA', 'Marta Oliveira'],
    ['Dr. Marta S. Oliveira', 'Marta Oliveira'],
    ['Marta Sofia de Oliveira', 'Marta Oliveira'],
    ['Tomas Dvorak', 'Tomáš Dvořák'],
    ['Tomáš Dvořák', 'Tomas Dvorak'],
    ['Jürgen Müller', 'Juergen Mueller'],
    ['Jurgen Muller', 'Jürgen Müller'],
    ['Søren Kjær', 'Soeren Kjaer'],
    ['Aylin Yilmaz', 'Aylin Yılmaz'],
    ['Grace O’Neill', "Grace O'Neill"],
    ['Jean-Pierre van der Berg', 'Jean-Pierre van der Berg'],
    ['Jean Berg', 'Jean-Pierre Berg'],
    ['李 小龙', '小龙 李'],
  ])('finds in %j the name %j', (text, name) => {
    expect(namesPerson(text, named(name))).toBe(true);
  });

  it.each([
    ['Martha Oliveira', 'another first name'],
    ['Marta Oliveiras', 'another last name'],
    ['Jonas Oliveira, Marta Silva', 'two other people'],
    ['Marta Silva, Jonas Oliveira', 'two other people'],
    ['Marta and Jonas Oliveira', 'a couple'],
    ['Marta Silva | Jonas Oliveira', 'two boxes'],
    ['Marta\nOliveira', 'two paragraphs'],
    ['Marta is glad to welcome Jonas Oliveira', 'too far from each other'],
    ['', 'nothing'],
  ])('does not find Marta Oliveira in %j: %s', (text) => {
    expect(namesPerson(text, marta)).toBe(false);
  });

  it('finds nobody without a whole name, and signs are no part of a pattern', () => {
    expect(namesPerson('Marta Oliveira', { firstName: 'Marta', lastName: ' ' })).toBe(false);
    expect(namesPerson('Marta Oliveira', { firstName: '.*', lastName: '(.*' })).toBe(false);
  });

  it('knows a text that is a name and nothing else', () => {
    expect(
      ['Marta Oliveira', 'Dr. Marta S. Oliveira, PhD', 'Oliveira, Marta'].map((text) => isPersonsName(text, marta)),
    ).toEqual([true, true, true]);
    expect(isPersonsName('Why Marta Oliveira joined our team', marta)).toBe(false);
  });
});

test.each([
  ['marta-oliveira', 'full'],
  ['marta-oliveira-1a2b3c', 'full'],
  ['oliveira-marta', 'full'],
  ['martaoliveira7', 'full'],
  ['marta-s-oliveira', 'full'],
  ['m%C3%A1rta-oliveira', 'full'],
  ['moliveira', 'part'],
  ['oliveiram', 'part'],
  ['martao', 'part'],
  ['marta', 'part'],
  ['mart-oliveira', 'part'],
  ['oliveira-77', 'part'],
  ['jonas-oliveira', 'none'],
  ['marta-schneider', 'none'],
  ['jonas-weber', 'none'],
  ['growth-wizard', 'none'],
  ['%E0%A4%A', 'none'],
])('the address %s bears the name of Marta Oliveira: %s', (slug, fit) => {
  expect(matchSlug(`https://www.linkedin.com/in/${slug}`, marta)).toBe(fit);
});

test('an address bears one of two last names in part, and a last name of several words as a whole', () => {
  const fitTo = (slug: string, name: string) => matchSlug(`https://www.linkedin.com/in/${slug}`, named(name));
  expect(fitTo('ana-garcia', 'Ana Garcia-Lopez')).toBe('part');
  expect(fitTo('jan-van-der-berg', 'Jan van der Berg')).toBe('full');
  expect(fitTo('j%C3%BCrgen-m%C3%BCller', 'Juergen Mueller')).toBe('full');
});

test.each([
  ['https://www.linkedin.com/in/Marta-Oliveira/?trk=team', 'marta-oliveira'],
  ['//linkedin.com/in/marta-oliveira', 'marta-oliveira'],
  ['http://pt.linkedin.com/in/marta-oliveira/en', 'marta-oliveira'],
  ['https://m.linkedin.com/in/marta-oliveira', 'marta-oliveira'],
  [' linkedin.com/in/marta-oliveira ', 'marta-oliveira'],
])('reads the profile in %j', (href, slug) => {
  expect(profileUrlOfLink(href)).toBe(`https://www.linkedin.com/in/${slug}`);
});

test.each([
  'https://www.linkedin.com/company/acme',
  'https://www.linkedin.com/school/acme',
  'https://www.linkedin.com/sharing/share-offsite/?url=https://www.linkedin.com/in/marta',
  'https://www.linkedin.com/shareArticle?mini=true&url=x',
  'https://www.linkedin.com/posts/marta-oliveira_1',
  'https://www.linkedin.com/in/',
  'https://www.linkedin.com/in/username',
  'https://www.linkedin.com/in/a',
  'https://www.linkedin.com/in/"><script>',
  'https://www.linkedin.com.example.org/in/marta-oliveira',
  'https://notlinkedin.com/in/marta-oliveira',
  'https://example.com/?to=https://www.linkedin.com/in/marta-oliveira',
  'javascript:alert(1)',
  '',
  null,
  7,
])('%j is no person’s profile', (href) => {
  expect(profileUrlOfLink(href)).toBeNull();
});

test('pages about people come before those about the company and its address, in many languages', () => {
  const links = [
    { path: '/kontakt', text: 'Kontakt' },
    { path: '/ueber-uns/', text: 'Über uns' },
    { path: '/o-nas.html', text: 'O nás' },
    { path: '/en/our-team', text: '' },
    { path: '/x1', text: 'Notre équipe' },
    { path: '/x2', text: 'Geschäftsführung' },
    { path: '/%C3%A9quipe', text: '' },
  ];
  expect(peoplePagePaths(links)).toEqual([
    '/en/our-team',
    '/x1',
    '/x2',
    '/%C3%A9quipe',
    '/ueber-uns/',
    '/o-nas.html',
    '/kontakt',
  ]);
});

test.each([
  ['/', 'Team'],
  ['/blog/team', 'Team'],
  ['/products/people', 'People'],
  ['/careers/management', 'Jobs in management'],
  ['/pricing', 'Pricing'],
  ['/team-collaboration-software', 'Software for your team'],
  ['/%E0%A4%A', 'x'],
])('%s (%s) is no page about people', (path, text) => {
  expect(peoplePagePaths([{ path, text }])).toEqual([]);
});

describe('ranked', () => {
  const profile = (url: string, confidence: number, foundAt = '/'): FoundProfile => ({
    url,
    source: 'website',
    confidence,
    foundAt,
  });

  it('gives each address once, by its best evidence', () => {
    expect(rankProfiles([profile('a', 0.6, '/1'), profile('a', 0.9, '/2'), profile('b', 0.35)])).toEqual([
      profile('a', 0.9, '/2'),
      profile('b', 0.35),
    ]);
    expect(rankProfiles([])).toEqual([]);
  });

  it('is certain of nobody where two may be the person', () => {
    expect(rankProfiles([profile('b', 0.5), profile('a', 0.95)]).map(({ confidence }) => confidence)).toEqual([
      0.6, 0.5,
    ]);
  });
});
