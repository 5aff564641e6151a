import { describe, expect, it } from 'vitest';
import type { GatherJob, Posting, SiteFindings } from '../gather/types.ts';
import type { HttpRequest } from '../http/types.ts';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { jobBoards } from './client.ts';

const of = (name: string) => fixture(import.meta.url, name);
const UNKNOWN: FakeAnswer = { status: 404, body: '{}' };
const GREENHOUSE = 'https://boards.greenhouse.io/northwind';

interface Setup {
  addresses?: string[];
  postings?: Posting[];
  site?: SiteFindings | null | Promise<SiteFindings | null>;
  signal?: AbortSignal;
  baseUrls?: Record<string, string>;
}

/** Answers by what the address contains; what no line covers is 404. */
function setUp(answers: Record<string, FakeAnswer | ((request: HttpRequest) => FakeAnswer)>, setup: Setup = {}) {
  const { http, requests } = createFakeHttp((request) => {
    const answer = Object.entries(answers).find(([part]) => request.url.includes(part))?.[1] ?? UNKNOWN;
    return typeof answer === 'function' ? answer(request) : answer;
  });
  const findings: SiteFindings = {
    addresses: setup.addresses ?? [],
    postings: setup.postings ?? [],
    careersUrl: 'https://northwind.example/careers',
    sameAs: [],
  };
  const job: GatherJob = {
    http,
    target: { name: 'Northwind Robotics', domain: 'northwind.example', locations: [], ids: {} },
    settings: { contactEmail: 'me@example.com', baseUrls: setup.baseUrls ?? {}, githubToken: null, googleNews: false },
    site: Promise.resolve(setup.site === undefined ? findings : setup.site),
    now: new Date('2026-11-20T12:00:00Z'),
    signal: setup.signal ?? new AbortController().signal,
  };
  return { gathered: jobBoards.gather(job), requests };
}

const declared: Posting = {
  id: 'site:1',
  title: 'Welder',
  department: null,
  location: 'Boulder',
  url: null,
  postedOn: '2026-10-02',
};

