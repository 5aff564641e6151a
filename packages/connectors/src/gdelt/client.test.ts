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
