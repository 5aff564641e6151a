import { LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { updateLead } from '../edit/update-lead.ts';
import { decideSuggestion } from '../review/decide.ts';
import { importPastedInput, importSheetInput, previewPastedInput } from '../schemas.ts';
import { HEADER, importWorkspace, personRow, SHEET_ID } from './import.fixtures.ts';
import { importPasted, previewPasted } from './import-pasted.ts';
import { importLeadSheet, previewSheet } from './import-sheet.ts';

useTestDatabase();
const { ctx, clock, sheets, forget } = importWorkspace();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const place = importSheetInput.parse({ spreadsheetId: SHEET_ID, enrichmentSteps: [] });
const importSheet = (...rows: string[][]) => {
  sheets.tabs = [{ title: 'Sheet1', rows: [HEADER, ...rows] }];
  return importLeadSheet({ ctx, input: place });
};
const preview = () => previewSheet({ ctx, input: place });
const textOf = (rows: string[][]) => [HEADER, ...rows].map((row) => row.join('\t')).join('\n');
const paste = (...rows: string[][]) =>
  importPasted({ ctx, input: importPastedInput.parse({ text: textOf(rows), enrich: false }) });
const previewPaste = (...rows: string[][]) =>
  previewPasted({ ctx, input: previewPastedInput.parse({ text: textOf(rows) }) });
/** "Marta Oliveira marta@acme.example Buyer" of everybody, in the order in which they were made. */
const people = async () => {
  const leads = await LeadModel.find().sort({ _id: 1 }).lean();
  return leads.map(({ firstName, lastName, email, title }) => [firstName, lastName, email, title].join(' ').trim());
};
const idOf = async (firstName: string) => {
  const lead = await LeadModel.findOne({ firstName }).lean();
  if (lead === null) throw new Error(`There is no lead ${firstName}`);
  return lead._id.toHexString();
};
const type = async (firstName: string, values: Parameters<typeof updateLead>[0]['input']['values']) =>
  updateLead({ ctx, input: { id: await idOf(firstName), values } }, ignoreChanges);

const MARTA = personRow('Marta Oliveira', 'marta@acme.example', 'Acme', 'Buyer');
const BOB = personRow('Bob Bell', 'bob@acme.example', 'Acme', 'Boss');
const ANNA = personRow('Anna Schmidt', 'kanzlei@schmidt.example', 'Schmidt');
const BEN = personRow('Ben Weber', 'kanzlei@schmidt.example', 'Schmidt');

describe('a wrong address that was corrected', () => {
  it('on the screen is the next person’s own', async () => {
    await importSheet(MARTA);
    await type('Marta', { email: 'bob@acme.example' });
    await type('Marta', { email: 'marta@acme.example' });
    expect(await paste(BOB)).toMatchObject({ created: 1, duplicates: 0 });
    expect(await importSheet(MARTA, BOB)).toMatchObject({ unchanged: 2, duplicates: 0 });
    expect(await people()).toEqual(['Marta Oliveira marta@acme.example Buyer', 'Bob Bell bob@acme.example Boss']);
    // By the address alone, under a short name.
    expect(await paste(personRow('Robert Bell', 'bob@acme.example', ''))).toMatchObject({ created: 0, updated: 1 });
  });

  it.each([
    ['before', (marta: string[], bob: string[]) => [bob, marta]],
    ['after', (marta: string[], bob: string[]) => [marta, bob]],
  ])('in the sheet stays with nobody when its owner is added %s them', async (_, order) => {
    await importSheet(MARTA.with(2, 'bob@acme.example').with(6, '+351 210 000 000'));
    const id = await idOf('Marta');
    await type('Marta', { title: 'Head of Buying' });
    const rows = order(MARTA.with(4, ''), BOB);
    sheets.tabs = [{ title: 'Sheet1', rows: [HEADER, ...rows] }];
    expect(await preview()).toMatchObject({ created: 1, updated: 1, duplicates: 0 });
    expect(await importSheet(...rows)).toMatchObject({ created: 1, updated: 1, duplicates: 0 });
    expect(await idOf('Marta')).toBe(id);
    expect(await people()).toEqual([
      'Marta Oliveira marta@acme.example Head of Buying',
      'Bob Bell bob@acme.example Boss',
    ]);
    expect(await LeadModel.findOne({ firstName: 'Bob' }).lean()).toMatchObject({ phone: null });
    expect(await importSheet(...rows)).toMatchObject({ unchanged: 2 });
    // The address is its owner's from then on, under whatever form of the name.
    expect(await paste(personRow('Robert Bell', 'bob@acme.example', ''))).toMatchObject({ created: 0, updated: 1 });
    expect(await people()).toHaveLength(2);
  });

  it('still finds who was listed under it elsewhere', async () => {
    await importSheet(MARTA);
    await type('Marta', { email: 'm.oliveira@acme.example' });
    expect(await paste(personRow('Marta', 'marta@acme.example', ''))).toMatchObject({ created: 0, duplicates: 0 });
    expect(await people()).toHaveLength(1);
  });

  it('leaves a row what it was when only its address is another now', async () => {
    await importSheet(MARTA, ANNA);
    const id = await idOf('Marta');
    expect(await importSheet(ANNA, MARTA.with(2, 'm@acme.example'))).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await LeadModel.findOne({ firstName: 'Marta' }).lean()).toMatchObject({ email: 'm@acme.example' });
    expect(await idOf('Marta')).toBe(id);
  });
});