describe('a board that the site links', () => {
  it.each([
    ['greenhouse', GREENHOUSE, 'greenhouse.json', 'Robotics Engineer — Engineering — Boulder, CO', GREENHOUSE],
    [
      'lever',
      'https://jobs.eu.lever.co/northwind/1',
      'lever.json',
      'Account Executive — Sales — Denver',
      'https://jobs.eu.lever.co/northwind',
    ],
    [
      'ashby',
      'https://jobs.ashbyhq.com/Some%20Co',
      'ashby.json',
      'ML Scientist — Research — Boulder',
      'https://jobs.ashbyhq.com/Some%20Co',
    ],
    [
      'smartrecruiters',
      'https://careers.smartrecruiters.com/Northwind',
      'smartrecruiters.json',
      'Field Technician — Service — Reno, NV, United States',
      'https://careers.smartrecruiters.com/Northwind',
    ],
    [
      'recruitee',
      'https://northwind.recruitee.com/o/x',
      'recruitee.json',
      'QA Engineer — Quality — Utrecht, Netherlands',
      'https://northwind.recruitee.com',
    ],
    [
      'workable',
      'https://apply.workable.com/northwind/',
      'workable.json',
      'Product Designer — Design — Boulder, Colorado, United States',
      'https://apply.workable.com/northwind',
    ],
    [
      'personio',
      'https://northwind.jobs.personio.com/',
      'personio.xml',
      'Embedded Developer (m/f/d) — Engineering — Leipzig',
      'https://northwind.jobs.personio.com',
    ],
  ])('is read: %s', async (board, address, file, text, url) => {
    const departments = { body: { departments: [] } };
    const { gathered, requests } = setUp(
      { '/departments': departments, http: { body: of(file) } },
      { addresses: [address] },
    );
    const { evidence, postings, unconfirmed, pages, note } = await gathered;
    expect(evidence).toMatchObject([{ kind: 'job_board', url, text, date: null, proof: 'linked_from_site' }]);
    expect(evidence[0]?.title).toMatch(/^Open positions at Northwind Robotics \(\w+\)$/);
    expect(evidence[0]?.publisher).toBe(new URL(url).hostname);
    expect(postings).toHaveLength(1);
    expect({ unconfirmed, pages, note }).toEqual({
      unconfirmed: [],
      pages: [{ url, state: 'read', message: null }],
      note: null,
    });
    for (const { vendor, headers, cacheMs, redirectsMax } of requests) {
      expect(vendor).toBe(board);
      expect(headers?.['user-agent']).toContain('me@example.com');
      expect(cacheMs).toBe((board === 'workable' ? 24 : 6) * 3600_000);
      expect(redirectsMax ?? 0).toBe(0);
    }
  });

  it.each([
    ['https://jobs.lever.co/northwind', 'https://api.lever.co/v0/postings/northwind?mode=json&skip=0&limit=100'],
    ['https://jobs.eu.lever.co/northwind', 'https://api.eu.lever.co/v0/postings/northwind?mode=json&skip=0&limit=100'],
    ['https://jobs.ashbyhq.com/Some%20Co', 'https://api.ashbyhq.com/posting-api/job-board/Some%20Co'],
    ['https://northwind.recruitee.com', 'https://northwind.recruitee.com/api/offers/'],
    ['https://northwind.jobs.personio.de', 'https://northwind.jobs.personio.de/xml?language=en'],
    ['https://northwind.jobs.personio.com', 'https://northwind.jobs.personio.com/xml?language=en'],
  ])('%s is asked at %s', async (address, url) => {
    const { gathered, requests } = setUp({}, { addresses: [address] });
    await gathered;
    expect(requests[0]?.url).toBe(url);
  });

  it('is asked at the address that replaces the vendor’s own', async () => {
    const baseUrls = { recruitee: 'http://127.0.0.1:4010/recruitee/{host}' };
    const { gathered, requests } = setUp({}, { addresses: ['https://northwind.recruitee.com'], baseUrls });
    await gathered;
    expect(requests[0]?.url).toBe('http://127.0.0.1:4010/recruitee/northwind.recruitee.com/api/offers/');
  });

  it('is named by the site’s declarations of itself elsewhere too', async () => {
    const site = { addresses: [], postings: [], careersUrl: null, sameAs: ['https://jobs.ashbyhq.com/northwind'] };
    const { gathered } = setUp({ ashby: { body: of('ashby.json') } }, { site });
    expect((await gathered).postings).toHaveLength(1);
  });

  it('is not asked for when its token could lead elsewhere', async () => {
    const addresses = ['https://boards.greenhouse.io/acme%2F..%2Fother', 'https://jobs.lever.co/a%3Fb'];
    const { gathered, requests } = setUp({}, { addresses });
    await gathered;
    expect(requests.filter(({ url }) => /acme|other|a(%3F|\?)b/.test(url))).toEqual([]);
  });

  it.each([
    ['SmartRecruiters', 'https://careers.smartrecruiters.com/Northwind', { totalFound: 0, content: [] }],
    ['Workable', 'https://apply.workable.com/northwind', { name: null, jobs: [] }],
    ['Recruitee', 'https://northwind.recruitee.com', { offers: [] }],
  ])('is there and empty on %s when the answer has nothing', async (label, address, body) => {
    const { evidence, postings, note } = await setUp({ http: { body } }, { addresses: [address] }).gathered;
    expect({ evidence, postings, note }).toEqual({
      evidence: [],
      postings: [],
      note: `The board on ${label} is empty`,
    });
  });

  it('counts nothing of one that names another employer, and says so', async () => {
    const body = { ...JSON.parse(of('workable.json')), name: 'Tailspin Toys Hospital' };
    const addresses = ['https://apply.workable.com/tailspin-toys'];
    const { evidence, unconfirmed } = await setUp({ workable: { body } }, { addresses }).gathered;
    expect(evidence).toEqual([]);
    expect(unconfirmed).toMatchObject([{ reason: 'The board names Tailspin Toys Hospital as the employer.' }]);
  });

  it('with several, all are read and each posting counts once', async () => {
    const lever = JSON.parse(of('lever.json'));
    const answers = {
      'postings/northwind?': { body: lever },
      'postings/northwind-labs?': { body: [...lever, { id: '2', text: 'Painter', createdAt: Date.UTC(2026, 10, 1) }] },
      ashby: { body: of('ashby.json') },
    };
    const addresses = [
      'https://jobs.lever.co/northwind',
      'https://jobs.lever.co/northwind-labs',
      'https://jobs.ashbyhq.com/northwindrobotics',
    ];
    const { evidence, postings } = await setUp(answers, { addresses }).gathered;
    expect(evidence.map(({ url }) => url)).toEqual(addresses);
    expect(postings?.map(({ title }) => title)).toEqual(['Painter', 'ML Scientist', 'Account Executive']);
  });
});

