import type { CompanyFields } from '@workbench/services/companies/schemas';
import { expect, it } from 'vitest';
import { draftProblem, fieldText, toChanges, toDraft } from './field-drafts';

const TODAY = '2026-06-15';
const blank = { origin: null, locked: false, suggestion: null };
const company: CompanyFields = {
  id: '1',
  etag: '"x"',
  custom: {},
  fields: {
    name: { ...blank, value: 'Acme' },
    domain: { ...blank, value: 'acme.com' },
    industry: { ...blank, value: null },
    locations: { ...blank, value: ['Oslo, Norway', 'Paris'], sources: [] },
    headcount: { ...blank, value: 1200, typed: null, preferredSource: null, sources: [] },
  },
};
const draft = (text: string, more = {}) => ({ text, asOf: TODAY, reason: '', ...more });

it('begins with what is there, and asks for the same when nothing is typed', () => {
  expect(toChanges('name', toDraft('name', company, TODAY))).toEqual({ name: 'Acme' });
  expect(toChanges('industry', toDraft('industry', company, TODAY))).toEqual({ industry: null });
  expect(toChanges('locations', toDraft('locations', company, TODAY))).toEqual({
    locations: ['Oslo, Norway', 'Paris'],
  });
  expect(toDraft('headcount', company, TODAY)).toEqual({ text: '1200', asOf: TODAY, reason: '' });
});

it('leaves out blank lines and reads thousands separators', () => {
  expect(toChanges('locations', draft(' Oslo \n\n'))).toEqual({ locations: ['Oslo'] });
  const changes = toChanges('headcount', draft('1,250', { reason: ' Annual report ' }));
  expect(changes).toEqual({ headcount: { employeeCount: 1250, asOf: TODAY, reason: 'Annual report' } });
});

it.each([
  ['name', draft(' '), 'Enter a name'],
  ['industry', draft(''), null],
  ['headcount', draft('many'), 'Enter a whole number of employees'],
  ['headcount', draft('5', { asOf: '2026-06-16', reason: 'x' }), 'Choose a day up to today'],
  ['headcount', draft('5'), 'Say where the number is from'],
  ['headcount', draft('5', { reason: 'x' }), null],
] as const)('%s: %j is answered %j', (field, typed, problem) => {
  expect(draftProblem(field, typed, TODAY)).toBe(problem);
});

it('shows a headcount with separators', () => {
  expect(fieldText('headcount', company)).toBe('1,200');
});
