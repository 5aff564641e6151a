import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCompany, editCompany, importCompanies, listCompanyFields, previewImport } from '../companies/index.ts';
import { EnrichBench, marta } from '../leads/runs/enrichment.fixtures.ts';
import { putLead } from '../leads/store/leads.fixtures.ts';
import { createContext } from '../shared/context.ts';
import { deleteCompany } from './entries/delete-company.ts';
import { purgeEntry } from './entries/purge-entry.ts';
import { restoreEntry } from './entries/restore-entry.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trash-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const create = (domain: string) => createCompany({ ctx, input: { name: 'Acme', domain } });
const FILE = 'name,domain,industry,employees\nAcme again,www.acme.com,,10\nOther,other.com,,20\n';

async function fileOf(content: string): Promise<{ path: string; fileName: string; options: object }> {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  return { path, fileName: 'x.csv', options: {} };
}

async function deleteAcme(): Promise<string> {
  const { id } = await create('acme.com');
  return (await deleteCompany({ ctx, input: { id } })).id;
}

it('a deleted company is not created again: the refusal names the entry of the trash', async () => {
  const trashId = await deleteAcme();
  await expect(create('https://www.acme.com/about')).rejects.toMatchObject({
    kind: 'conflict',
    message:
      'acme.com was deleted and is in the trash as Acme; restore it there, or delete it there for good to add it again',
    details: { trashId },
  });
  expect(await CompanyModel.countDocuments()).toBe(0);
});

it('no other company is given its domain, which would be in the way of the restore', async () => {
  const trashId = await deleteAcme();
  const { id } = await create('other.com');
  const { etag } = await listCompanyFields({ ctx, input: { id } });
  await expect(editCompany({ ctx, input: { id, domain: 'acme.com', etag } })).rejects.toMatchObject({
    kind: 'conflict',
    details: { trashId },
  });
  expect(await CompanyModel.findById(id).lean()).toMatchObject({ domain: 'other.com' });
});

it('a row of a deleted company is not imported; preview and result say why and offer the restore', async () => {
  const trashId = await deleteAcme();
  const { outcome } = await previewImport({ ctx, input: await fileOf(FILE) });
  const result = await importCompanies({ ctx, input: { ...(await fileOf(FILE)), importId: randomUUID() } });
  const refused = { column: 'domain', value: 'acme.com', reason: expect.stringContaining('is in the trash'), trashId };
  for (const { created, failed, errors } of [outcome, result]) {
    expect({ created, failed }).toEqual({ created: 1, failed: 1 });
    expect(errors).toEqual([{ line: 2, ...refused }]);
  }
  expect((await CompanyModel.find().lean()).map(({ domain }) => domain)).toEqual(['other.com']);
});

it('after the restore the same file updates it, and after the purge it is a new company', async () => {
  await restoreEntry({ ctx, input: { id: await deleteAcme() } });
  const again = await importCompanies({ ctx, input: { ...(await fileOf(FILE)), importId: randomUUID() } });
  expect(again).toMatchObject({ created: 1, failed: 0 });
  const [acme] = await CompanyModel.find({ domain: 'acme.com' }).lean();
  const { id: trashId } = await deleteCompany({ ctx, input: { id: String(acme?._id) } });
  await purgeEntry({ ctx, input: { id: trashId } });
  expect((await create('acme.com')).id).not.toBe(String(acme?._id));
});

it('a lead whose employer was deleted is enriched all the same; the step of its company says why it was left out', async () => {
  const bench = new EnrichBench();
  const { id } = await createCompany({ ctx: bench.ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await deleteCompany({ ctx: bench.ctx, input: { id } });
  bench.person = () => marta();
  const { lead } = await bench.enrich(await putLead({ email: 'marta@acme.com' }));
  expect(await CompanyModel.countDocuments()).toBe(0);
  const message = expect.stringContaining('acme.com was deleted and is in the trash as Acme');
  expect(lead.steps).toMatchObject({
    pdl_search: { state: 'completed' },
    company_research: { state: 'skipped', message, credits: 0 },
  });
});
