import { describe, expect, it } from 'vitest';
import { fixture, northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { gleif } from './client.ts';

const list = fixture(import.meta.url, 'lei-records.json');
const at = settings('https://gleif.test');

describe('gleif', () => {
  it('gives places and the number where name and city agree', async () => {
    const http = scriptedHttp([[/lei-records/, 200, list]]);
    expect(await gleif.findCompany(http, northwind({ locations: ['Boulder, United States'] }), at)).toEqual({
      match: 'name_and_place',
      figures: [],
      locations: ['Boulder, United States', 'Wilmington, United States'],
      industry: null,
      ids: { lei: '9990000000TESTLEI001' },
      note: 'LEI 9990000000TESTLEI001, active, Delaware',
    });
  });

  it('gives nothing to build on for a name alone', async () => {
    const answer = await gleif.findCompany(scriptedHttp([[/lei-records/, 200, list]]), northwind(), at);
    expect(answer).toMatchObject({ match: 'name', locations: [], ids: {} });
    expect(answer?.note).toContain('unconfirmed');
  });

  it('does not take a lapsed LEI for a closed company', async () => {
    const http = scriptedHttp([[/lei-records/, 200, list.replace('"ISSUED"', '"LAPSED"')]]);
    const answer = await gleif.findCompany(http, northwind(), at);
    expect(answer?.note).toContain('active, LEI not renewed, Delaware');
  });

  it('takes no hits and 404 for unknown', async () => {
    const http = scriptedHttp([[/lei-records\?/, 200, '{"data":[]}']]);
    expect(await gleif.findCompany(http, northwind(), at)).toBeNull();
    expect(await gleif.findCompany(http, northwind({ ids: { lei: '9990000000TESTLEI001' } }), at)).toBeNull();
  });
});