describe('boards in pages', () => {
  const skipOf = ({ url }: HttpRequest, name: string) => Number(new URL(url).searchParams.get(name));

  it('Lever is read until a page is not full', async () => {
    const all = Array.from({ length: 200 }, (_, index) => ({ id: String(index), text: `Job ${index}` }));
    const answer = (request: HttpRequest) => ({
      body: all.slice(skipOf(request, 'skip'), skipOf(request, 'skip') + 100),
    });
    const { gathered, requests } = setUp({ lever: answer }, { addresses: ['https://jobs.lever.co/northwind'] });
    expect((await gathered).postings).toHaveLength(200);
    expect(requests.map((request) => skipOf(request, 'skip'))).toEqual([0, 100, 200]);
  });

  it('SmartRecruiters is read up to its total', async () => {
    const all = Array.from({ length: 250 }, (_, index) => ({ id: String(index), name: `Job ${index}` }));
    const answer = (request: HttpRequest) => {
      const offset = skipOf(request, 'offset');
      return { body: { totalFound: all.length, content: all.slice(offset, offset + 100) } };
    };
    const { gathered, requests } = setUp(
      { smart: answer },
      { addresses: ['https://jobs.smartrecruiters.com/Northwind'] },
    );
    expect((await gathered).postings).toHaveLength(250);
    expect(requests).toHaveLength(3);
  });

  it('a board that never ends is refused, for a part of it would be a wrong count', async () => {
    const full = Array.from({ length: 100 }, (_, index) => ({ id: String(index), text: 'Job' }));
    const { gathered } = setUp({ lever: { body: full } }, { addresses: ['https://jobs.lever.co/northwind'] });
    await expect(gathered).rejects.toMatchObject({ kind: 'too_large', vendor: 'lever' });
  });
});