describe('two people with one address', () => {
  it.each([
    ['Schmidt', 'kanzlei@schmidt.example'],
    ['', 'kanzlei@schmidt.example'],
    ['', 'info@schmidt.example'],
  ])('are two leads, found again in any order and list: company "%s", %s', async (company, email) => {
    const [anna, ben] = [ANNA, BEN].map((row) => row.with(2, email).with(3, company)) as [string[], string[]];
    expect(await previewPaste(anna, ben)).toMatchObject({ created: 2, duplicates: 0, errors: [] });
    expect(await importSheet(anna, ben)).toMatchObject({ created: 2, duplicates: 0 });
    expect(await importSheet(ben, anna)).toMatchObject({ unchanged: 2 });
    expect(await paste(ben)).toMatchObject({ unchanged: 1 });
    expect(await paste(ben.with(4, 'Lawyer'), anna, ben)).toMatchObject({ updated: 1, unchanged: 1, duplicates: 1 });
    expect(await people()).toEqual([`Anna Schmidt ${email}`, `Ben Weber ${email} Lawyer`]);
  });

  it('can each be changed on the screen, and keep who is found by the address', async () => {
    await importSheet(ANNA, BEN);
    await type('Ben', { title: 'Lawyer' });
    await type('Anna', { title: 'Notary' });
    expect(await importSheet(BEN, ANNA)).toMatchObject({ unchanged: 2 });
    expect(await people()).toEqual([
      'Anna Schmidt kanzlei@schmidt.example Notary',
      'Ben Weber kanzlei@schmidt.example Lawyer',
    ]);
  });

  it('are two once the row that named nobody names another one', async () => {
    expect(await importSheet(ANNA.with(0, '').with(1, ''), BEN)).toMatchObject({ created: 1, duplicates: 1 });
    expect(await importSheet(ANNA, BEN)).toMatchObject({ created: 1, updated: 1, duplicates: 0 });
    expect(await importSheet(BEN, ANNA)).toMatchObject({ unchanged: 2 });
  });

  it('are one when the names may be one person’s', async () => {
    const short = personRow('B. Weber', 'kanzlei@schmidt.example', 'Weber');
    expect(await importSheet(BEN, short)).toMatchObject({ created: 1, duplicates: 1 });
  });

  it('may be namesakes of somebody at the same company', async () => {
    const own = personRow('Ben Weber', 'ben@schmidt.example', 'Schmidt');
    const other = personRow('Ben Weber', 'office@schmidt.example', 'Schmidt');
    const rows = [ANNA, BEN, own, personRow('Ida Holm', 'office@schmidt.example', 'Schmidt'), other];
    expect(await importSheet(...rows)).toMatchObject({ created: 4, duplicates: 1, failed: 0 });
    const before = await people();
    expect(await importSheet(...rows)).toMatchObject({ created: 0, updated: 0 });
    expect(await people()).toEqual(before);
  });
});

describe('a name that was corrected', () => {
  const ROBERT = personRow('Robert Jones', 'bob.jones@acme.example', 'Acme', 'Buyer');

  it.each(['Bob', 'Unknown', 'Sales Team', 'moliveira'])('from "%s" in the sheet stays one lead', async (name) => {
    const before = personRow(name, 'bob.jones@acme.example', 'Acme', 'Buyer');
    await importSheet(MARTA, before);
    const first = before[0] ?? '';
    const id = await idOf(first);
    await type(first, { phone: '+351210000000' });
    sheets.tabs = [{ title: 'Sheet1', rows: [HEADER, ROBERT, MARTA] }];
    expect(await preview()).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await importSheet(ROBERT, MARTA)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const lead = await LeadModel.findById(id).lean();
    expect(lead).toMatchObject({ firstName: 'Robert', lastName: 'Jones', phone: '+351210000000' });
    expect(lead).toMatchObject({ keys: ['email:bob.jones@acme.example'], listIds: [expect.any(String)] });
    expect(await importSheet(MARTA, ROBERT)).toMatchObject({ unchanged: 2 });
    // Elsewhere the names are all that there is, and they are two people's.
    expect(await paste(personRow('Ida Holm', 'bob.jones@acme.example'))).toMatchObject({ created: 1 });
  });

  it('is not another lead’s where whoever has this name and address is known already', async () => {
    await paste(ANNA, BEN);
    const carl = personRow('Carl Zeiss', 'kanzlei@schmidt.example', 'Schmidt');
    await importSheet(carl);
    expect(await importSheet(BEN)).toMatchObject({ created: 0, unchanged: 1 });
    expect(await people()).toEqual([
      'Anna Schmidt kanzlei@schmidt.example',
      'Ben Weber kanzlei@schmidt.example',
      'Carl Zeiss kanzlei@schmidt.example',
    ]);
  });
});

describe('a suggestion that was accepted', () => {
  it('stands when the unchanged sheet is imported again', async () => {
    await importSheet(MARTA);
    const suggestion = { field: 'title', value: 'CEO', source: 'pdl', confidence: 0.9, at: AT };
    await LeadModel.updateOne({}, { $set: { suggestions: [suggestion] }, $inc: { revision: 1 } });
    await decideSuggestion({ ctx, input: { id: await idOf('Marta'), field: 'title', accept: true } }, ignoreChanges);
    await importSheet(MARTA);
    expect(await LeadModel.findOne().lean()).toMatchObject({ title: 'CEO', origins: { title: { source: 'pdl' } } });
  });
});
