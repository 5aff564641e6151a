import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyDay } from '../../companies/edit/company-day.fixtures.ts';
import {
  addAlias,
  createCompany,
  findCompanyByDomain,
  getCompany,
  listAliases,
  listCompanies,
  removeAlias,
} from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { deleteCompany } from '../../trash/index.ts';
import { loadCompared } from '../find/load-compared.ts';
import { mergeCompanies } from './merge-companies.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person' });
const create = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;

async function merged() {
  const survivorId = await create('Acme', 'acme.com');
  const otherId = await create('Umbrella Tools', 'umbrella.io');
  const { mergeId } = await mergeCompanies({ ctx, input: { survivorId, otherId } });
  return { survivorId, otherId, mergeId };
}

describe('a further domain of a company', () => {
  it('finds it in the search, and by no word of the name that it had', async () => {
    const { survivorId, otherId } = await merged();
    const search = async (q: string) =>
      (await listCompanies({ ctx, input: { q, limit: 10 } })).items.map(({ id }) => id);
    expect(await search('umbrella.io')).toEqual([survivorId]);
    expect(await search('tools')).toEqual([]);
    expect(await getCompany({ ctx, input: { id: otherId } })).toMatchObject({ id: survivorId, mergedInto: survivorId });
  });

  it('is refused for another company, and in the trash with the company', async () => {
    const { survivorId } = await merged();
    await expect(create('Umbrella', 'umbrella.io')).rejects.toThrow('umbrella.io is already tracked as Acme');
    const day = new CompanyDay();
    const other = await create('Other', 'other.com');
    await expect(day.edit(other, { domain: 'umbrella.io' })).rejects.toThrow('already tracked as Acme');
    await deleteCompany({ ctx, input: { id: survivorId } });
    await expect(create('Umbrella', 'umbrella.io')).rejects.toThrow('in the trash as Acme');
  });

  it('of a row in a file adds to the company and gives it no other name', async () => {
    const { survivorId } = await merged();
    const day = new CompanyDay();
    const rows = [
      'name,domain,industry,Employees (Registry)',
      'Acme,acme.com,Tools,120',
      'Umbrella,www.umbrella.io,Tools,',
    ];
    expect(await day.import(rows.join('\n'))).toMatchObject({ created: 0 });
    expect(await day.import(`${rows[0]}\nUmbrella,umbrella.io,Tools,90`)).toMatchObject({ created: 0, updated: 1 });
    expect(await CompanyModel.find().lean()).toMatchObject([{ name: 'Acme', records: [{ value: 90 }] }]);
    expect(await getCompany({ ctx, input: { id: survivorId } })).toMatchObject({ name: 'Acme', domain: 'acme.com' });
  });

  it('is added by hand, and not while another company has it, also in the trash', async () => {
    const id = await create('Acme', 'acme.com');
    const add = (domain: string) => addAlias({ ctx, input: { id, domain } });
    expect((await add('https://acme.io/en')).aliases).toEqual(['acme.io']);
    expect((await findCompanyByDomain('acme.io'))?.name).toBe('Acme');
    const other = await create('Other', 'other.com');
    await expect(add('other.com')).rejects.toThrow('other.com is already tracked as Other; merge the two');
    await deleteCompany({ ctx, input: { id: other } });
    await expect(add('other.com')).rejects.toThrow('in the trash as Other');
    await removeAlias({ ctx, input: { id, domain: 'acme.io' } });
    await add('acme.io');
    expect(await listAliases({ ctx, input: { id } })).toMatchObject({
      domains: [{ domain: 'acme.io', origin: { by: 'person', summary: 'Entered by hand' } }],
    });
  });

  it('becomes the domain, and the former one the alias', async () => {
    const { survivorId } = await merged();
    await new CompanyDay().edit(survivorId, { domain: 'umbrella.io' });
    const company = await getCompany({ ctx, input: { id: survivorId } });
    expect(company).toMatchObject({ domain: 'umbrella.io', aliases: ['acme.com'] });
  });

  it('tells duplicates and the company of a lead or a contact, and is free once it is removed', async () => {
    const { survivorId } = await merged();
    expect((await findCompanyByDomain('umbrella.io'))?._id.toHexString()).toBe(survivorId);
    const compared = async () => (await loadCompared([new mongo.ObjectId(survivorId)]))[0]?.company.aliases;
    expect(await compared()).toEqual(['umbrella.io']);
    await removeAlias({ ctx, input: { id: survivorId, domain: 'https://www.umbrella.io' } });
    expect(await findCompanyByDomain('umbrella.io')).toBeNull();
    expect(await compared()).toEqual([]);
    await create('Umbrella', 'umbrella.io');
  });
});
