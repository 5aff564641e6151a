import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { CompanyDay } from '../../companies/edit/company-day.fixtures.ts';
import { addIdentifier, createCompany, setCompanyTags, strikeIdentifier } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { previewMerge } from './preview-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person' });
const create = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;

it('compares two companies by the one figure that each has', async () => {
  const day = new CompanyDay();
  const survivorId = await create('Acme', 'acme.com');
  const otherId = await create('Acme Ltd', 'acme.net');
  const figure = { source: 'Wikidata', asOf: '2026-01-31', locations: [] };
  await day.sync(survivorId, { ...figure, headcount: { value: 1200 } });
  const { fields } = await previewMerge({ ctx, input: { survivorId, otherId } });
  expect(fields.find(({ field }) => field === 'headcount')).toMatchObject({
    survivor: { value: '1,200', origin: { source: 'Wikidata' } },
    other: { value: null },
    merged: 'both',
    isChoice: false,
  });
});

it('counts and compares nothing that was struck out at the survivor', async () => {
  const day = new CompanyDay();
  const survivorId = await create('Acme', 'acme.com');
  const otherId = await create('Acme Ltd', 'acme.net');
  const identifier = { kind: 'wikidata', value: 'Q312' } as const;
  for (const id of [survivorId, otherId]) await addIdentifier({ ctx, input: { id, ...identifier } });
  const figure = { source: 'Wikidata' };
  await day.sync(otherId, { ...figure, asOf: '2024-01-31', headcount: { value: 80_000 } });
  await day.sync(otherId, { ...figure, asOf: '2025-01-31', headcount: { value: 90_000 } });
  await strikeIdentifier(ctx, { companyId: survivorId, identifier, reason: 'Another Acme', lost: [] });
  const preview = await previewMerge({ ctx, input: { survivorId, otherId } });
  expect(preview.moves).toMatchObject({ sources: 0, figures: 0 });
  expect(preview.leftOutSources).toEqual(['Wikidata']);
  const field = (name: string) => preview.fields.find(({ field }) => field === name)?.other.value;
  expect([field('headcount'), field('identifiers')]).toEqual([null, []]);
});

it('names how many tags are too many', async () => {
  const survivorId = await create('Acme', 'acme.com');
  const otherId = await create('Acme Ltd', 'acme.net');
  const tags = (from: number) => Array.from({ length: 11 }, (_, at) => `Tag ${from + at}`);
  await setCompanyTags({ ctx, input: { id: survivorId, tags: tags(0) } });
  await setCompanyTags({ ctx, input: { id: otherId, tags: tags(9) } });
  const input = { survivorId, otherId };
  expect((await previewMerge({ ctx, input })).blockedBy).toBeUndefined();
  await setCompanyTags({ ctx, input: { id: otherId, tags: [...tags(10), 'tag 5'] } });
  expect((await previewMerge({ ctx, input })).blockedBy).toBe(
    'Together they have more than the 20 tags of a company; remove one tag first',
  );
});
