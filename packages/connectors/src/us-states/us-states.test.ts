import { describe, expect, it } from 'vitest';
import { fixture, northwind, scriptedHttp, settings } from '../test-helpers/scripted-http.ts';
import { usStates } from './client.ts';

const colorado = fixture(import.meta.url, 'colorado.json');
const at = settings('https://{host}');
const boulder = northwind({ locations: ['Boulder, Colorado, United States'] });

describe('us-states', () => {
  it('says status and formation, and that the home state was not checked', async () => {
    const answer = await usStates.findCompany(scriptedHttp([[/data\.colorado\.gov/, 200, colorado]]), boulder, at);
    expect(answer).toMatchObject({ match: 'name_and_place', figures: [], locations: ['Boulder, United States'] });
    expect(answer?.note).toBe('Good Standing, formed 2017-02-03 (Colorado); Delaware: not checked');
  });

  it('takes several rows with one number for one entity, and rows without columns', async () => {
    const rows = [1, 2].map(() => ({ business_name: 'NORTHWIND ROBOTICS INC', registry_number: '7' }));
    const http = scriptedHttp([[/data\.oregon\.gov/, 200, JSON.stringify(rows)]]);
    const answer = await usStates.findCompany(http, northwind({ locations: ['Portland, United States'] }), at);
    expect(answer).toMatchObject({ match: 'name', note: 'Active (Oregon)', locations: [] });
  });

  it('doubles a quote in the name', async () => {
    const http = scriptedHttp([[/data\.colorado\.gov/, 200, '[]']]);
    await usStates.findCompany(http, { ...boulder, name: "O'Hara Foods, Inc." }, at);
    expect(new URL(http.asked[0]?.url ?? '').searchParams.get('$where')).toBe(
      "starts_with(upper(entityname),'O''HARA FOODS')",
    );
  });

  it('finds the name under the end that Colorado writes behind it', async () => {
    const dead = colorado.replace('Robotics, Inc."', 'Robotics, Inc., Dissolved May 1, 2019"');
    const answer = await usStates.findCompany(scriptedHttp([[/colorado/, 200, dead]]), boulder, at);
    expect(answer?.match).toBe('name_and_place');
  });

  it.each([
    ['a state without a table', 'Boston, United States', 'Massachusetts: not checked'],
    ['a table that moved away', 'Denver, United States', 'Colorado: not checked'],
  ])('says "not checked" for %s', async (_case, location, note) => {
    const answer = await usStates.findCompany(scriptedHttp([]), northwind({ locations: [location] }), at);
    expect(answer?.note).toBe(note);
  });

  it('asks nothing outside the United States, and finds nothing where the register has no such name', async () => {
    const http = scriptedHttp([[/colorado/, 200, '[]']]);
    expect(await usStates.findCompany(http, northwind({ locations: ['Oslo, Norway'] }), at)).toBeNull();
    expect(http.asked).toEqual([]);
    expect(await usStates.findCompany(http, boulder, at)).toBeNull();
  });
});
