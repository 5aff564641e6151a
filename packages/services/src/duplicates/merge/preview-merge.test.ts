import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { CompanyDay } from '../../companies/edit/company-day.fixtures.ts';
import { createCompany } from '../../companies/index.ts';
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
