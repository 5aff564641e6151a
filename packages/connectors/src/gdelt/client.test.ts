import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { gdelt } from './client.ts';

const FIXTURE = fixture(import.meta.url, 'articles.json');
const page = (body: string): FakeAnswer => ({ headers: { 'content-type': 'text/html' }, body });
const ARTICLE =
  '<html><head><title>News</title></head><body><article><h1>Northwind Robotics raises $40 million to expand in Denver</h1>' +
  '<p>The maker of soft robot arms has raised $40 million from its investors.</p>';

/** @param articlePage what the article of the fixture answers */
function setUp(answer: FakeAnswer, articlePage: FakeAnswer = { status: 404, body: '' }) {
  const { http, requests } = createFakeHttp(({ url }: HttpRequest) => {
    if (url.includes('gdeltproject')) return answer;
    return url.endsWith('/northwind-series-b') ? articlePage : { status: 404, body: '' };
  });
  return { gathered: gdelt.gather(gatherJob(http)), requests };
}

describe('GDELT', () => {
  it('asks for the name without its legal form, as a phrase, and says who asks', async () => {
    const { gathered, requests } = setUp({ body: {} });
    expect(await gathered).toMatchObject({ evidence: [], unconfirmed: [], postings: null, note: null });
    const [request] = requests;
    expect(new URL(request?.url ?? '').searchParams.get('query')).toBe('"Northwind Robotics"');
    expect(request?.headers?.['user-agent']).toContain('operator@example.com');
  });

  it('takes an article whose page leads to the company’s domain, with the page’s own day and never GDELT’s', async () => {
    const end = '<p>More at <a href="https://northwind.example">its site</a>.</p></article></body></html>';
    const undated = await setUp({ body: FIXTURE }, page(ARTICLE + end)).gathered;
    expect(undated.evidence).toMatchObject([
      {
        kind: 'headline',
        url: 'https://news.example/northwind-series-b',
        title: 'Northwind Robotics raises $40 million to expand in Denver',
        date: null,
        publisher: 'news.example',
        proof: 'names_domain',
      },
    ]);
    expect(undated.evidence[0]?.text).toContain('soft robot arms');
    expect(undated.note).toContain('GDELT');
    const dated = await setUp({ body: FIXTURE }, page(`${ARTICLE}<time datetime="2026-11-10">10 Nov</time>${end}`))
      .gathered;
    expect(dated.evidence[0]?.date).toBe('2026-11-10');
  });

  it('uses no article that names another domain, none that names no domain, and none that can’t be read', async () => {
    const other = '<p>More at <a href="https://northwind.example.org">its site</a>.</p></article></body></html>';
    const answers = [page(ARTICLE + other), page(`${ARTICLE}</article></body></html>`), { status: 500, body: '' }];
    for (const answer of answers) {
      const { evidence, unconfirmed, pages } = await setUp({ body: FIXTURE }, answer).gathered;
      expect(evidence).toEqual([]);
      expect(unconfirmed).toMatchObject([{ url: 'https://news.example/northwind-series-b' }]);
      expect(pages).toHaveLength(1);
    }
  });

  it.each([
    ['<p>Get the app at <a href="https://apps.northwind.example/app/id123">its store</a> today.</p>'],
    ['<p>Read it at help.northwind.example/articles/5 or log in at https://login.northwind.example/.</p>'],
    ['<p><a href="https://northwind.example/app">Get the app</a></p>'],
    ['<p><a href="https://northwind.example/"><img src="/badge.png" alt="Made for Northwind"></a></p>'],
    ['<aside><p>Our partner this week is <a href="https://northwind.example/">Northwind</a>, as always.</p></aside>'],
    ['</article><footer><p>We thank our sponsor <a href="https://northwind.example/">Northwind</a>.</p></footer>'],
    ['</article><div><a href="https://northwind.example/">Northwind</a></div>'],
    ['<script>var partner = "https://northwind.example/";</script>'],
  ])('takes no link to a product, no badge and none in the page’s frame for a proof: %s', async (end) => {
    const { evidence, unconfirmed } = await setUp({ body: FIXTURE }, page(`${ARTICLE}${end}</body></html>`)).gathered;
    expect(evidence).toEqual([]);
    expect(unconfirmed[0]?.reason).toContain('northwind.example');
  });

  it.each([
    ['<p>The company (<a href="https://www.northwind.example/news/b?utm=1">Northwind</a>) was founded in 2016.</p>'],
    ['<p>Its newsroom has <a href="https://press.northwind.example/">the details</a> of all rounds.</p>'],
    ['<p>Press contact: ada@northwind.example</p>'],
    ['<p>About Northwind Robotics: www.northwind.example/about</p>'],
  ])('takes the site named or linked in a sentence for a proof: %s', async (end) => {
    const { evidence } = await setUp({ body: FIXTURE }, page(`${ARTICLE}${end}</article></body></html>`)).gathered;
    expect(evidence).toMatchObject([{ proof: 'names_domain' }]);
  });

  it.each([
    [
      'a user of a network',
      'facebook.com',
      '<p>They post at <a href="https://www.facebook.com/kentcider">their page</a>.</p>',
    ],
    ['a user of a mail provider', 'yahoo.com', '<p>Write to the growers at kentcider@yahoo.com for more.</p>'],
  ])('takes %s for no proof of its provider', async (_, domain, end) => {
    const { http } = createFakeHttp(({ url }: HttpRequest) =>
      url.includes('gdeltproject') ? { body: FIXTURE } : page(`${ARTICLE}${end}</article></body></html>`),
    );
    const { evidence } = await gdelt.gather(gatherJob(http, { target: { domain } }));
    expect(evidence).toEqual([]);
  });

  it.each([
    ['a refusal with status 200', { body: 'Please limit requests to one every 5 seconds.' }, 'rate_limited'],
    [
      'a refusal with status 429',
      { status: 429, body: 'Please limit requests to one every 5 seconds.' },
      'rate_limited',
    ],
    ['a name that is too short', { body: 'The specified phrase is too short.' }, 'invalid_request'],
    ['a page in the place of an answer', page('<html><h1>Oops</h1></html>'), 'contract_changed'],
    ['no answer at all', { body: '' }, 'contract_changed'],
    ['a list under another name', { body: { items: [] } }, 'contract_changed'],
  ])('ends at %s', async (_, answer: FakeAnswer, kind) => {
    await expect(setUp(answer).gathered).rejects.toMatchObject({ name: 'ConnectorError', kind, vendor: 'gdelt' });
  });

  it('names the field that has changed', async () => {
    const { gathered } = setUp({
      body: { articles: [{ url: 'https://news.example/', title: 5, domain: 'news.example' }] },
    });
    await expect(gathered).rejects.toMatchObject({ kind: 'contract_changed', field: 'articles.0.title' });
  });
});
