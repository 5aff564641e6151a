import { describe, expect, test } from 'vitest';
import { NO_RULES, toRules } from '../site-crawler/fetch/robots.ts';
import { toHeadcount } from './declared-headcount.ts';
import { toAboutPaths, toAnswer } from './mapper.ts';
import organizationFixture from './organization.fixture.json' with { type: 'json' };
import { readPage } from './read-page.ts';

const URL_OF_HOME = 'https://northwind.example/';
const page = (html: string) => ({ ...readPage(html, URL_OF_HOME), url: URL_OF_HOME });
const linked = (...blocks: (object | string)[]) =>
  blocks
    .map((block) => (typeof block === 'string' ? block : JSON.stringify(block)))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
const answerTo = (html: string) => toAnswer([page(html)], 'northwind.example', 'Northwind Robotics');
const ORGANIZATION = { '@type': 'Organization', url: URL_OF_HOME };

describe('linked data of a site', () => {
  test('in a graph gives headcount, places and the profile link', () => {
    expect(answerTo(linked(organizationFixture))).toEqual({
      match: 'domain',
      figures: [
        {
          headcount: { min: 1000, max: 1500 },
          kind: 'self_declared',
          scope: 'group',
          asOf: null,
          url: URL_OF_HOME,
          quote: null,
        },
      ],
      locations: ['Boulder, United States'],
      industry: null,
      ids: { linkedin: 'https://www.linkedin.com/company/northwind-robotics' },
      note: null,
    });
  });

  test('is read past a broken block, in a list, with several types and as a publisher', () => {
    const organization = { ...ORGANIZATION, '@type': ['Corporation', 'Brand'], numberOfEmployees: 12 };
    for (const block of [[organization], { '@type': 'WebSite', publisher: organization }]) {
      expect(answerTo(linked('{"@type":"Organization",}', block)).figures[0]?.headcount).toEqual({ value: 12 });
    }
  });

  test('about an organisation with another website is not about this company', () => {
    const other = { '@type': 'Organization', url: 'https://agency.example/', numberOfEmployees: 12 };
    expect(answerTo(linked(other)).figures).toEqual([]);
  });

  test.each(['www.client.example', '//client.example/', 'http://client.example'])(
    'of a customer at %s is not about this company',
    (url) => {
      expect(answerTo(linked({ '@type': 'Organization', url, numberOfEmployees: 5000 })).figures).toEqual([]);
    },
  );

  test('of an organisation without an address counts only where none names this site', () => {
    const nameless = { '@type': 'Organization', name: 'Client', numberOfEmployees: 5000 };
    const own = { ...ORGANIZATION, numberOfEmployees: 85 };
    expect(answerTo(linked([nameless, own])).figures[0]?.headcount).toEqual({ value: 85 });
    expect(answerTo(linked([nameless, ORGANIZATION])).figures).toEqual([]);
    expect(answerTo(linked(nameless)).figures[0]?.headcount).toEqual({ value: 5000 });
  });

  test('of a job is not about this company', () => {
    const job = { '@type': 'JobPosting', hiringOrganization: { ...ORGANIZATION, numberOfEmployees: 5000 } };
    expect(answerTo(linked(job)).figures).toEqual([]);
  });

  test('nested or filled up without an end gives no number, in a moment', { timeout: 60_000 }, () => {
    const deep = `{"@type":"Organization","numberOfEmployees":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const long = { '@type': 'Organization', numberOfEmployees: `1${' '.repeat(500_000)}x` };
    expect(answerTo(linked(deep, long)).figures).toEqual([]);
  });

  test('with nonsense in its fields is read as far as it goes', () => {
    const odd = {
      ...ORGANIZATION,
      name: 7,
      address: [null, 'x', { addressLocality: 'Oslo' }],
      numberOfEmployees: '51-200',
    };
    expect(answerTo(linked(odd))).toMatchObject({
      figures: [{ headcount: { min: 51, max: 200 } }],
      locations: ['Oslo'],
    });
  });
});

test.each([
  [250, { value: 250 }],
  ['1,200', { value: 1200 }],
  ['1.200', { value: 1200 }],
  ['51-200', { min: 51, max: 200 }],
  ['51 – 200 employees', { min: 51, max: 200 }],
  ['10,001+', { min: 10_001, max: null }],
  [{ value: '80' }, { value: 80 }],
  [{ value: '51-200' }, { min: 51, max: 200 }],
  [
    { minValue: '11', maxValue: '50' },
    { min: 11, max: 50 },
  ],
  [{ minValue: 500 }, { min: 500, max: null }],
  [{ maxValue: 10 }, { min: 1, max: 10 }],
  [[{ value: 9 }], { value: 9 }],
  [0, null],
  [-5, null],
  [2.5, null],
  ['many', null],
  ['200-51', null],
  [{ value: 'n/a' }, null],
  [null, null],
])('numberOfEmployees %j is read as %j', (value, headcount) => {
  expect(toHeadcount(value)).toEqual(headcount);
});

test.each([
  '<p style="display:none">We employ 9,000 people.</p>',
  '<div hidden><p>We employ 9,000 people.</p></div>',
  '<p style="position:absolute;left:-9999px">We employ 9,000 people.</p>',
  '<blockquote><p>We employ 9,000 people.</p></blockquote>',
])('text that no reader sees, or that quotes another, states no headcount: %s', (html) => {
  expect(answerTo(`<p>We make robots.</p>${html}`).figures).toEqual([]);
});

test('a sentence is the figure where the linked data has none', () => {
  expect(answerTo(`${linked(ORGANIZATION)}<p>We employ 85 people.</p>`).figures).toEqual([
    {
      headcount: { value: 85 },
      kind: 'text_extracted',
      scope: 'group',
      asOf: null,
      url: URL_OF_HOME,
      quote: 'We employ 85 people.',
    },
  ]);
});

test('a page that only a browser can show says so, and an ordinary page without a number does not', () => {
  expect(answerTo('<div id="root"></div><script src="/app.js"></script>').note).toMatch(/browser/);
  expect(answerTo(`<p>${'We make robots. '.repeat(30)}</p><script></script>`).note).toBeNull();
});

test('pages about the company are found among its own links, and links elsewhere are left out', () => {
  const html = `<a href="/careers">Jobs</a><a href="about-us">Who</a><a href="https://www.northwind.example/company#x">C</a>
    <a href="https://other.example/about">About</a><a href="mailto:a@b.example">About</a><a href="/about.pdf">About</a>`;
  expect(toAboutPaths(page(html), 'northwind.example')).toEqual(['/about-us', '/company', '/careers']);
});

describe('robots.txt', () => {
  test('speaks to us by our name before it speaks to all', () => {
    const rules = toRules(
      'User-agent: *\nDisallow: /\n\nUser-agent: SalesIntelligenceWorkbench\nDisallow: /private\nCrawl-delay: 3',
    );
    expect(rules.isAllowed('/')).toBe(true);
    expect(rules.isAllowed('/private/x')).toBe(false);
    expect(rules.crawlDelayMs).toBe(3000);
  });

  test('that forbids all forbids the first page; none forbids nothing', () => {
    expect(toRules('User-agent: *\nDisallow: /').isAllowed('/')).toBe(false);
    expect(NO_RULES.isAllowed('/about')).toBe(true);
  });
});

test('a robots.txt with thousands of programs and rules still says what it says to us', { timeout: 60_000 }, () => {
  const programs = Array.from({ length: 10_000 }, (_, index) => `User-agent: other${index}\n`).join('');
  const rules = 'Disallow: /a*b\n'.repeat(5000);
  const text = `User-agent: *\nDisallow: /private\nCrawl-delay: 3\n\n${programs}${rules}`;
  const { isAllowed, crawlDelayMs } = toRules(text);
  expect([isAllowed('/'), isAllowed('/private'), isAllowed('/ab'), crawlDelayMs]).toEqual([true, false, true, 3000]);
});
