import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { CompanyDay } from '../../companies/edit/company-day.fixtures.ts';
import { createCompany, createOwnColumn, updateOwnColumn } from '../../companies/index.ts';
import { deleteCompany, deleteOwnColumn, purgeEntry, restoreEntry } from '../../trash/index.ts';
import { mergeCompanies } from './merge-companies.ts';
import { undoMerge } from './undo-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const day = new CompanyDay();
const { ctx } = day;

/** Three companies of one stage: one in the trash, one merged into the third. */
async function scatter() {
  await createOwnColumn({ ctx, input: { name: 'Stage', type: 'option', options: ['Lead', 'Lost'] } });
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) {
    const { id } = await createCompany({ ctx, input: { name, domain: `${name.toLowerCase()}.com` } });
    await day.edit(id, { custom: { stage: 'Lead' } });
    ids.push(id);
  }
  const [trashed = '', survivorId = '', otherId = ''] = ids;
  const entry = await deleteCompany({ ctx, input: { id: trashed } });
  const { mergeId } = await mergeCompanies({ ctx, input: { survivorId, otherId } });
  const bringBack = async () => {
    await restoreEntry({ ctx, input: { id: entry.id } });
    return undoMerge({ ctx, input: { mergeId } });
  };
  return { survivorId, bringBack };
}

const values = async () => (await CompanyModel.find().sort({ name: 1 }).lean()).map(({ custom = {} }) => custom);

it('the values of a purged column stay away from a later one of its name, whatever comes back', async () => {
  const { bringBack } = await scatter();
  const { id } = await deleteOwnColumn({ ctx, input: { key: 'stage' } });
  await purgeEntry({ ctx, input: { id } });
  expect(await createOwnColumn({ ctx, input: { name: 'Stage', type: 'text' } })).toMatchObject({ key: 'stage' });
  expect((await bringBack()).keptEdits).toEqual([]);
  expect(await values()).toEqual([{}, {}, {}]);
});

it('an option of companies that may come back is not taken out of its column', async () => {
  const { survivorId, bringBack } = await scatter();
  await day.edit(survivorId, { custom: { stage: 'Lost' } });
  const update = (options: string[]) => updateOwnColumn({ ctx, input: { key: 'stage', options } });
  await expect(update(['Lost'])).rejects.toThrow(
    '3 companies in the trash or merged have "Lead" as Stage; give them another value first',
  );
  await bringBack();
  expect(await values()).toEqual([{ stage: 'Lead' }, { stage: 'Lost' }, { stage: 'Lead' }]);
});
