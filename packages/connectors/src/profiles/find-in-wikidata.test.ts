import { describe, expect, it } from 'vitest';
import { createFakeHttp } from '../test-helpers/fake-http.ts';
import { findProfilesInWikidata } from './find-in-wikidata.ts';
import type { ProfileQuery } from './types.ts';

const marta: ProfileQuery = {
  firstName: 'Marta',
  lastName: 'Oliveira',
  organizationName: 'Northwind Freight',
  organizationDomain: 'northwind.example',
};
const snak = (value: unknown) => ({ snaktype: 'value', datavalue: { value } });
const claim = (value: unknown, qualifiers: Record<string, unknown> = {}) => ({
  mainsnak: snak(value),
  rank: 'normal',
  qualifiers: Object.fromEntries(Object.entries(qualifiers).map(([property, given]) => [property, [snak(given)]])),
});
const item = (id: string) => ({ 'entity-type': 'item', id });
const ENDED = { P582: { time: '+2020-01-01T00:00:00Z', precision: 11 } };

interface World {
  /** Statements of the person's item beside that it is human and has a profile. */
  claims?: Record<string, object[]>;
  labels?: Record<string, string>;
  slug?: string;
  organization?: { claims?: Record<string, object[]>; name?: string };
}

/** One person Q61 and one organisation Q91, known by website unless the test says otherwise. */
function wikidata({
  claims = {},
  labels = { mul: 'Marta Oliveira' },
  slug = 'marta-oliveira',
  organization = {},
}: World) {
  const named = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([language, value]) => [language, { language, value }]));
  const P856 = [claim('https://www.northwind.example/')];
  const entities: Record<string, object> = {
    Q61: {
      id: 'Q61',
      labels: named(labels),
      aliases: {},
      claims: { P31: [claim(item('Q5'))], P6634: [claim(slug)], ...claims },
    },
    Q91: {
      id: 'Q91',
      labels: named({ en: organization.name ?? 'Northwind' }),
      claims: { P856, ...organization.claims },
    },
  };
  const { http, requests } = createFakeHttp(({ url }) => {
    const query = new URL(url).searchParams;
    if (query.get('action') === 'wbgetentities') {
      const ids = (query.get('ids') ?? '').split('|');
      return { body: { entities: Object.fromEntries(ids.map((id) => [id, entities[id] ?? { id, missing: true }])) } };
    }
    const search = query.get('srsearch') ?? '';
    const titles = search.includes('P6634') ? ['Q61'] : organization.claims?.P856 === undefined ? ['Q91'] : [];
    return { body: { query: { search: titles.map((title) => ({ title })) } } };
  });
  const find = (query = marta, contactEmail: string | null = 'operator@example.com') =>
    findProfilesInWikidata(http, query, { baseUrl: 'https://{host}', contactEmail });
  return { find, requests };
}

const employed = { P108: [claim(item('Q91'))] };

describe('findProfilesInWikidata', () => {
  it('finds a human of this name whose employer has this website', async () => {
    const { find, requests } = wikidata({ claims: employed });
    expect(await find()).toEqual([
      {
        url: 'https://www.linkedin.com/in/marta-oliveira',
        source: 'wikidata',
        confidence: 0.9,
        foundAt: 'https://www.wikidata.org/wiki/Q61',
      },
    ]);
    expect(new URL(requests[0]?.url ?? '').searchParams.get('srsearch')).toBe(
      'haswbstatement:P31=Q5 haswbstatement:P6634 Marta Oliveira',
    );
    for (const { vendor, cacheMs } of requests)
      expect({ vendor, isCached: (cacheMs ?? 0) > 0 }).toEqual({ vendor: 'wikidata', isCached: true });
  });

  it.each<[string, World]>([
    ['a post held there', { claims: { P39: [claim(item('Q7'), { P642: item('Q91') })] } }],
    ['the organisation’s own item, as its head', { organization: { claims: { P169: [claim(item('Q61'))] } } }],
    ['the organisation’s own item, as its founder', { organization: { claims: { P112: [claim(item('Q61'))] } } }],
  ])('knows the tie by %s', async (_case, world) => {
    expect(await wikidata(world).find()).toMatchObject([{ confidence: 0.9 }]);
  });

  it('knows an organisation without this website by its whole name', async () => {
    const organization = { name: 'Northwind Freight, Inc.', claims: { P856: [claim('https://other.example')] } };
    const { find } = wikidata({ claims: employed, organization });
    expect(await find()).toMatchObject([{ confidence: 0.8 }]);
    expect(await find({ ...marta, organizationDomain: null })).toMatchObject([{ confidence: 0.8 }]);
    expect(await find({ ...marta, organizationName: 'Northwind' })).toEqual([]);
  });

  it('reads names in any language, and other names', async () => {
    const { find } = wikidata({ claims: employed, labels: { de: 'Tomáš Dvořák' }, slug: 'tomas-dvorak' });
    expect(await find({ ...marta, firstName: 'Tomas', lastName: 'Dvorak' })).toHaveLength(1);
    expect(await find()).toEqual([]);
  });

  it('is not certain of a post that has ended, or of an address that bears another name', async () => {
    const past = wikidata({ claims: { P108: [claim(item('Q91'), ENDED)] } });
    expect(await past.find()).toMatchObject([{ confidence: 0.5 }]);
    expect(await wikidata({ claims: employed, slug: 'growth-wizard' }).find()).toMatchObject([{ confidence: 0.75 }]);
  });

  it.each<[string, World]>([
    ['without a tie to the organisation', {}],
    ['who works for another organisation', { claims: { P108: [claim(item('Q92'))] } }],
    ['who is no human', { claims: { ...employed, P31: [claim(item('Q95074'))] } }],
    ['whose profile is given up', { claims: { ...employed, P6634: [claim('marta-oliveira', ENDED)] } }],
    ['whose profile is no address', { claims: employed, slug: '../company/x y' }],
    ['of another name', { claims: employed, labels: { en: 'Martha Oliveira' } }],
  ])('gives nobody %s', async (_case, world) => {
    expect(await wikidata(world).find()).toEqual([]);
  });

  it('asks nobody by a name alone, and needs a contact address', async () => {
    const { find, requests } = wikidata({ claims: employed });
    expect(await find({ ...marta, organizationDomain: null, organizationName: null })).toEqual([]);
    expect(await find({ ...marta, lastName: '…' })).toEqual([]);
    await expect(find(marta, null)).rejects.toMatchObject({ name: 'ConnectorError', kind: 'not_connected' });
    expect(requests).toEqual([]);
  });

  it('sends no sign of a name that the search would read as an operator', async () => {
    const { find, requests } = wikidata({});
    await find({ ...marta, firstName: 'Marta|P31=Q1', lastName: '"Oliveira" -x' });
    expect(new URL(requests[0]?.url ?? '').searchParams.get('srsearch')).toMatch(/P6634 [\p{L}\p{N} ]+$/u);
  });

  it('says that Wikidata is busy', async () => {
    const { http } = createFakeHttp(() => ({ body: { error: { code: 'maxlag' } } }));
    const settings = { baseUrl: 'https://{host}', contactEmail: 'operator@example.com' };
    await expect(findProfilesInWikidata(http, marta, settings)).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  });
});
