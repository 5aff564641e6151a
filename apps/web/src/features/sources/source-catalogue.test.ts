import type { CatalogueEntry, DataSource } from '@workbench/services/sources/schemas';
import { expect, it } from 'vitest';
import {
  catalogueFacts,
  filterCatalogue,
  groupSources,
  pricePerCompanyText,
  sourceUsageText,
} from './source-catalogue.ts';

it.each([
  [{ callsToday: 12, creditsToday: 3, creditCap: 100 }, '12 calls · 3 of 100 credits today'],
  [{ callsToday: 1, creditsToday: 0, creditCap: 1 }, '1 call · 0 of 1 credit today'],
  [{ callsToday: 0, creditsToday: 0, creditCap: null }, '0 calls today'],
  [{ callsToday: 2, creditsToday: 4, creditCap: null }, '2 calls · 4 credits today'],
])('usage %o reads "%s"', (usage, text) => {
  expect(sourceUsageText(usage)).toBe(text);
});

it('says what a company costs', () => {
  expect(pricePerCompanyText(0)).toBe('Free');
  expect(pricePerCompanyText(1)).toBe('Up to 1 credit per company');
});

const entry = (id: CatalogueEntry['id'], label: string, description: string) =>
  ({ id, label, description, licence: null }) as CatalogueEntry;
const ENTRIES = [
  entry('apollo', 'Apollo', 'People and companies'),
  entry('brreg', 'Brønnøysund', 'The register of Norway'),
  entry('uplead', 'UpLead', 'Companies by domain'),
];

it.each([
  ['all', '', ['apollo', 'brreg', 'uplead']],
  ['premium', '', ['apollo', 'uplead']],
  ['all', 'NORWAY register', ['brreg']],
  ['premium', 'domain', ['uplead']],
  ['all', 'nothing like it', []],
] as const)('the view %s with "%s" shows %o', (view, text, ids) => {
  expect(filterCatalogue(ENTRIES, view, text).map(({ id }) => id)).toEqual(ids);
});

it('groups sources with problems first and what is switched off last', () => {
  const source = (name: string, part: Partial<DataSource>) =>
    ({ name, id: 'apollo', health: 'connected', creditCap: null, ...part }) as DataSource;
  const listed = [
    source('open', {}),
    source('off', { health: 'disconnected', creditCap: 5 }),
    source('file', { id: null }),
    source('broken', { health: 'needs_attention', creditCap: 5 }),
    source('paid', { creditCap: 0 }),
    source('open too', {}),
  ];
  expect(groupSources(listed).map(({ title, sources }) => [title, sources.map(({ name }) => name)])).toEqual([
    ['Needs attention', ['broken']],
    ['Paid', ['paid']],
    ['Open data', ['open', 'open too']],
    ['From files', ['file']],
    ['Disconnected', ['off']],
  ]);
  expect(groupSources([])).toEqual([]);
});

it('says what to know of a source', () => {
  expect(catalogueFacts({ creditsPerCompany: 0, licence: 'CC0', gives: 'identity' })).toBe(
    'Free · License: CC0 · Identity only',
  );
  expect(catalogueFacts({ creditsPerCompany: 2, licence: null, gives: 'figures' })).toBe('Up to 2 credits per company');
});
