import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { explainAggregate } from '../figures/explain-aggregate.ts';
import { getTotals } from '../figures/statistics/statistics.ts';
import { getCompany } from '../get-company.ts';
import { listSourceRecords } from '../view/list-source-records.ts';
import { createCompany } from './create-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const create = (domain: string, name = 'Acme') => createCompany({ ctx, input: { name, domain, industry: 'Tools' } });

describe('createCompany', () => {
  it.each([
    ['https://www.Acme.com/about?x=1', 'acme.com'],
    ['ACME.COM.', 'acme.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['acme.co.uk', 'acme.co.uk'],
  ])('stores %s as %s', async (typed, domain) => expect((await create(typed)).domain).toBe(domain));

  it.each(['gmail.com', '127.0.0.1', '2130706433', 'localhost.', 'co.uk', 'anna@acme.com', 'acme'])(
    'refuses %s and says what would be right',
    async (typed) => {
      await expect(create(typed)).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['domain'] }] });
      expect(await CompanyModel.countDocuments()).toBe(0);
    },
  );

  it.each([
    ['a control character', '\u0001'],
    ['zero-width spaces', '\u200b\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a combining mark without a letter', '\u0301'],
  ])('refuses a name of %s alone', async (_, name) => {
    await expect(create('acme.com', name)).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['name'], message: 'The name is empty' }],
    });
    expect(await CompanyModel.countDocuments()).toBe(0);
  });

  it('refuses a domain that is tracked, in any spelling, and names the company', async () => {
    await create('acme.com', 'Acme Ltd');
    await expect(create('http://WWW.acme.com')).rejects.toThrow('acme.com is already tracked as Acme Ltd');
  });

  it('makes one company when several ask at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => create('acme.com')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getTotals()).companies).toBe(1);
  });

  it('knows no number of employees: unknown, never 0', async () => {
    const { id } = await create('acme.com');
    expect(await getCompany({ ctx, input: { id } })).toMatchObject({
      aggregatedEmployeeCount: null,
      dataQuality: 'low',
      locations: [],
      sourceCount: 0,
    });
    expect(await listSourceRecords({ ctx, input: { id } })).toEqual([]);
    expect(await explainAggregate({ ctx, input: { id } })).toMatchObject({
      aggregatedEmployeeCount: null,
      records: [],
    });
  });
});
