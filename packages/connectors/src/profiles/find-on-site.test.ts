import { describe, expect, it, test } from 'vitest';
import { failureOfStatus } from '../http/call/classify-failure.ts';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { findProfilesOnSite } from './find-on-site.ts';
import type { ProfileQuery } from './types.ts';

const marta: ProfileQuery = {
  firstName: 'Marta',
  lastName: 'Oliveira',
  organizationName: 'Northwind Freight',
  organizationDomain: 'northwind.example',
};
const card = (name: string, slug: string) =>
  `<div><h3>${name}</h3><a href="https://www.linkedin.com/in/${slug}">in</a></div>`;
const both = card('Marta Oliveira', 'marta-oliveira') + card('Jonas Weber', 'jonas-weber');

/** A site by its paths; what is a string is a page, and the rest does not exist. */
function site(pages: Record<string, string | FakeAnswer>) {
  const { http, requests } = createFakeHttp(({ url }) => {
    const page = pages[new URL(url).pathname];
    if (page === undefined) return { status: 404, body: '' };
    return typeof page === 'string' ? { body: page, headers: { 'content-type': 'text/html' } } : page;
  });
  const find = (query = marta, more = {}) => findProfilesOnSite(http, query, { baseUrl: 'https://{domain}', ...more });
  return { find, requests, paths: () => requests.map(({ url }) => new URL(url).pathname) };
}

describe('findProfilesOnSite', () => {
  it('finds the profile on a page that the home page links, and says where', async () => {
    const { find, requests } = site({ '/': '<a href="/about/team/">Our team</a>', '/about/team/': both });
    expect(await find()).toEqual([
      {
        url: 'https://www.linkedin.com/in/marta-oliveira',
        source: 'website',
        confidence: 0.9,
        foundAt: 'https://northwind.example/about/team/',
      },
    ]);
    for (const { vendor, limits, cacheMs } of requests) {
      expect({ vendor, host: limits.host, isCached: (cacheMs ?? 0) > 0 }).toEqual({
        vendor: 'website',
        host: 'northwind.example',
        isCached: true,
      });
    }
  });

  it('follows a name to the page about the person alone', async () => {
    const { find } = site({
      '/': '<a href="/people">People</a>',
      '/people': '<a href="/people/marta">Marta Oliveira</a><a href="/people/jonas">Jonas Weber</a>',
      '/people/marta': '<h1>Marta Oliveira</h1><a href="https://linkedin.com/in/marta-oliveira"></a>',
    });
    expect(await find()).toMatchObject([{ confidence: 0.9, foundAt: 'https://northwind.example/people/marta' }]);
  });

  it('reads no more than eight pages, those about people first, and none of other sites', async () => {
    const links = Array.from({ length: 20 }, (_, index) => `<a href="/${index}/contact">Contact</a>`).join('');
    const team = '<a href="https://other.example/team">Team</a><a href="/team">Team</a><a href="/team.pdf">Team</a>';
    const pages = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/${index}/contact`, 'x']));
    const { find, paths } = site({ ...pages, '/': links + team, '/team': both });
    expect(await find()).toHaveLength(1);
    expect(paths().slice(0, 3)).toEqual(['/robots.txt', '/', '/team']);
    expect(paths()).toHaveLength(2 + 5);
  });

  it('asks a page only once for two people, by the cache that every request may use', async () => {
    const { find, requests } = site({ '/': both });
    await find();
    expect(await find({ ...marta, firstName: 'Jonas', lastName: 'Weber' })).toMatchObject([
      { url: 'https://www.linkedin.com/in/jonas-weber' },
    ]);
    expect(requests.slice(0, 2).map(({ url, headers }) => [url, headers])).toEqual(
      requests.slice(2).map(({ url, headers }) => [url, headers]),
    );
  });

  it('gives all candidates and is certain of none where there are several', async () => {
    const { find } = site({
      '/': `<a href="/team">Team</a>${card('Marta Oliveira', 'marta-oliveira-2')}`,
      '/team': card('Oliveira, Marta', 'marta-oliveira'),
    });
    const found = await find();
    expect(found.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(['marta-oliveira', 'marta-oliveira-2']);
    for (const { confidence } of found) expect(confidence).toBeLessThan(0.8);
  });

  it.each<[string, Partial<ProfileQuery>]>([
    ['without a domain', { organizationDomain: null }],
    ['without a last name', { lastName: ' ' }],
    ['without a first name', { firstName: '' }],
    ['for a domain that would end the name of the host', { organizationDomain: 'acme.example/../sec' }],
  ])('asks nobody %s', async (_case, changes) => {
    const { find, requests } = site({ '/': both });
    expect(await find({ ...marta, ...changes })).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('finds nobody where there is no site, another’s site, or no page', async () => {
    expect(await site({}).find()).toEqual([]);
    expect(await site({ '/': { body: '%PDF', headers: { 'content-type': 'application/pdf' } } }).find()).toEqual([]);
    const moved = {
      request: async () => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        url: 'https://parked.example/',
        body: both,
        fetchedAt: new Date(0),
        fromStore: false,
      }),
      json: () => Promise.reject(new Error('nothing else is asked')),
    };
    expect(await findProfilesOnSite(moved, marta, { baseUrl: 'https://{domain}' })).toEqual([]);
  });

  it('reads nothing that robots.txt forbids, and says so where that is the whole site', async () => {
    const robots = (rules: string) => ({ body: `User-agent: *\n${rules}\n` });
    const links = '<a href="/team">Team</a>';
    const partly = site({ '/robots.txt': robots('Disallow: /team'), '/': links, '/team': both });
    expect(await partly.find()).toEqual([]);
    expect(partly.paths()).not.toContain('/team');
    const wholly = site({ '/robots.txt': robots('Disallow: /'), '/': links, '/team': both });
    await expect(wholly.find()).rejects.toMatchObject({ name: 'ConnectorError', kind: 'forbidden' });
    const slow = site({ '/robots.txt': robots('Crawl-delay: 600'), '/': links, '/team': both });
    expect(await slow.find()).toEqual([]);
    expect(slow.paths()).toEqual(['/robots.txt', '/']);
  });

  it('says that a site can’t be read, and does without a further page that can’t', async () => {
    await expect(site({ '/': { status: 503, body: '' } }).find()).rejects.toMatchObject({ kind: 'vendor_unavailable' });
    const robots = { '/robots.txt': { status: 503, body: '' }, '/': both };
    await expect(site(robots).find()).rejects.toMatchObject({ kind: 'vendor_unavailable' });
    const { find } = site({ '/': `${both}<a href="/team">Team</a>`, '/team': { status: 500, body: '' } });
    expect(await find()).toHaveLength(1);
  });

  it('stops between two pages when its time is over', async () => {
    const { find, paths } = site({ '/': '<a href="/team">Team</a>', '/team': both });
    await expect(find(marta, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(paths()).not.toContain('/team');
  });
});

test.each(['linkedin.com', 'www.linkedin.com', 'LinkedIn.com.', 'lnkd.in', 'pt.linkedin.com'])(
  'never asks %s, whatever stands in for sites',
  async (organizationDomain) => {
    const { http, requests } = createFakeHttp((request) => {
      throw failureOfStatus(request, { status: 500, headers: {}, body: '' }, 0).error;
    });
    const asked = findProfilesOnSite(
      http,
      { ...marta, organizationDomain },
      { baseUrl: 'http://127.0.0.1:1/{domain}' },
    );
    await expect(asked).rejects.toMatchObject({ name: 'ConnectorError', kind: 'blocked_address' });
    expect(requests).toEqual([]);
  },
);
