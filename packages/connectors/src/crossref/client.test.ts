import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { crossref } from './client.ts';

function setUp(answer: FakeAnswer, contactEmail: string | null = 'operator@example.com') {
  const { http, requests } = createFakeHttp(() => answer);
  return { gathered: crossref.gather(gatherJob(http, { settings: { contactEmail } })), requests };
}

describe('Crossref', () => {
  it('finds the work of the fixture', async () => {
    const { gathered } = setUp({ body: fixture(import.meta.url, 'works.json') });
    const { evidence, unconfirmed } = await gathered;
    expect(unconfirmed).toEqual([]);
    expect(evidence).toEqual([
      {
        kind: 'publication',
        url: 'https://doi.org/10.9999/nw.1',
        title: 'Grasping with soft arms',
        date: '2026-09-14',
        publisher: 'Journal of Test Robotics',
        text: 'Grasping with soft arms\nJournal of Test Robotics\nNorthwind Robotics, Boulder, CO',
        proof: 'name_and_place',
      },
    ]);
  });

  it('asks for two years, and says whom to reach where that is known', async () => {
    const answer = { body: { message: { items: [] } } };
    const asked = (contactEmail: string | null) => {
      const { requests } = setUp(answer, contactEmail);
      return new URL(requests[0]?.url ?? '').searchParams;
    };
    expect(asked('operator@example.com').get('mailto')).toBe('operator@example.com');
    expect(asked(null).has('mailto')).toBe(false);
    expect(asked(null).get('filter')).toBe('from-pub-date:2024-11-20');
  });

  it('names the field that has changed', async () => {
    const changed = setUp({ body: { message: { items: [{ DOI: 'x', title: 'not a list' }] } } }).gathered;
    await expect(changed).rejects.toMatchObject({ kind: 'contract_changed', field: 'message.items.0.title' });
    const text = setUp({ body: 'Please limit requests.' }).gathered;
    await expect(text).rejects.toMatchObject({ kind: 'contract_changed', vendor: 'crossref' });
  });
});
