import { describe, expect, it } from 'vitest';
import { fixture, northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { readAverageEmployees } from './accounts-mapper.ts';
import { companiesHouse } from './client.ts';

const read = (name: string) => fixture(import.meta.url, name);
const accounts = read('accounts.xhtml');
const at = settings('https://{host}', 'the-key');
const storage = { location: 'https://storage.test/acc?sig=1' };
const script: Parameters<typeof scriptedHttp>[0] = [
  [/search\/companies/, 200, read('search.json')],
  [/filing-history/, 200, read('filing-history.json')],
  [/company\/99900001$/, 200, read('profile.json')],
  [/document\/abc123$/, 200, read('document-metadata.json')],
  [/abc123\/content$/, 302, '', storage],
  [/storage\.test/, 200, accounts],
];
const byNumber = northwind({ ids: { companiesHouse: '99900001' } });

describe('companies house', () => {
  it('reads this year and the one before out of the accounts', async () => {
    const http = scriptedHttp(script);
    const answer = await companiesHouse.findCompany(http, byNumber, at);
    expect(answer?.figures.map(({ headcount, kind, asOf }) => ({ headcount, kind, asOf }))).toEqual([
      { headcount: { value: 42 }, kind: 'period_average', asOf: new Date('2025-03-31T00:00:00Z') },
      { headcount: { value: 37 }, kind: 'period_average', asOf: new Date('2024-03-31T00:00:00Z') },
    ]);
    expect(answer).toMatchObject({ match: 'id', locations: ['Bristol, United Kingdom'], industry: 'Machinery' });
  });

  it('sends the key to both hosts and not to the storage', async () => {
    const http = scriptedHttp(script);
    await companiesHouse.findCompany(http, byNumber, at);
    const expected = `Basic ${Buffer.from('the-key:').toString('base64')}`;
    expect(http.asked.slice(0, -1).every(({ headers }) => headers?.authorization === expected)).toBe(true);
    expect(http.asked.at(-1)?.url).toBe(storage.location);
    expect(http.asked.at(-1)?.headers).toEqual({ accept: 'application/xhtml+xml' });
  });

  it('says so when the accounts are a PDF only', async () => {
    const { resources: _, ...document } = JSON.parse(read('document-metadata.json'));
    const metadata = JSON.stringify({ ...document, resources: { 'application/pdf': {} } });
    const http = scriptedHttp([[/document\/abc123$/, 200, metadata], ...script]);
    const answer = await companiesHouse.findCompany(http, byNumber, at);
    expect([answer?.figures, answer?.note]).toEqual([[], expect.stringContaining('PDF only')]);
  });

  it('takes no change of the accounting date for accounts, and reads older ones where the newest are a PDF only', async () => {
    const filing = (type: string, id: string) => ({
      type,
      links: { document_metadata: `https://document-api.company-information.service.gov.uk/document/${id}` },
    });
    const metadata = (id: string, format: string) =>
      JSON.stringify({ links: { document: `/document/${id}/content` }, resources: { [format]: {} } });
    const answerTo = async (...items: object[]) => {
      const http = scriptedHttp([
        [/filing-history/, 200, JSON.stringify({ items })],
        [/document\/change$/, 200, metadata('change', 'application/pdf')],
        [/document\/scan$/, 200, metadata('scan', 'application/pdf')],
        ...script,
      ]);
      return companiesHouse.findCompany(http, byNumber, at);
    };
    const changed = await answerTo(filing('AA01', 'change'), filing('AA', 'abc123'));
    expect(changed?.figures).toHaveLength(2);
    expect(changed?.note).not.toContain('PDF');
    const scanned = await answerTo(filing('AAMD', 'scan'), filing('AA', 'abc123'));
    expect(scanned?.figures).toHaveLength(2);
    expect(scanned?.note).toContain('the newest accounts are a PDF only, so older ones were read');
    expect((await answerTo(filing('AA01', 'change')))?.note).toContain('no accounts filed');
  });

  it('asks by name only where a British place is known', async () => {
    const http = scriptedHttp(script);
    expect(await companiesHouse.findCompany(http, northwind(), at)).toBeNull();
    const found = await companiesHouse.findCompany(http, northwind({ locations: ['Bristol, England'] }), at);
    expect(found?.match).toBe('name_and_place');
  });

  it('has a namesake of another town, and a dissolved one, by its name alone', async () => {
    const matchOf = async (search: string, location: string) =>
      (
        await companiesHouse.findCompany(
          scriptedHttp([[/search\/companies/, 200, search], ...script]),
          northwind({ locations: [location] }),
          at,
        )
      )?.match;
    expect(await matchOf(read('search.json'), 'Leeds, England')).toBe('name');
    const dissolved = read('search.json').replaceAll('"active"', '"dissolved"');
    expect(await matchOf(dissolved, 'Bristol, England')).toBe('name');
  });

  it.each(['x:.evil.test/', 'https://evil.test/elsewhere', 'http://['])(
    'sends the key nowhere for the link %s',
    async (link) => {
      const history = JSON.stringify({ items: [{ links: { document_metadata: link } }] });
      const http = scriptedHttp([[/filing-history/, 200, history], ...script]);
      await expect(companiesHouse.findCompany(http, byNumber, at)).rejects.toMatchObject({ kind: 'contract_changed' });
      expect(http.asked.filter(({ url }) => url.includes('evil'))).toEqual([]);
    },
  );

  it('says that a key is missing', async () => {
    const none = settings('https://{host}');
    await expect(companiesHouse.findCompany(scriptedHttp(script), byNumber, none)).rejects.toMatchObject({
      kind: 'not_connected',
    });
  });
});

describe('readAverageEmployees', () => {
  const values = (xhtml: string) => readAverageEmployees(xhtml).map(({ value }) => value);

  it('reads any prefix', () => expect(values(accounts.replaceAll('core:', 'ns5:'))).toEqual([42, 37]));

  it.each(['segment', 'scenario'])('leaves out a context with a %s', (part) => {
    const end = '</xbrli:entity><xbrli:period><xbrli:startDate>2024';
    expect(values(accounts.replace(end, `<xbrli:${part}/>${end}`))).toEqual([37]);
  });

  it.each([
    ['>1,042<', 1042],
    [' scale="3">2<', 2000],
    [' sign="-">42<', null],
    ['>-<', null],
    [' xsi:nil="true"><', null],
    [' format="ixt:numcommadecimal">1.042<', 1042],
    ['>42.4<', 42],
  ])('reads %s as %s', (written, expected) => {
    const read = readAverageEmployees(accounts.replace('>42<', written));
    expect(read.find(({ periodEnd }) => periodEnd.getUTCFullYear() === 2025)?.value ?? null).toBe(expected);
  });

  it('reads contexts and elements nested without an end in a moment', { timeout: 60_000 }, () => {
    expect(values('<xbrli:context id="a">'.repeat(100_000))).toEqual([]);
    expect(values(`${accounts}${'<b>'.repeat(200_000)}${'</c>'.repeat(200_000)}`)).toEqual([42, 37]);
    expect(values(accounts.replace('>42<', ' scale="200">42<'))).toEqual([37]);
  });

  it('keeps the first of two numbers for one period, and takes a restated year as filed', () => {
    const twice = accounts.replace(
      '</p>',
      '<ix:nonFraction name="core:AverageNumberEmployeesDuringPeriod" contextRef="prior">35</ix:nonFraction></p>',
    );
    expect(values(twice)).toEqual([42, 37]);
    expect(values(accounts.replace('>37<', '>35<'))).toEqual([42, 35]);
  });
});
