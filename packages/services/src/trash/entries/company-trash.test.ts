import {
  ArchivedDocumentModel,
  AuditLineModel,
  CompanyChangeModel,
  CompanyModel,
  ContactModel,
  TrashEntryModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, getTotals, listCompanies } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { addFigures, companyWithEverything, documentsOf, snapshot, statistics } from '../trash.fixtures.ts';
import { deleteCompany } from './delete-company.ts';
import { listTrash } from './list-trash.ts';
import { previewDeletion } from './preview-deletion.ts';
import { purgeEntry, purgeExpired } from './purge-entry.ts';
import { removeDemoCompanies } from './remove-demo.ts';
import { restoreEntry } from './restore-entry.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 24 * 60 * 60_000;
const now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ actor: 'person', now: () => now });
const list = (input = {}) => listTrash({ ctx, input: { limit: 50, ...input } });
const search = async (q: string) => (await listCompanies({ ctx, input: { q } })).items.map(({ name }) => name);

describe('a deleted company', () => {
  it('says before what goes along and what stays', async () => {
    const id = await companyWithEverything(ctx);
    expect(await previewDeletion({ ctx, input: { kind: 'company', id } })).toEqual({
      label: 'Acme',
      contents: [
        { what: 'figures', count: 3 },
        { what: 'syncs', count: 1 },
        { what: 'reports', count: 2 },
        { what: 'notes', count: 1 },
      ],
      stays: [
        { what: 'contacts', count: 1 },
        { what: 'leads', count: 1 },
      ],
      days: 30,
    });
  });

  it('leaves lists, search, statistics and every collection; people stay and keep its name', async () => {
    const id = await companyWithEverything(ctx);
    await companyWithEverything(ctx, 'Other', 'other.com');
    const entry = await deleteCompany({ ctx, input: { id } });
    expect(entry).toMatchObject({
      kind: 'company',
      recordIds: [id],
      label: 'Acme',
      state: 'trashed',
      deletedBy: 'person',
    });
    expect(entry.expiresAt).toBe(new Date(now.getTime() + 30 * DAY_MS).toISOString());
    expect(await documentsOf(id)).toBe(0);
    expect(await search('acme')).toEqual([]);
    expect((await getTotals()).companies).toBe(1);
    expect((await ContactModel.find().lean()).map(({ organizationName }) => organizationName)).toEqual([
      'Acme',
      'Other',
    ]);
    await expect(deleteCompany({ ctx, input: { id } })).rejects.toThrow('No company has the id');
  });

  it('comes back byte for byte, with its statistics and its search words, and its history says so', async () => {
    const id = await companyWithEverything(ctx);
    const [before, counted] = [await snapshot(), await statistics()];
    const { id: trashId } = await deleteCompany({ ctx, input: { id } });
    expect(await restoreEntry({ ctx, input: { id: trashId } })).toEqual({
      kind: 'company',
      recordIds: [id],
      label: 'Acme',
      notes: [],
    });
    expect(await snapshot()).toEqual(before);
    expect(await statistics()).toEqual(counted);
    expect(await search('acme')).toEqual(['Acme']);
    expect((await list()).total).toBe(0);
    expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
    const changes = (await CompanyChangeModel.find().sort({ _id: 1 }).lean()).map(({ kind, by }) => [kind, by.kind]);
    expect(changes).toEqual([
      ['deleted', 'person'],
      ['restored', 'person'],
    ]);
  });

  it('is not restored when its domain has been taken, and the refusal names who has it', async () => {
    const id = await companyWithEverything(ctx);
    const { id: trashId } = await deleteCompany({ ctx, input: { id } });
    // As a merge does, which knows nothing of the trash.
    await CompanyModel.collection.insertOne({ name: 'Newcomer', domain: 'acme.com' } as never);
    await expect(restoreEntry({ ctx, input: { id: trashId } })).rejects.toThrow(
      'acme.com is tracked again as Newcomer; delete that company first',
    );
    expect((await list()).entries).toMatchObject([{ id: trashId, state: 'trashed' }]);
    expect(await documentsOf(id)).toBe(0);
  });

  it('is purged on request, and by itself after 30 days', async () => {
    const [first, second] = [await companyWithEverything(ctx), await companyWithEverything(ctx, 'Other', 'other.com')];
    const { id: trashId } = await deleteCompany({ ctx, input: { id: first } });
    const { id: expiring } = await deleteCompany({ ctx, input: { id: second } });
    await purgeEntry({ ctx, input: { id: trashId } });
    await expect(restoreEntry({ ctx, input: { id: trashId } })).rejects.toThrow('The trash has no entry');
    const after = (days: number) => createContext({ now: () => new Date(now.getTime() + days * DAY_MS) });
    await purgeExpired(after(29));
    expect((await list()).total).toBe(1);
    await purgeExpired(after(30));
    expect((await list()).total).toBe(0);
    expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
    // Nobody called for it: without a line of its own the audit log would not have it.
    const [line] = await AuditLineModel.find({ operation: 'trash.expiry' }).lean();
    expect(line).toMatchObject({ records: [expiring], actorKind: 'job', outcome: 'done' });
  });
});

describe('the trash', () => {
  it('is paged, newest first, and filtered by kind', async () => {
    for (let index = 0; index < 5; index++) {
      const { id } = await createCompany({ ctx, input: { name: `C${index}`, domain: `c${index}.com` } });
      const later = createContext({ now: () => new Date(now.getTime() + Math.floor(index / 2) * 1000) });
      await deleteCompany({ ctx: later, input: { id } });
    }
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor });
    const third = await list({ limit: 2, cursor: second.nextCursor });
    const labels = [first, second, third].flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(labels[0]).toBe('C4');
    expect(labels.toSorted()).toEqual(['C0', 'C1', 'C2', 'C3', 'C4']);
    expect([first.total, third.nextCursor]).toEqual([5, null]);
    expect((await list({ kind: 'demo' })).total).toBe(0);
    await expect(list({ cursor: 'x' })).rejects.toThrow('nextCursor of the previous page');
  });

  it('takes the demo as one entry, leaves what a person brought, and gives it back with the times of its syncs', async () => {
    const id = await companyWithEverything(ctx, 'Fictional', 'fictional.example.com');
    await addFigures(ctx, id, 'Demo source', [90]);
    await CompanyModel.updateOne({ _id: id }, { $set: { demo: true } });
    await companyWithEverything(ctx);
    const [before, counted] = [await snapshot(), await statistics()];
    const { removed, trashId } = await removeDemoCompanies({ ctx, input: {} });
    expect(removed).toBe(1);
    expect(await search('')).toEqual(['Acme']);
    await restoreEntry({ ctx, input: { id: trashId ?? '' } });
    expect(await snapshot()).toEqual(before);
    expect(await statistics()).toEqual(counted);
    expect(await TrashEntryModel.countDocuments()).toBe(0);
  });

  it('leaves the domains of the demo free: the same companies can be tracked again', async () => {
    const id = await companyWithEverything(ctx, 'Fictional', 'fictional.example.com');
    await CompanyModel.updateOne({ _id: id }, { $set: { demo: true } });
    const { trashId } = await removeDemoCompanies({ ctx, input: {} });
    await createCompany({ ctx, input: { name: 'Real', domain: 'fictional.example.com' } });
    await expect(restoreEntry({ ctx, input: { id: trashId ?? '' } })).rejects.toThrow('is tracked again as Real');
  });
});
