import { CompanyModel, OutreachMessageModel, ReportCampaignModel, TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createCompany, getCompany } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { deleteCompany } from './delete-company.ts';
import { emptyTrash } from './empty-trash.ts';
import { listTrash } from './list-trash.ts';
import { previewDeletion } from './preview-deletion.ts';
import { removeDemoCompanies } from './remove-demo.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const at = (day: number) => createContext({ actor: 'person', now: () => new Date(Date.UTC(2026, 5, day)) });
const ctx = at(1);

async function deleted(name: string, day = 1) {
  const domain = `${name.toLowerCase().replaceAll(/\W/g, '')}.com`;
  const { id } = await createCompany({ ctx, input: { name, domain } });
  return { id, trashId: (await deleteCompany({ ctx: at(day), input: { id } })).id };
}

const labels = async (q: string) =>
  (await listTrash({ ctx, input: { q, limit: 50 } })).entries.map(({ label }) => label);

it('the trash is searched by any part of a name, in any case, and no letter has a meaning of its own', async () => {
  await deleted('Müller (Holding)');
  await deleted('Acme');
  expect(await labels('MÜLLER')).toEqual(['Müller (Holding)']);
  expect(await labels('(hold')).toEqual(['Müller (Holding)']);
  expect(await labels('.*')).toEqual([]);
  expect((await listTrash({ ctx, input: { q: 'acme', limit: 50 } })).total).toBe(1);
});

it('emptying the trash leaves what was deleted since the question, and what is being restored', async () => {
  const [old, busy] = [await deleted('Old'), await deleted('Busy')];
  await deleted('Late', 3);
  await TrashEntryModel.updateOne({ _id: busy.trashId }, { $set: { state: 'restoring' } });
  const until = at(2).now().toISOString();
  expect(await emptyTrash({ ctx, input: { until } })).toEqual({ purged: 1, left: 2 });
  expect(await TrashEntryModel.exists({ _id: old.trashId })).toBeNull();
  expect(await emptyTrash({ ctx, input: { until: at(4).now().toISOString() } })).toEqual({ purged: 1, left: 1 });
});

it('the refusal of a company in the trash names its entry, also of one that went with the demo', async () => {
  const { id, trashId } = await deleted('Acme');
  const demo = await createCompany({ ctx, input: { name: 'Fictional', domain: 'fictional.com' } });
  await CompanyModel.updateOne({ _id: demo.id }, { $set: { demo: true } });
  const { trashId: demoTrashId } = await removeDemoCompanies({ ctx, input: {} });
  const refusal = (companyId: string) => getCompany({ ctx, input: { id: companyId } });
  await expect(refusal(id)).rejects.toMatchObject({ kind: 'not_found', details: { trashId } });
  await expect(refusal(demo.id)).rejects.toMatchObject({ details: { trashId: demoTrashId } });
  await expect(refusal('0'.repeat(24))).rejects.toMatchObject({ kind: 'not_found', details: {} });
});

it('a deletion says before in which campaigns and messages the company stays by name', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await ReportCampaignModel.collection.insertOne({ _id: 'c', companyIds: [id] } as never);
  await OutreachMessageModel.collection.insertOne({ companyId: id } as never);
  const { stays } = await previewDeletion({ ctx, input: { kind: 'company', id } });
  expect(stays).toEqual([
    { what: 'messages', count: 1 },
    { what: 'campaigns', count: 1 },
  ]);
});
