import type { MergeField } from '@workbench/services/duplicates/schemas';
import { expect, it } from 'vitest';
import { companyRows, movedParts } from './company-rows.ts';

const value = (text: string | number | string[] | null, locked = false) => ({ value: text, origin: null, locked });
const fields: MergeField[] = [
  { field: 'name', survivor: value('Acme'), other: value('Acme Ltd', true), merged: 'other', isChoice: true },
  { field: 'headcount', survivor: value(1200), other: value(null), merged: 'survivor', isChoice: false },
  { field: 'identifiers', survivor: value(['siren:1']), other: value(['lei:2']), merged: 'both', isChoice: false },
  { field: 'tags', survivor: value([]), other: value([]), merged: 'both', isChoice: false },
];
const seen = (survivor: 0 | 1, choices = {}) =>
  companyRows(fields, survivor, choices).map(({ label, values: [left, right], kept }) => [
    label,
    left.text,
    right.text,
    kept,
  ]);

it('shows the values of the left record first, whichever survives, and which one is kept', () => {
  expect(seen(0)).toEqual([
    ['Name', 'Acme', 'Acme Ltd', 1],
    ['Headcount', '1,200', '–', 0],
    ['Identifiers', 'siren:1', 'lei:2', 'both'],
  ]);
  expect(seen(1)[0]).toEqual(['Name', 'Acme Ltd', 'Acme', 0]);
});

it('follows a choice where there is one', () => {
  expect(seen(0, { name: 'survivor', headcount: 'other' }).map(([, , , kept]) => kept)).toEqual([0, 0, 'both']);
});

it('counts what moves', () => {
  const none = { sources: 0, figures: 0, contacts: 0, leads: 0, reports: 0, campaigns: 0, messages: 0, notes: 0 };
  expect(movedParts({ ...none, changes: 3 })).toEqual([]);
  expect(movedParts({ ...none, sources: 2, reports: 1, changes: 0 })).toEqual(['2 sources', '1 report']);
});
