import { CompanyModel, CompanySyncModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { applySourceFigures, createCompany, editCompany, listCompanyFields } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { storeSync } from './store-sync.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const figure = {
  headcount: { value: 90_000 },
  kind: 'exact',
  scope: 'group',
  asOf: null,
  url: null,
  quote: null,
} as const;
const response = {
  ...{ id: 'wikidata' as const, source: 'Wikidata', outcome: 'figure' as const, message: 'Read', credits: 0 },
  ...{ at: ctx.now(), askedAt: ctx.now(), unknownWith: null, ids: { wikidata: 'Q312' }, isRetryable: false },
};

/** The last steps of a sync that queried acme.com. */
async function endSync(companyId: string): Promise<boolean> {
  const said = { companyId, domain: 'acme.com', source: 'Wikidata', connector: 'wikidata' };
  const [change] = await applySourceFigures(ctx, [
    { ...said, figures: [figure], locations: ['Oslo'], industry: 'Toys' },
  ]);
  const item = { key: companyId, batchId: 'b', params: { origin: 'single', force: false } };
  const outcome = { domain: 'acme.com', responses: [response], others: [], change: change ?? null };
  return storeSync(ctx, item as never, outcome as never);
}

it('what a sync has asked for the former domain is dropped, as is what it knows of the company', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  const { etag } = await listCompanyFields({ ctx, input: { id } });
  await editCompany({ ctx, input: { id, domain: 'acme.org', etag } });
  expect(await endSync(id)).toBe(false);
  expect(await CompanyModel.findById(id).lean()).toMatchObject({ records: [], locations: [], industry: null });
  expect(await CompanySyncModel.findById(id).lean()).toBeNull();
});

it('without a change of the domain the same answers are kept', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  expect(await endSync(id)).toBe(true);
  expect(await CompanyModel.findById(id).lean()).toMatchObject({ records: [{ value: 90_000 }], industry: 'Toys' });
  expect(await CompanySyncModel.findById(id).lean()).toMatchObject({ ids: { wikidata: 'Q312' } });
});
