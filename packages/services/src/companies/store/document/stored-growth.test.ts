import { type CompanyGrowthDoc, CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { CompanyDay } from '../../edit/company-day.fixtures.ts';
import { addIdentifier } from '../../identifiers/add-identifier.ts';
import { restoreIdentifier } from '../../identifiers/restore-identifier.ts';
import { strikeIdentifier } from '../../identifiers/strike-identifier.ts';
import { createCompany } from '../create-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const HEADER = 'name,domain,industry,Employees (Register),As of (Register)\n';

async function tracked(day: CompanyDay, domain: string): Promise<string> {
  return (await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain } })).id;
}

async function yearly(id: string): Promise<string | null> {
  const company = await CompanyModel.findById(id, { growth: 1 }).lean<{ growth?: CompanyGrowthDoc | null }>();
  const growth = company?.growth?.m12;
  return growth ? `${growth.source} ${growth.from}→${growth.to}` : null;
}

/** A company of whose growth a connector knows. */
async function synced(day: CompanyDay, domain = 'acme.com'): Promise<string> {
  const id = await tracked(day, domain);
  await day.sync(id, { headcount: { value: 100 }, asOf: '2025-06-01' });
  expect(await yearly(id)).toBeNull();
  await day.sync(id, { headcount: { value: 120 }, asOf: '2026-06-01' });
  expect(await yearly(id)).toBe('Wikidata 100→120');
  return id;
}

it('follows an identifier that is struck out and restored', async () => {
  const day = new CompanyDay();
  const id = await synced(day);
  const identifier = { kind: 'hubspot', value: '123' };
  await addIdentifier({ ctx: day.ctx, input: { id, ...identifier } });
  const lost = [{ source: 'Wikidata', connector: 'wikidata' }];
  await strikeIdentifier(day.ctx, { companyId: id, identifier, reason: 'Another company', lost });
  expect(await yearly(id)).toBeNull();
  await restoreIdentifier({ ctx: day.ctx, input: { id, ...identifier } });
  expect(await yearly(id)).toBe('Wikidata 100→120');
});

it('leaves with the answers of a source when the domain is corrected', async () => {
  const day = new CompanyDay();
  const id = await synced(day);
  await day.edit(id, { domain: 'acme.org' });
  expect(await yearly(id)).toBeNull();
});

it('follows figures of files, also one that comes later and is older', async () => {
  const day = new CompanyDay();
  const id = await tracked(day, 'acme.com');
  await day.import(`${HEADER}Acme,acme.com,Tools,150,2026-06-01\n`);
  const before = await CompanyModel.findById(id, { updatedAt: 1 }).lean();
  expect((await day.import(`${HEADER}Acme,acme.com,Tools,100,2025-06-01\n`)).historical).toBe(1);
  expect(await yearly(id)).toBe('Register 100→150');
  const after = await CompanyModel.findById(id, { updatedAt: 1 }).lean();
  expect(after?.updatedAt).not.toEqual(before?.updatedAt);
});

it('counts one spelling of a location once', async () => {
  const day = new CompanyDay();
  const id = await tracked(day, 'acme.com');
  await day.sync(id, { locations: ['Berlin, Germany', 'Berlin, Deutschland', 'Nowhere'] });
  const company = await CompanyModel.findById(id, { normalizedLocations: 1 }).lean();
  expect(company?.normalizedLocations).toEqual([{ country: 'DE', city: 'Berlin' }]);
});
