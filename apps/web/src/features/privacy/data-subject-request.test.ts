import { describe, expect, it } from 'vitest';
import {
  confirmedRecords,
  dataSubjectFormError,
  EMPTY_DATA_SUBJECT_FORM,
  exportFileName,
  groupRecords,
  recordKey,
  toDataSubjectInput,
} from './data-subject-request.ts';
import { erasureProgress, erasureSummaryText, scanText } from './erasure-progress.ts';

const record = (place: string, id: string, match: 'identifier' | 'name') => ({ place, id, label: 'Marta', match });

describe('a request', () => {
  it('identifies a person by identifiers, a name, or both', () => {
    const form = { identifiers: ' marta@acme.example \n\n+351 000', name: ' Marta ', company: ' ' };
    expect(toDataSubjectInput(form)).toEqual({
      identifiers: ['marta@acme.example', '+351 000'],
      name: 'Marta',
      company: '',
    });
    expect(dataSubjectFormError(form)).toBeNull();
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, name: 'Marta' })).toBeNull();
  });

  it('is refused when it names no one, has too many lines, or an invalid identifier', () => {
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, company: 'Acme' })).toBe(
      'Enter an identifier or a name.',
    );
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, identifiers: 'ab' })).toMatch(/^“ab” is not a valid/);
    const lines = Array.from({ length: 51 }, (_, at) => `m${at}@acme.example`).join('\n');
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, identifiers: lines })).toMatch(/^Up to 50 lines/);
  });
});

describe('the data found', () => {
  const records = [
    record('contacts', '1', 'identifier'),
    record('leads', '1', 'name'),
    record('contacts', '2', 'name'),
  ];

  it('is grouped by category, exact matches apart from those to confirm', () => {
    expect(groupRecords(records)).toEqual([
      { category: 'contacts', exactMatches: [records[0]], possibleMatches: [records[2]] },
      { category: 'leads', exactMatches: [], possibleMatches: [records[1]] },
    ]);
  });

  it('is confirmed record by record; exact matches need no confirmation', () => {
    const all = new Set(records.map(recordKey));
    expect(confirmedRecords(records, all)).toEqual([
      { place: 'leads', id: '1' },
      { place: 'contacts', id: '2' },
    ]);
    expect(confirmedRecords(records, new Set())).toEqual([]);
  });
});

describe('the erasure', () => {
  it('is counted by category', () => {
    const erased = [
      { place: 'contacts', count: 2 },
      { place: 'leads', count: 0 },
      { place: 'messages', count: 1 },
    ];
    expect(erasureSummaryText({ erased })).toBe('3 records erased: 2 in contacts, 1 in messages.');
    expect(erasureSummaryText({ erased: [] })).toBe('No records to erase.');
  });

  it('is proven by a scan, or its leftovers are named', () => {
    expect(scanText({ leftovers: [], scanned: 12_345 })).toBe(
      'A full database scan found no remaining mentions (12,345 documents).',
    );
    expect(scanText({ leftovers: [{ collection: 'reports', count: 2 }], scanned: 1 })).toBe(
      'A full database scan (1 document) found remaining mentions: 2 in reports.',
    );
  });

  it('is exported to a file that does not name the person', () =>
    expect(exportFileName('2026-11-21T09:00:00.000Z')).toBe('personal-data-2026-11-21.json'));
});

it('an erasure under way has no number before the scan, and is done when all is read', () => {
  expect(erasureProgress({ done: 0, total: 0 })).toEqual({ percent: null, text: 'Records are being erased.' });
  expect(erasureProgress({ done: 1500, total: 3000 })).toEqual({
    percent: 50,
    text: '1,500 of 3,000 documents scanned.',
  });
});