describe('a linked board that can not be read', () => {
  it.each([
    [
      'Personio without such a tenant',
      'https://northwind.jobs.personio.de',
      { status: 307, headers: { location: 'https://www.personio.com/' }, body: '' },
    ],
    ['Personio with its feed switched off', 'https://northwind.jobs.personio.de', UNKNOWN],
    ['Greenhouse', GREENHOUSE, UNKNOWN],
  ])('is missing, and the careers page speaks instead: %s', async (_what, address, answer) => {
    const { evidence, postings, pages } = await setUp({ http: answer }, { addresses: [address], postings: [declared] })
      .gathered;
    expect(pages).toMatchObject([{ state: 'missing' }]);
    expect(postings).toEqual([declared]);
    expect(evidence).toMatchObject([
      { url: 'https://northwind.example/careers', proof: 'own_domain', text: 'Welder — Boulder' },
    ]);
  });

  it('is said to have no feed when the careers page declares nothing', async () => {
    const { postings, note } = await setUp({}, { addresses: ['https://northwind.jobs.personio.de'] }).gathered;
    expect({ postings, note }).toEqual({ postings: null, note: 'The site links a board on Personio that has no feed' });
  });

  it('fails with the board’s name: Workable’s guard asks to slow down, in HTML', async () => {
    const blocked = { status: 429, headers: { 'content-type': 'text/html' }, body: '<html><h1>Error 1015</h1></html>' };
    const { gathered } = setUp({ workable: blocked }, { addresses: ['https://apply.workable.com/northwind'] });
    await expect(gathered).rejects.toMatchObject({ kind: 'rate_limited', vendor: 'workable' });
  });

  it.each(['{"jobs":[{"id":"x"}]}', '<html>', ''])(
    'fails when the answer is not what was promised: %s',
    async (body) => {
      const { gathered } = setUp({ greenhouse: { body } }, { addresses: [GREENHOUSE] });
      await expect(gathered).rejects.toMatchObject({ kind: 'contract_changed', vendor: 'greenhouse' });
    },
  );

  it('takes nothing away from another one, and the note says what is missing', async () => {
    const addresses = [GREENHOUSE, 'https://jobs.ashbyhq.com/northwind'];
    const answers = { greenhouse: { status: 503, body: '' }, ashby: { body: of('ashby.json') } };
    const { postings, pages, note } = await setUp(answers, { addresses }).gathered;
    expect(postings).toHaveLength(1);
    expect(pages.map(({ state }) => state)).toEqual(['failed', 'read']);
    expect(note).toBe('Without the openings on Greenhouse, which could not be read');
  });

  it('is replaced by what the careers page declares', async () => {
    const setup = { addresses: [GREENHOUSE], postings: [declared] };
    const { postings, pages, note } = await setUp({ http: { status: 500, body: '' } }, setup).gathered;
    expect(postings).toEqual([declared]);
    expect(pages[0]).toMatchObject({
      url: GREENHOUSE,
      state: 'failed',
      message: expect.stringContaining('greenhouse'),
    });
    expect(note).toBe("The site's board on Greenhouse could not be read; these openings are on its careers page");
  });
});

