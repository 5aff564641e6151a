import { describe, expect, it } from 'vitest';
import { fixture, northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { brreg } from './client.ts';
import { mapCompany, pickBySite } from './mapper.ts';
import { enheterSchema } from './schema.ts';

const units = fixture(import.meta.url, 'enheter.json');
const workplaces = fixture(import.meta.url, 'underenheter.json');
const empty = '{"page":{"size":20,"totalElements":0,"totalPages":0,"number":0}}';
const at = settings('https://brreg.test');
const [unit] = enheterSchema.parse(JSON.parse(units))._embedded?.enheter ?? [];
if (unit === undefined) throw new Error('the fixture is empty');

it.each([
  ['www.northwind.example', true],
  ['https://www.northwind.example/', true],
  ['northwind.example/no', true],
  ['northwind.example/nb/forside', true],
  ['northwind.example/norge', true],
  ['http://northwind.example/nb-NO/index.html', true],
  ['northwind.example/?utm=1', true],
  ['www.northwind.example/bedrift/salongbjork', false],
  ['https://northwind.example/salongbjork', false],
])('a unit that states %s stands for the domain: %s', (hjemmeside, isMatch) => {
  const picked = pickBySite([{ ...unit, hjemmeside }], 'northwind.example', () => true);
  expect(picked !== null).toBe(isMatch);
});

describe('brreg', () => {
  it('finds a company by its website, with its workplaces as places', async () => {
    const http = scriptedHttp([
      [/hjemmeside=northwind\.example/, 200, units],
      [/underenheter/, 200, workplaces],
    ]);
    const answer = await brreg.findCompany(http, northwind(), at);
    expect(answer).toMatchObject({ match: 'domain', industry: 'Machinery', ids: { orgnr: '999000001' }, note: null });
    expect(answer?.locations).toEqual(['Oslo, Norway', 'Bergen, Norway']);
    expect(answer?.figures[0]).toMatchObject({ headcount: { value: 58 }, kind: 'exact', scope: 'legal_entity' });
  });

  it('asks by name only where a Norwegian place is known', async () => {
    const script: Parameters<typeof scriptedHttp>[0] = [
      [/hjemmeside/, 200, empty],
      [/navn=Northwind/, 200, units],
      [/underenheter/, 200, empty],
    ];
    expect(await brreg.findCompany(scriptedHttp(script), northwind({ locations: ['Berlin, Germany'] }), at)).toBeNull();
    const found = await brreg.findCompany(scriptedHttp(script), northwind({ locations: ['Oslo, Norway'] }), at);
    expect(found?.match).toBe('name_and_place');
  });

  it('believes no namesake: another town, another website or hits that were not read', async () => {
    const oslo = northwind({ locations: ['Oslo, Norway'] });
    const answerFor = (change: object, totalPages = 1) => {
      const page = { size: 50, totalElements: 1, totalPages, number: 0 };
      const found = JSON.stringify({ _embedded: { enheter: [{ ...unit, hjemmeside: null, ...change }] }, page });
      const http = scriptedHttp([
        [/hjemmeside/, 200, empty],
        [/navn=/, 200, found],
        [/underenheter/, 200, empty],
      ]);
      return brreg.findCompany(http, oslo, at);
    };
    const bergen = { forretningsadresse: { poststed: 'BERGEN', landkode: 'NO' }, konkurs: true };
    expect(await answerFor(bergen)).toMatchObject({ match: 'name', note: 'Bankrupt' });
    expect(await answerFor({ hjemmeside: 'www.northwind-bakeri.no' })).toBeNull();
    expect((await answerFor({}, 7))?.match).not.toBe('name_and_place');
    expect((await answerFor({}))?.match).toBe('name_and_place');
  });

  it.each([404, 410])('takes %s for an unknown number', async (status) => {
    const http = scriptedHttp([[/./, status, '']]);
    expect(await brreg.findCompany(http, northwind({ ids: { orgnr: '999000001' } }), at)).toBeNull();
  });

  it.each([
    ['registered, not published', { harRegistrertAntallAnsatte: true, antallAnsatte: undefined }],
    ['none registered', { harRegistrertAntallAnsatte: false, antallAnsatte: undefined }],
    ['none registered, with a 0', { harRegistrertAntallAnsatte: false, antallAnsatte: 0 }],
  ])('gives no figure when the number is %s', (_case, change) => {
    const answer = mapCompany({ ...unit, ...change }, [], 'id');
    expect(answer.figures).toEqual([]);
    expect(answer.note).not.toBeNull();
  });

  it('names the field when the shape has changed', async () => {
    const changed = scriptedHttp([[/./, 200, '{"unexpected":[]}']]);
    await expect(brreg.findCompany(changed, northwind(), at)).rejects.toMatchObject({
      kind: 'contract_changed',
      field: 'page',
    });
  });

  it('searches by industry, municipality and size, and not at all for another country', async () => {
    const http = scriptedHttp([[/enheter\?/, 200, units]]);
    const filters = { industry: 'Machinery', location: 'Oslo, Norway', minEmployees: 3, maxEmployees: 60 };
    const found = await brreg.discover?.search(http, filters, 10, at);
    expect(found?.companies[0]).toMatchObject({ domain: 'northwind.example', location: 'Oslo, Norway' });
    const query = new URL(http.asked[0]?.url ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      naeringskode: '28',
      kommunenummer: '0301',
      tilAntallAnsatte: '60',
    });
    expect(query.has('fraAntallAnsatte')).toBe(false);
    const abroad = await brreg.discover?.search(http, { ...filters, location: 'Lyon, France' }, 10, at);
    expect([abroad?.companies, http.asked.length]).toEqual([[], 1]);
  });
});
