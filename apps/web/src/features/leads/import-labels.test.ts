import { expect, it } from 'vitest';
import { fileRejectionReason } from './file-rejection.ts';
import {
  countPastedRows,
  countSkippedRows,
  creditShortageText,
  enrichmentEstimateText,
  importToast,
  processingText,
  skippedRowsText,
} from './import-labels.ts';
import { parseCreditLimit } from './parse-credit-limit.ts';
import { sheetShareAddress } from './sheet-share-address.ts';

it('says that the enrichment has started, or that rows were imported alone', () => {
  expect(importToast({ imported: 120, runId: 'r' })).toEqual({
    title: 'Enrichment Started!',
    description: 'Imported 120 leads and started enrichment workflow',
  });
  expect(importToast({ imported: 1200, runId: null }).description).toBe('Imported 1,200 leads');
});

it('says how many rows the server works on, as far as that is known', () => {
  expect(processingText(null)).toBe('Processing rows');
  expect(processingText(1)).toBe('Processing 1 row');
  expect(processingText(5000)).toBe('Processing 5,000 rows');
  expect(countPastedRows('first name,last name\r\nMira,Sample\r\n\r\nOle,Sample\r\n')).toBe(2);
  expect(countPastedRows('first name')).toBe(0);
  expect(countPastedRows('')).toBe(0);
});

it('counts the rows that were skipped alike before the import, after it and on its card', () => {
  const counts = { failed: 27, duplicates: 1 };
  expect(countSkippedRows(counts)).toBe(28);
  expect(skippedRowsText(counts)).toBe('28: 27 errors, 1 duplicate');
  expect(skippedRowsText({ failed: 0, duplicates: 1200 })).toBe('1,200: 1,200 duplicates');
  expect(skippedRowsText({ failed: 0, duplicates: 0 })).toBeNull();
});

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1,000', 1000],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['2,5', undefined],
  ['ten', undefined],
])('reads the cap "%s" as %s', (text, cap) => {
  expect(parseCreditLimit(text)).toBe(cap);
});

it('gives the cost and the credits left', () => {
  expect(enrichmentEstimateText({ creditsMax: 0, creditsLeft: null, creditsExhaustedSince: null })).toBe('Free.');
  expect(enrichmentEstimateText({ creditsMax: 120, creditsLeft: 1, creditsExhaustedSince: null })).toBe(
    'Costs up to 120 credits. 1 credit left today under the sources’ daily caps.',
  );
});

it('says that the source has no credits, whatever the cap leaves', () => {
  const text = enrichmentEstimateText({
    creditsMax: 3,
    creditsLeft: 100,
    creditsExhaustedSince: '2026-11-21T14:05:00Z',
  });
  expect(text).toMatch(/^Costs up to 3 credits\. People Data Labs has reported no credits left since Nov 21, 2026/);
  expect(text).not.toContain('100');
});

it('says what will be skipped when credits run out', () => {
  expect(creditShortageText({ creditsMax: 10, creditsLeft: null }, null)).toBeNull();
  expect(creditShortageText({ creditsMax: 10, creditsLeft: 10 }, 10)).toBeNull();
  expect(creditShortageText({ creditsMax: 10, creditsLeft: 5 }, null)).toContain('daily caps');
  expect(creditShortageText({ creditsMax: 10, creditsLeft: 5 }, 3)).toContain('Spending stops at 3 credits');
  expect(creditShortageText({ creditsMax: 10, creditsLeft: null }, 1)).toContain('Spending stops at 1 credit');
});

it('accepts tables by file name', () => {
  expect(fileRejectionReason('leads.CSV')).toBeNull();
  expect(fileRejectionReason('leads.xlsx')).toBeNull();
  expect(fileRejectionReason('leads.xls')).toContain('“leads.xls” isn’t a CSV or Excel file');
});

it('finds the address that a message asks to share with', () => {
  expect(sheetShareAddress('Share the sheet with a@b.example and try again', 'a@b.example')).toBe('a@b.example');
  expect(sheetShareAddress('No such tab', 'a@b.example')).toBeNull();
  expect(sheetShareAddress('Share the sheet', null)).toBeNull();
});
