import { CompanyModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { statistics } from '../../trash/trash.fixtures.ts';
import { mergeCompanies } from './merge-companies.ts';
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
    const undone = { restored: [input.survivorId, input.otherId], keptEdits: [] };
    expect(await undoMerge({ ctx, input: { mergeId } })).toEqual(undone);
    expect(await stored()).toEqual(before);
    expect(await statistics()).toEqual(counted);
  });
});
