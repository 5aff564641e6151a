import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { googleNews } from './client.ts';
import { mapNewsItems } from './mapper.ts';

const FEED = fixture(import.meta.url, 'feed.xml');

function setUp(answer: FakeAnswer, isOn = true) {
  const { http, requests } = createFakeHttp(() => answer);
  return { gathered: googleNews.gather(gatherJob(http, { settings: { googleNews: isOn } })), requests };
}

describe('Google News', () => {
  it('is not asked until a person turns it on', async () => {
    const { gathered, requests } = setUp({ body: FEED }, false);
    expect(await gathered).toMatchObject({ evidence: [], unconfirmed: [], note: expect.stringContaining('Settings') });
    expect(requests).toEqual([]);
  });

  it('lists a headline of others for a person, since its link hides where it leads', async () => {
    const { gathered, requests } = setUp({ body: FEED });
    const { evidence, unconfirmed } = await gathered;
    expect(evidence).toEqual([]);
    expect(unconfirmed).toMatchObject([
      { title: 'Northwind Robotics opens Denver office', url: 'https://news.google.com/rss/articles/CBMiAAAA?oc=5' },
    ]);
    expect(new URL(requests[0]?.url ?? '').searchParams.get('q')).toBe('"Northwind Robotics" when:1y');
  });

  it('uses a headline that the company’s own site published, with its day', async () => {
    const { evidence, unconfirmed } = await setUp({
      body: FEED.replace('https://times.example', 'https://www.northwind.example'),
    }).gathered;
    expect(unconfirmed).toEqual([]);
    expect(evidence).toMatchObject([
      { kind: 'headline', title: 'Northwind Robotics opens Denver office', date: '2026-11-10', proof: 'own_domain' },
    ]);
  });

  it.each([
    ['an empty answer', ''],
    ['a text', 'Please limit requests.'],
    ['a page', '<html><body>Sorry</body></html>'],
    ['half a feed', FEED.slice(0, FEED.length / 2)],
    ['JSON', '{"items":[]}'],
  ])('ends at %s', async (_, body) => {
    const failure = { kind: 'contract_changed', vendor: 'google-news', field: 'rss' };
    await expect(setUp({ body }).gathered).rejects.toMatchObject(failure);
  });
});

describe('mapNewsItems', () => {
  const item = (title: string) => ({ title, link: 'https://news.google.com/rss/articles/1' });

  it('takes the publisher from the end of a headline, and nothing else that follows a dash', () => {
    const source = { title: 'Example Times', url: 'https://times.example' };
    const items = [{ ...item('Acme opens - at last - Example Times'), source }, item('Acme closes - Example Times')];
    expect(mapNewsItems(items, 'Acme').map(({ title }) => title)).toEqual([
      'Acme opens - at last',
      'Acme closes - Example Times',
    ]);
  });

  it('leaves out what does not hold the name, also where only the publisher does, and what has no link', () => {
    const source = { title: 'Acme Post', url: 'https://post.example' };
    expect(mapNewsItems([{ ...item('Rain in May - Acme Post'), source }, { title: 'Acme opens' }], 'Acme')).toEqual([]);
  });

  it.each([
    ['Tue, 10 Nov 2026 14:00:00 GMT', '2026-11-10'],
    ['soon', null],
    [undefined, null],
  ])('a headline of %s is of %s', (pubDate, date) => {
    expect(mapNewsItems([{ ...item('Acme opens'), pubDate }], 'Acme')[0]?.date).toBe(date);
  });
});
