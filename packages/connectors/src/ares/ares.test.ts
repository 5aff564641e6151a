import { describe, expect, it } from 'vitest';
import { fixture, northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { ares } from './client.ts';
import { headcountOfCategory } from './mapper.ts';

const record = fixture(import.meta.url, 'res.json');
const found = fixture(import.meta.url, 'vyhledat.json');
const at = settings('https://ares.test');

describe('ares', () => {
  it('reads the primary record of a company found by name and place', async () => {
    const http = scriptedHttp([
      [/vyhledat/, 200, found],
      [/ekonomicke-subjekty-res\/99900001/, 200, record],
    ]);
    const answer = await ares.findCompany(http, northwind({ locations: ['Prague, Czechia'] }), at);
    expect(answer).toMatchObject({ match: 'name_and_place', locations: ['Prague, Czechia'], industry: 'Machinery' });
    expect(answer?.figures[0]).toMatchObject({ headcount: { min: 50, max: 99 }, kind: 'band' });
    expect(http.asked[0]?.method).toBe('POST');
  });

  it('has a namesake of another town by its name alone', async () => {
    const http = scriptedHttp([
      [/vyhledat/, 200, found],
      [/ekonomicke-subjekty-res\/99900001/, 200, record],
    ]);
    const answer = await ares.findCompany(http, northwind({ locations: ['Brno, Czechia'] }), at);
    expect(answer?.match).toBe('name');
  });

  it('takes 404 for an unknown number, and pads a short one', async () => {
    const http = scriptedHttp([]);
    expect(await ares.findCompany(http, northwind({ ids: { ico: '6947' } }), at)).toBeNull();
    expect(http.asked[0]?.url).toContain('/00006947');
  });

  it('asks nothing without a Czech place', async () => {
    const http = scriptedHttp([]);
    expect(await ares.findCompany(http, northwind(), at)).toBeNull();
    expect(http.asked).toEqual([]);
  });

  it.each([
    ['000', null],
    ['110', { value: 0 }],
    ['420', { min: 1500, max: 1999 }],
    ['510', { min: 10_000, max: null }],
    [undefined, null],
  ])('reads category %s', (code, expected) => expect(headcountOfCategory(code)).toEqual(expected));
});
