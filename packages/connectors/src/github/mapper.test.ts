import { describe, expect, it } from 'vitest';
import { isLogin, isOfDomain, mapRepositories, organisationsIn } from './mapper.ts';

describe('organisationsIn', () => {
  it('takes each organisation once from links to it and to what is its', () => {
    const addresses = [
      'https://github.com/Northwind/toolkit#readme',
      'http://www.github.com/northwind/',
      'https://github.com/other-tools',
    ];
    expect(organisationsIn(addresses)).toEqual(['northwind', 'other-tools']);
  });

  it('takes GitHub’s own pages, other hosts and what is no login for none', () => {
    const addresses = [
      'https://github.com/',
      'https://github.com/features/actions',
      'https://github.com/sponsors/ada',
      'https://gist.github.com/northwind/1',
      'https://northwind.github.io/docs',
      'https://github.com.evil.example/northwind',
      'https://github.com/..%2Fusers',
      'https://github.com/-northwind',
      'github.com/northwind',
    ];
    expect(organisationsIn(addresses)).toEqual([]);
  });
});

it.each([
  ['northwind', true],
  ['north-wind', true],
  ['a', true],
  ['a'.repeat(39), true],
  ['a'.repeat(40), false],
  ['north_wind', false],
  ['northwind-', false],
  ['north/wind', false],
  ['', false],
])('%s is a login: %s', (text, is) => expect(isLogin(text)).toBe(is));

it.each([
  ['https://northwind.example', true],
  ['www.northwind.example/open-source', true],
  [' HTTP://Northwind.Example ', true],
  ['https://northwind.example.org', false],
  ['https://evil.example/?northwind.example', false],
  ['', false],
  [null, false],
])('an organisation with the site %j is of the domain: %s', (blog, is) => {
  expect(isOfDomain({ login: 'northwind', html_url: '', blog }, 'northwind.example')).toBe(is);
});

describe('mapRepositories', () => {
  const repository = (name: string, more: object = {}) => ({
    name,
    html_url: `https://github.com/northwind/${name}`,
    description: null,
    fork: false,
    archived: false,
    language: null,
    topics: [],
    pushed_at: '2026-10-02T23:59:00Z',
    ...more,
  });

  it('leaves forks, archives, and what nobody worked on for a year out', () => {
    const repositories = [
      repository('copy', { fork: true }),
      repository('shelf', { archived: true }),
      repository('old', { pushed_at: '2025-11-19T10:00:00Z' }),
      repository('empty', { pushed_at: null }),
      repository('kept', { pushed_at: '2025-11-20T00:00:00Z', archived: undefined }),
    ];
    expect(mapRepositories(repositories, '2025-11-20', 'names_domain').map(({ title }) => title)).toEqual(['kept']);
  });

  it('says what is known of each, newest first, ten at most', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      repository(`r${index}`, { pushed_at: `2026-09-${10 + index}T10:00:00Z` }),
    );
    const full = repository('arm', { description: 'Drives soft arms', language: 'Rust', topics: ['robotics', 'arms'] });
    const evidence = mapRepositories([...many, full], '2025-11-20', 'linked_from_site');
    expect(evidence).toHaveLength(10);
    expect(evidence[0]).toEqual({
      kind: 'repository',
      url: 'https://github.com/northwind/arm',
      title: 'arm',
      date: '2026-10-02',
      publisher: 'GitHub',
      text: 'arm\nDrives soft arms\nLanguage: Rust\nTopics: robotics, arms',
      proof: 'linked_from_site',
    });
    expect(evidence[1]).toMatchObject({ title: 'r11', text: 'r11' });
  });
});
