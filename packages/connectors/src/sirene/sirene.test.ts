import { describe, expect, it } from 'vitest';
import { fixture, northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { sirene } from './client.ts';
import { bandsWithin, headcountOfBand } from './headcount-bands.ts';
import { mapCompany } from './mapper.ts';
import { searchSchema } from './schema.ts';

const text = fixture(import.meta.url, 'search.json');
const at = settings('https://sirene.test');
const [unit] = searchSchema.parse(JSON.parse(text)).results;
if (unit === undefined) throw new Error('the fixture is empty');

describe('sirene', () => {
  it('finds by name and place, with the band of the last day of its year', async () => {
    const http = scriptedHttp([[/search/, 200, text]]);
    const answer = await sirene.findCompany(http, northwind({ locations: ['Lyon, France'] }), at);
    expect(answer).toMatchObject({ match: 'name_and_place', locations: ['Lyon, France'], ids: { siren: '999000001' } });
    expect(answer?.figures[0]).toMatchObject({
      headcount: { min: 50, max: 99 },
      kind: 'band',
      asOf: new Date('2024-12-31T00:00:00Z'),
    });
    const query = new URL(http.asked[0]?.url ?? '').searchParams;
    expect(query.get('minimal')).toBe('true');
  });

  it('has a namesake of another town, a closed one and one of too many hits by its name alone', async () => {
    const matchOf = async (body: string, location = 'Lyon, France') =>
      (await sirene.findCompany(scriptedHttp([[/search/, 200, body]]), northwind({ locations: [location] }), at))
        ?.match;
    expect(await matchOf(text, 'Nantes, France')).toBe('name');
    expect(
      await matchOf(JSON.stringify({ ...JSON.parse(text), results: [{ ...unit, etat_administratif: 'C' }] })),
    ).toBe('name');
    const many = JSON.stringify({ ...JSON.parse(text), total_pages: 9 });
    expect(await matchOf(many)).not.toBe('name_and_place');
  });

  it('asks nothing without a French hint', async () => {
    const http = scriptedHttp([[/search/, 200, text]]);
    expect(await sirene.findCompany(http, northwind({ locations: ['Oslo, Norway'] }), at)).toBeNull();
    expect(http.asked).toEqual([]);
  });

  it('refuses another name', async () => {
    const http = scriptedHttp([[/search/, 200, text]]);
    const query = northwind({ name: 'Northwind', locations: ['Lyon, France'] });
    expect(await sirene.findCompany(http, query, at)).toBeNull();
  });

  it('gives no figure for NN', () => {
    expect(mapCompany({ ...unit, tranche_effectif_salarie: 'NN' }, 'id').figures).toEqual([]);
  });

  it.each([
    ['00', { value: 0 }],
    ['53', { min: 10_000, max: null }],
    ['NN', null],
    ['99', null],
    [null, null],
  ])('reads band %s', (code, expected) => expect(headcountOfBand(code)).toEqual(expected));

  it('asks for every band that touches the range', () => {
    expect(bandsWithin(60, 250)).toEqual(['21', '22', '31', '32']);
  });
});
