import { describe, expect, it } from 'vitest';
import type { SiteFindings } from '../gather/types.ts';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { github } from './client.ts';

const FIXTURE = JSON.parse(fixture(import.meta.url, 'org.json'));
const organisation = (login: string, more: object = {}): FakeAnswer => ({
  body: { ...FIXTURE, login, html_url: `https://github.com/${login}`, ...more },
});
const REPOSITORIES: FakeAnswer = {
  body: [{ name: 'arm', html_url: 'https://github.com/x/arm', fork: false, pushed_at: '2026-10-02T10:00:00Z' }],
};

/** Organisations by login; each has one repository, and any other login is unknown. */
function setUp(
  organisations: Record<string, FakeAnswer>,
  site: Partial<SiteFindings> | null = {},
  { repositories = REPOSITORIES, token = null as string | null } = {},
) {
  const { http, requests } = createFakeHttp(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/repos')) return repositories;
    return organisations[pathname.split('/')[2] ?? ''] ?? { status: 404, body: { message: 'Not Found' } };
  });
  const asked = () => requests.map(({ url }) => new URL(url).pathname);
  return { gathered: github.gather(gatherJob(http, { site, settings: { githubToken: token } })), requests, asked };
}

describe('GitHub', () => {
  it('accepts a linked organisation that states the domain', async () => {
    const { gathered, asked } = setUp(
      { 'northwind-robotics': organisation('northwind-robotics') },
      { addresses: ['https://github.com/northwind-robotics'] },
    );
    expect((await gathered).evidence).toMatchObject([{ title: 'arm', proof: 'names_domain' }]);
    expect(asked()).toEqual(['/orgs/northwind-robotics', '/orgs/northwind-robotics/repos']);
  });

  it.each([
    ['of the company’s name', { addresses: ['https://github.com/nwr'] }, 'Northwind Robotics'],
    ['with the domain’s label in its login', { addresses: ['https://github.com/northwind-oss'] }, 'Open source'],
    ['that the site declares as its own', { sameAs: ['https://github.com/nwr'] }, 'Open source'],
  ])('accepts a linked organisation without a site %s', async (_, site, name) => {
    const unstated = { name, blog: '' };
    const { gathered } = setUp(
      { nwr: organisation('nwr', unstated), 'northwind-oss': organisation('northwind-oss', unstated) },
      site,
    );
    expect((await gathered).evidence).toMatchObject([{ proof: 'linked_from_site' }]);
  });

  it('uses no linked organisation that states another site or is only somebody’s tool', async () => {
    const site = { addresses: ['https://github.com/northwind-labs', 'https://github.com/carousel'] };
    const { gathered, asked } = setUp(
      {
        'northwind-labs': organisation('northwind-labs', { blog: 'https://northwind.example.org' }),
        carousel: organisation('carousel', { name: 'Carousel', blog: null }),
      },
      site,
    );
    const { evidence, unconfirmed } = await gathered;
    expect(evidence).toEqual([]);
    expect(unconfirmed.map(({ reason }) => reason)).toEqual([
      'It states https://northwind.example.org as its site, not northwind.example',
      'It does not state its site',
    ]);
    expect(asked().some((path) => path.endsWith('/repos'))).toBe(false);
  });

  it('guesses the login from the domain, and uses it only where it states the domain', async () => {
    const own = await setUp({ northwind: organisation('northwind') }, null).gathered;
    expect(own.evidence).toMatchObject([{ proof: 'names_domain' }]);
    for (const blog of ['https://northwind.example.org', '', null]) {
      const { evidence, unconfirmed } = await setUp({ northwind: organisation('northwind', { blog }) }).gathered;
      expect(evidence).toEqual([]);
      expect(unconfirmed).toMatchObject([{ title: 'GitHub organisation northwind' }]);
    }
  });

  it('finds nothing where there is no such organisation', async () => {
    expect(await setUp({}).gathered).toMatchObject({ evidence: [], unconfirmed: [], postings: null });
  });

  it('asks few of many linked organisations, those like the domain first', async () => {
    const addresses = ['a1', 'b2', 'c3', 'northwind-lab'].map((login) => `https://github.com/${login}`);
    const { gathered, asked } = setUp({}, { addresses });
    await gathered;
    expect(asked()).toEqual(['/orgs/northwind-lab', '/orgs/a1', '/orgs/northwind']);
  });

  it('shows the token to GitHub alone when there is one', async () => {
    const withToken = setUp({}, {}, { token: 'secret' });
    await withToken.gathered;
    expect(withToken.requests[0]?.headers?.authorization).toBe('Bearer secret');
    const without = setUp({});
    await without.gathered;
    expect(without.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('may pass when the requests of the hour are used up, and may not when GitHub forbids', async () => {
    const body = { message: 'API rate limit exceeded for 203.0.113.7.' };
    const usedUp = setUp({ northwind: { status: 403, body } }).gathered;
    await expect(usedUp).rejects.toMatchObject({ kind: 'rate_limited', isRetryable: true, vendor: 'github' });
    const forbidden = setUp({ northwind: { status: 403, body: { message: 'Blocked' } } }).gathered;
    await expect(forbidden).rejects.toMatchObject({ kind: 'forbidden', isRetryable: false });
  });

  it('names the field that has changed', async () => {
    const northwind = organisation('northwind');
    const changed = { body: [{ name: 'arm', html_url: 'https://github.com/x/arm', fork: 'no' }] };
    await expect(setUp({ northwind }, {}, { repositories: changed }).gathered).rejects.toMatchObject({
      kind: 'contract_changed',
      field: '0.fork',
    });
    await expect(setUp({ northwind: organisation('northwind', { login: 1 }) }).gathered).rejects.toMatchObject({
      field: 'login',
    });
  });
});
