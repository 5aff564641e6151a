import { ArchivedDocumentModel, CompanyModel, ViewModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startBulk, undoBulk } from '../../bulk/index.ts';
import { CompanyDay } from '../../companies/edit/company-day.fixtures.ts';
import {
  createCompany,
  createOwnColumn,
  dismissDisagreement,
  getDisagreement,
  listCompanies,
  listFilterValues,
  listOwnColumns,
  setCompanyTags,
} from '../../companies/index.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { deleteCompany } from '../../trash/index.ts';
import { createView } from '../../views/index.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const NAME = 'Marta Oliveira';
const MAIL = 'marta.oliveira@acme.example';
const erase = () =>
  erasePersonalData({ ctx, input: { identifiers: [MAIL], name: '', company: '', confirmed: [], reason: '' } });

it('a company is neither found nor filtered by a person who was erased, in the trash too', async () => {
  const track = async (domain: string) => {
    const { id } = await createCompany({ ctx, input: { name: 'Acme', domain, industry: `See ${MAIL}` } });
    await setCompanyTags({ ctx, input: { id, tags: [MAIL, 'Fair'] } });
    return id;
  };
  const id = await track('acme.com');
  await deleteCompany({ ctx, input: { id: await track('acme.org') } });
  const tags = () => listFilterValues({ ctx, input: { field: 'tag' } });
  expect(await tags()).toContainEqual({ value: MAIL, count: 1 });
  expect(await erase()).toMatchObject({ leftovers: [] });
  expect(await tags()).toEqual([
    { value: 'Fair', count: 1 },
    { value: '[erased]', count: 1 },
  ]);
  expect(await CompanyModel.findById(id).lean()).toMatchObject({
    industry: 'See [erased]',
    tags: ['[erased]', 'Fair'],
  });
  for (const q of [MAIL, 'marta', 'oliveira']) expect((await listCompanies({ ctx, input: { q } })).total).toBe(0);
  expect((await listCompanies({ ctx, input: { q: 'see' } })).total).toBe(1);
  const left = [await CompanyModel.find().lean(), await ArchivedDocumentModel.find().lean()];
  expect(JSON.stringify(left)).not.toContain('marta');
});

it('a person in the industry of a company is found, and erased from it', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com', industry: `See ${MAIL}` } });
  await createCompany({ ctx, input: { name: 'Other', domain: 'other.com', industry: 'Machinery' } });
  const input = { identifiers: [MAIL], name: '', company: '' };
  const { records } = await findPersonalData({ ctx, input });
  expect(records).toEqual([{ place: 'industries of companies', id, label: 'Acme', match: 'identifier' }]);
  expect(await erase()).toMatchObject({
    erased: [{ place: 'industries of companies', count: 1 }],
    leftovers: [],
  });
  expect((await findPersonalData({ ctx, input })).records).toEqual([]);
  expect(await CompanyModel.findById(id).lean()).toMatchObject({ industry: 'See [erased]' });
});

it('views whose names become the same are numbered', async () => {
  for (const name of [MAIL, MAIL.replace('@', '+fair@')]) await createView({ ctx, input: { name } });
  expect(await erase()).toMatchObject({ leftovers: [] });
  expect((await ViewModel.find().lean()).map(({ name }) => name).sort()).toEqual(['[erased]', '[erased] 2']);
});

it('tags, reasons of decisions, own columns, views and undo records are found and erased by name, once confirmed', async () => {
  const day = new CompanyDay();
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  const action = { kind: 'addTags' as const, tags: [`Call ${NAME}`] };
  const change = await startBulk({ ctx, input: { selection: { ids: [id] }, action } });
  for (const [source, value] of Object.entries({ A: 100, B: 300 })) {
    await day.sync(id, { source, headcount: { value }, asOf: '2026-06-01' });
  }
  const { state } = await getDisagreement({ ctx, input: { id } });
  await dismissDisagreement({ ctx, input: { id, state, reason: `${NAME} says so` } });
  await createOwnColumn({ ctx, input: { name: `Of ${NAME}`, type: 'option', options: [NAME, 'Others'] } });
  await createView({ ctx, input: { name: NAME, q: NAME, filter: { field: 'tag', op: 'anyOf', value: action.tags } } });
  const subject = { identifiers: [MAIL], name: NAME, company: '' };
  const { records } = await findPersonalData({ ctx, input: subject });
  expect(records.map(({ place, match }) => [place, match])).toEqual(
    [
      'own columns',
      'tags and decisions of companies',
      'history of tags and decisions',
      'history of tags and decisions',
      'changes of many companies',
      'saved views',
    ].map((place) => [place, 'name']),
  );
  const confirmed = records.map(({ place, id: recordId }) => ({ place, id: recordId }));
  expect(await erasePersonalData({ ctx, input: { ...subject, confirmed, reason: '' } })).toMatchObject({
    leftovers: [],
  });
  expect((await findPersonalData({ ctx, input: subject })).records).toEqual([]);
  expect((await CompanyModel.findById(id).lean())?.tags).toEqual(['Call [erased]']);
  expect((await listOwnColumns())[0]).toMatchObject({ name: 'Of [erased]', options: ['[erased]', 'Others'] });
  await undoBulk({ ctx, input: { id: change.id } });
  expect((await CompanyModel.findById(id).lean())?.tags).toEqual([]);
});
