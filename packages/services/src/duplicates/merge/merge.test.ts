import { CompanyModel, ObservationModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addIdentifier, strikeIdentifier } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { deleteCompany } from '../../trash/index.ts';
import { statistics } from '../../trash/trash.fixtures.ts';
import { mergeCompanies } from './merge-companies.ts';
import { MergeDay } from './test-helpers/merge-day.ts';
import { stored, twoCompanies } from './test-helpers/two-companies.ts';
import { undoMerge } from './undo-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person', now: () => new Date('2026-06-15T10:00:00Z') });

describe('a merge', () => {
  it('moves everything to the survivor, and undone gives both back as they were', async () => {
    const input = await twoCompanies(ctx);
    const [before, counted] = [await stored(), await statistics()];
    const { mergeId, company } = await mergeCompanies({ ctx, input });
    expect(company).toMatchObject({ id: input.survivorId, name: 'Acme', domain: 'acme.com' });
    expect(await CompanyModel.find().lean()).toMatchObject([{ aliases: ['acme-corp.com'], sourceCount: 2 }]);
    const versions = await ReportModel.find({ companyId: company.id }, { version: 1 }).sort({ version: 1 }).lean();
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const undone = { restored: [input.survivorId, input.otherId], keptEdits: [], notes: [] };
    expect(await undoMerge({ ctx, input: { mergeId } })).toEqual(undone);
    expect(await stored()).toEqual(before);
    expect(await statistics()).toEqual(counted);
  });

  it('brings no figure of an identifier that was struck out at the survivor', async () => {
    const day = new MergeDay();
    const [survivorId, otherId] = [await day.create('A'), await day.create('B')];
    const identifier = { kind: 'wikidata', value: 'Q312' } as const;
    for (const id of [survivorId, otherId]) await addIdentifier({ ctx: day.ctx, input: { id, ...identifier } });
    await strikeIdentifier(day.ctx, { companyId: survivorId, identifier, reason: 'Wrong', lost: [] });
    for (const [asOf, value] of [
      ['2024-01-31', 80_000],
      ['2025-01-31', 90_000],
    ] as const)
      await day.sync(otherId, { headcount: { value }, asOf });
    const before = await stored();
    const mergeId = await day.merge(survivorId, otherId);
    expect(await day.company(survivorId)).toMatchObject({ identifiers: [], sourceCount: 0 });
    expect(await ObservationModel.countDocuments()).toBe(0);
    await day.undo(mergeId);
    expect(await stored()).toEqual(before);
  });

  it('leaves no suggestion that it has carried out, and keeps those of the other one', async () => {
    const day = new MergeDay();
    const [survivorId, otherId] = [await day.create('A'), await day.create('B')];
    await day.edit(survivorId, { industry: 'Tools' });
    await day.edit(otherId, {
      industry: 'Games',
      headcount: { employeeCount: 50, asOf: '2026-01-01', reason: 'Counted' },
    });
    for (const id of [survivorId, otherId]) await day.sync(id, { industry: 'Games', headcount: { value: 900 } });
    await day.merge(survivorId, otherId, { industry: 'other' });
    const [company] = await CompanyModel.find().lean();
    expect(company).toMatchObject({ industry: 'Games', suggestions: [{ field: 'headcount' }] });
  });

  it('is named with the trash entry of its survivor to whoever asks for the former id', async () => {
    const day = new MergeDay();
    const [survivorId, otherId] = [await day.create('A'), await day.create('B')];
    await day.merge(survivorId, otherId);
    const { id: trashId } = await deleteCompany({ ctx, input: { id: survivorId } });
    await expect(day.company(otherId)).rejects.toMatchObject({ kind: 'not_found', details: { trashId } });
  });
});
