import { ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PersonQuery } from '../../shared/personal-data/types.ts';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { REPORT_PERSONAL_DATA } from './personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const queryOf = (kind: string, value: string): PersonQuery => ({
  identifiers: [{ kind, value }],
  name: null,
  company: null,
});
const put = (text: string) =>
  ReportModel.create({
    _id: 'batch.1',
    companyId: new Types.ObjectId(),
    companyName: 'Acme',
    domain: 'acme.example',
    version: 1,
    generatedAt: AT,
    batchId: 'batch',
    data: { evidence: [{ text }] },
    analystKind: 'built-in',
    analystName: 'Built-in analyst',
    durationMs: 1,
    tokens: 0,
    openings: null,
  });

it.each([
  ['an address', 'Ask:\nmarta@acme.example', queryOf('email', 'marta@acme.example'), ['identifier']],
  ['a shared mailbox', 'Ask info@acme.example', queryOf('email', 'info@acme.example'), ['name']],
  ['a number', 'Ask +351 21 000 0000', queryOf('phone', '351210000000'), ['name']],
  ['a figure', 'Turnover 1.234.567 EUR', queryOf('phone', '1234567'), []],
])('a report that has %s is theirs as surely as that tells of them', async (_, text, query, expected) => {
  await put(text);
  const holder = REPORT_PERSONAL_DATA.find(({ category: place }) => place === 'reports and their evidence');
  const records = (await holder?.find(ctx, query)) ?? [];
  expect(records.map(({ match }) => match)).toEqual(expected);
});
