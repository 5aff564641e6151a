import { type FilterCondition, toCanonical } from '@workbench/services/companies/filter';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORMATS } from '../../../lib/format/formats.ts';
import { type ConditionDraft, formOps, newDraft, readDraft, toDraft } from './condition-draft.ts';
import { fieldNames } from './filter-fields.ts';

const COLUMNS = [
  { id: '1', key: 'score', name: 'Score', type: 'number' as const, options: [], order: 0 },
  { id: '2', key: 'stage', name: 'Stage', type: 'option' as const, options: ['Lead', 'Lost'], order: 1 },
  { id: '3', key: 'active', name: 'Active', type: 'boolean' as const, options: [], order: 2 },
  { id: '4', key: 'signed', name: 'Signed', type: 'date' as const, options: [], order: 3 },
];

const draft = (change: Partial<ConditionDraft> & Pick<ConditionDraft, 'field'>) => ({
  ...newDraft(change.field, COLUMNS),
  ...change,
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the form of a condition', () => {
  it.each<FilterCondition>([
    { field: 'country', op: 'is', value: 'DE' },
    { field: 'industry', op: 'anyOf', value: [null, 'Software'] },
    { field: 'relation', op: 'isNot', value: 'parent' },
    { field: 'size', op: 'between', value: [50, 500] },
    { field: 'growth12', op: 'atLeast', value: 10 },
    { field: 'spread', op: 'atMost', value: 2.5 },
    { field: 'tag', op: 'allOf', value: ['key', 'west'] },
    { field: 'synced', op: 'olderThan', value: { days: 30 } },
    { field: 'added', op: 'between', value: [null, '2026-03-31'] },
    { field: 'report', op: 'isEmpty' },
    { field: 'custom.score', op: 'atLeast', value: 2.5 },
    { field: 'custom.stage', op: 'is', value: 'Lead' },
    { field: 'custom.active', op: 'isNot', value: 'yes' },
    { field: 'custom.signed', op: 'between', value: ['2026-01-01', null] },
  ])('shows %j and gives it back', (condition) => {
    expect(toCanonical(condition)).toEqual(condition);
    expect(readDraft(toDraft(condition, COLUMNS), COLUMNS)).toEqual({ condition });
  });

  it('has an operator to begin with for each field', () => {
    for (const field of fieldNames(COLUMNS)) expect(formOps(field, COLUMNS)).toContain(newDraft(field, COLUMNS).op);
  });

  it.each([
    [
      { from: '1,000', to: '2 500' },
      { field: 'size', op: 'between', value: [1000, 2500] },
    ],
    [{ from: ' 50 ' }, { field: 'size', op: 'atLeast', value: 50 }],
  ])('reads the numbers that people type: %j', (typed, condition) => {
    expect(readDraft(draft({ field: 'size', ...typed }), COLUMNS)).toEqual({ condition });
  });

  it('reads and shows numbers as the region writes them', () => {
    vi.spyOn(FORMATS, 'decimalMark').mockReturnValue(',');
    const condition = { field: 'size', op: 'between', value: [10_000, 25_000] } as const;
    expect(readDraft(draft({ field: 'size', from: '10.000', to: '25 000' }), COLUMNS)).toEqual({ condition });
    const spread: FilterCondition = { field: 'spread', op: 'between', value: [0.125, 2.5] };
    const shown = toDraft(spread, COLUMNS);
    expect([shown.from, shown.to]).toEqual(['0,125', '2,5']);
    expect(readDraft(shown, COLUMNS)).toEqual({ condition: spread });
  });

  it.each<[string, ConditionDraft]>([
    ['2.5 is not a whole number', draft({ field: 'size', from: '2,5' })],
    ['Enter at least one number', draft({ field: 'size' })],
    ['Choose at least one value', draft({ field: 'country' })],
    ['The range is upside down (500–50); did you mean 50–500?', draft({ field: 'size', from: '500', to: '50' })],
    ['Give a number, not the text "many"', draft({ field: 'size', from: 'many' })],
    ['Give a whole number of days from 1 to 36500', draft({ field: 'synced', days: '' })],
  ])('says "%s"', (problem, typed) => {
    expect(readDraft(typed, COLUMNS)).toEqual({ problem });
  });
});