describe('without a linked board', () => {
  const card = (content: string) => ({ body: { name: 'Northwind Robotics, Inc.', content } });
  const greenhouse = (own: FakeAnswer) => ({
    '/boards/northwind/jobs': { body: of('greenhouse.json') },
    '/boards/northwind/departments': { body: { departments: [] } },
    '/boards/northwind': own,
  });

  it('says so, and asks only boards that can show whose they are', async () => {
    const { gathered, requests } = setUp({});
    const { evidence, postings, unconfirmed, pages, note } = await gathered;
    expect({ evidence, postings, unconfirmed, pages }).toEqual({
      evidence: [],
      postings: null,
      unconfirmed: [],
      pages: [],
    });
    expect(note).toBe('No job board is linked from the site');
    expect(requests.map(({ vendor }) => vendor).sort()).toEqual(['greenhouse', 'recruitee', 'smartrecruiters']);
  });

  it('takes what the careers page declares', async () => {
    const { evidence, postings, note } = await setUp({}, { postings: [declared, declared] }).gathered;
    expect(postings).toEqual([declared]);
    expect(evidence).toMatchObject([
      { title: 'Open positions at Northwind Robotics (careers page)', publisher: 'northwind.example' },
    ]);
    expect(note).toBe('No job board is linked from the site; these openings are on its careers page');
  });

  it('uses a guessed board that names the employer and leads back to its domain', async () => {
    const own = card('&lt;a href=&quot;https://www.northwind.example&quot;&gt;');
    const { evidence, postings, pages, unconfirmed } = await setUp(greenhouse(own)).gathered;
    expect(evidence).toMatchObject([{ url: GREENHOUSE, proof: 'names_domain' }]);
    expect(postings).toHaveLength(1);
    expect(pages).toEqual([{ url: GREENHOUSE, state: 'read', message: null }]);
    expect(unconfirmed).toEqual([]);
  });

  it('uses one whose postings lead to the domain', async () => {
    const body = of('recruitee.json').replace('https://northwind.recruitee.com/o', 'https://jobs.northwind.example/o');
    const { evidence } = await setUp({ recruitee: { body } }).gathered;
    expect(evidence).toMatchObject([{ url: 'https://northwind.recruitee.com', proof: 'names_domain' }]);
  });

  it('uses one whose postings the site shows on its own pages', async () => {
    const addresses = ['https://northwind.example/careers?gh_jid=127817'];
    const { evidence } = await setUp(greenhouse(UNKNOWN), { addresses }).gathered;
    expect(evidence).toMatchObject([{ url: GREENHOUSE, proof: 'linked_from_site' }]);
  });

  it('lists one with the right name and no way to the domain, and uses nothing of it', async () => {
    const { evidence, postings, unconfirmed } = await setUp(greenhouse(card('https://other.example'))).gathered;
    expect({ evidence, postings }).toEqual({ evidence: [], postings: null });
    expect(unconfirmed).toMatchObject([
      { url: GREENHOUSE, title: 'Open positions at Northwind Robotics (Greenhouse)' },
    ]);
    expect(unconfirmed[0]?.reason).toContain('nothing on it leads to northwind.example');
  });

  it('passes over one of another employer, even if it mentions the domain', async () => {
    const body = of('recruitee.json')
      .replaceAll('Northwind Robotics', 'Northwind Dental')
      .replace('<p>x</p>', 'https://northwind.example');
    const { postings, unconfirmed } = await setUp({ recruitee: { body } }).gathered;
    expect({ postings, unconfirmed }).toEqual({ postings: null, unconfirmed: [] });
  });

  it('takes an empty answer to a guess for an unknown token', async () => {
    const { postings, unconfirmed } = await setUp({ smart: { body: { totalFound: 0, content: [] } } }).gathered;
    expect({ postings, unconfirmed }).toEqual({ postings: null, unconfirmed: [] });
  });

  it('is not harmed by a guess that fails', async () => {
    const { note } = await setUp({ greenhouse: { status: 500, body: '' }, recruitee: { body: '<html>' } }).gathered;
    expect(note).toBe('No job board is linked from the site');
  });

  it('says when the site could not be read', async () => {
    const { postings, note } = await setUp({}, { site: null }).gathered;
    expect({ postings, note }).toEqual({
      postings: null,
      note: 'The site could not be read, so its job board is not known',
    });
  });
});

describe('when the time is over', () => {
  it('fails while the site has not spoken', async () => {
    const { gathered, requests } = setUp({}, { site: new Promise(() => undefined), signal: AbortSignal.abort() });
    await expect(gathered).rejects.toMatchObject({ kind: 'vendor_unavailable', vendor: 'job-boards' });
    expect(requests).toEqual([]);
  });

  it('stops in the middle of a long board, and gives what another one said', async () => {
    const time = new AbortController();
    const full = Array.from({ length: 100 }, (_, index) => ({ id: String(index), text: 'Job' }));
    const addresses = ['https://jobs.ashbyhq.com/northwind', 'https://jobs.lever.co/northwind'];
    const answers = {
      ashby: { body: of('ashby.json') },
      lever: ({ url }: HttpRequest) => {
        if (url.includes('skip=300')) time.abort();
        return { body: full };
      },
    };
    const { gathered, requests } = setUp(answers, { addresses, signal: time.signal });
    const { postings, pages } = await gathered;
    expect(postings).toHaveLength(1);
    expect(pages.map(({ state }) => state)).toEqual(['read', 'failed']);
    expect(requests.filter(({ vendor }) => vendor === 'lever')).toHaveLength(4);
  });
});
