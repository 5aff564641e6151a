import { ReportDraftModel, ReportModel } from '@workbench/db';
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

it('a draft that was paid for stays without the person, with what was read of it', async () => {
  const texts = { evidence: [{ text: 'Ask marta@acme.example' }] };
  const answered = {
    state: 'answered' as const,
    readings: [['marta@acme.example', {}] as [string, unknown]],
    inputTokens: 1,
    outputTokens: 1,
  };
  await ReportDraftModel.create({ _id: 'b.1', data: texts, calls: { 0: answered }, writtenAt: AT });
  const holder = REPORT_PERSONAL_DATA.find(({ category }) => category === 'drafts of reports');
  const query = queryOf('email', 'marta@acme.example');
  expect(await holder?.find(ctx, query)).toMatchObject([
    { id: 'b.1', match: 'identifier', data: { texts: ['Ask marta@acme.example', 'marta@acme.example'] } },
  ]);
  expect(await holder?.erase(ctx, ['b.1'], query)).toBe(1);
  const stored = await ReportDraftModel.findById('b.1').lean();
  expect(JSON.stringify(stored)).not.toContain('marta@');
  expect(stored).toMatchObject({ data: { evidence: [{ text: 'Ask [erased]' }] }, calls: { 0: { state: 'answered' } } });
});

it('a draft is theirs also by what was read of it alone', async () => {
  const readings: [string, unknown][] = [['summary.0', { isSupported: false, reason: 'marta@acme.example left' }]];
  const answered = { state: 'answered' as const, readings, inputTokens: 1, outputTokens: 1 };
  await ReportDraftModel.create({ _id: 'b.1', data: {}, calls: { 0: answered }, writtenAt: AT });
  const holder = REPORT_PERSONAL_DATA.find(({ category }) => category === 'drafts of reports');
  expect(await holder?.find(ctx, queryOf('email', 'marta@acme.example'))).toMatchObject([{ id: 'b.1' }]);
});
