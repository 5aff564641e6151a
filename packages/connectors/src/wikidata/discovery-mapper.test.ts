import { expect, test } from 'vitest';
import { toDiscovered, toDiscoveryQuery } from './discovery-mapper.ts';
import { sparqlSchema } from './schema.ts';
import sparqlFixture from './sparql.fixture.json' with { type: 'json' };

const ALL = { industry: null, location: null, minEmployees: null, maxEmployees: null };
const NOW = new Date('2026-11-20T00:00:00Z');
const row = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, { value }]));

test('the query asks for live companies of the trade, place and size', () => {
  const filters = { ...ALL, minEmployees: 50, maxEmployees: 500 };
  const query = toDiscoveryQuery(filters, { industries: ['Q1', 'Q2'], locations: ['Q3'] }, 25);
  expect(query).toContain('VALUES ?industry { wd:Q1 wd:Q2 }');
  expect(query).toContain('FILTER(?size >= 50) FILTER(?size <= 500)');
  expect(query).toContain('FILTER NOT EXISTS { ?item wdt:P576 ?dissolved }');
  expect(query).toContain('LIMIT 25');
  expect(toDiscoveryQuery(ALL, { industries: null, locations: ['Q3'] }, 25)).not.toContain('?size');
});

test('rows of one item become one company with its newest figure', () => {
  const common = {
    item: 'http://www.wikidata.org/entity/Q1',
    itemLabel: 'Northwind',
    site: 'https://www.northwind.example/',
  };
  const rows = [
    row({ ...common, emp: '80', when: '2019-01-01T00:00:00Z', hqLabel: 'Boulder', countryLabel: 'United States' }),
    row({ ...common, emp: '120', when: '2024-01-01T00:00:00Z', industryLabel: 'industrial robotics' }),
    row({ ...common, emp: '9999', when: '2025-01-01T00:00:00Z', rank: 'http://wikiba.se/ontology#DeprecatedRank' }),
  ];
  expect(toDiscovered(rows, ALL, NOW)).toEqual([
    {
      name: 'Northwind',
      domain: 'northwind.example',
      industry: 'Industrial Robotics',
      headcount: { value: 120 },
      location: 'Boulder, United States',
    },
  ]);
  expect(toDiscovered(rows, { ...ALL, maxEmployees: 100 }, NOW)).toEqual([]);
});

test('an item without an English name is left out', () => {
  expect(toDiscovered(sparqlSchema.parse(sparqlFixture).results.bindings, ALL, NOW)).toEqual([]);
});

test('the newest figure is neither of a year to come nor of an unknown day, and a bare item number is no name', () => {
  const common = { item: 'http://www.wikidata.org/entity/Q1', itemLabel: 'Northwind' };
  const unknown = { emp: '77', when: 'http://www.wikidata.org/.well-known/genid/ab12' };
  const labels = { industryLabel: 'Q111111', hqLabel: 'Q222222', countryLabel: 'Norway' };
  const rows = [
    row({ ...common, ...labels, emp: '100', when: '2020-01-01T00:00:00Z' }),
    row({ ...common, emp: '9000', when: '2031-01-01T00:00:00Z' }),
    row({ ...common, ...unknown }),
  ];
  expect(toDiscovered(rows, ALL, NOW)).toMatchObject([
    { industry: null, location: 'Norway', headcount: { value: 100 } },
  ]);
  expect(toDiscovered(rows.slice(1), ALL, NOW)).toMatchObject([{ headcount: { value: 77 } }]);
});
