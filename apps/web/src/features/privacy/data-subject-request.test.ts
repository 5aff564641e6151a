import { describe, expect, it } from 'vitest';
import {
  confirmedRecords,
  dataSubjectFormError,
  EMPTY_DATA_SUBJECT_FORM,
  erasureSummaryText,
  exportFileName,
  groupRecords,
  recordKey,
  scanText,
  toDataSubjectInput,
} from './data-subject-request.ts';

const record = (place: string, id: string, match: 'identifier' | 'name') => ({ place, id, label: 'Marta', match });

describe('whom to look for', () => {
  it('is told by identifiers, a name, or both', () => {
    const form = { identifiers: ' marta@acme.example \n\n+351 000', name: ' Marta ', company: ' ' };
    expect(toDataSubjectInput(form)).toEqual({
      identifiers: ['marta@acme.example', '+351 000'],
      name: 'Marta',
      company: '',
    });
    expect(dataSubjectFormError(form)).toBeNull();
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, name: 'Marta' })).toBeNull();
  });

  it('is refused when it is nobody, too many, or no identifier', () => {
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, company: 'Acme' })).toBe(
      'Enter an identifier or a name.',
    );
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, identifiers: 'ab' })).toMatch(/^"ab" is no/);
    const lines = Array.from({ length: 51 }, (_, at) => `m${at}@acme.example`).join('\n');
    expect(dataSubjectFormError({ ...EMPTY_DATA_SUBJECT_FORM, identifiers: lines })).toMatch(/^At most 50 lines/);
  });
});

describe('what is held', () => {
  const records = [
    record('contacts', '1', 'identifier'),
    record('leads', '1', 'name'),
    record('contacts', '2', 'name'),
  ];

  it('is grouped by place, sure ones apart from those to confirm', () => {
    expect(groupRecords(records)).toEqual([
      { place: 'contacts', sure: [records[0]], unsure: [records[2]] },
      { place: 'leads', sure: [], unsure: [records[1]] },
    ]);
  });

  it('is confirmed record by record; sure ones need none', () => {
    const all = new Set(records.map(recordKey));
    expect(confirmedRecords(records, all)).toEqual([
      { place: 'leads', id: '1' },
      { place: 'contacts', id: '2' },
    ]);
    expect(confirmedRecords(records, new Set())).toEqual([]);
  });
});

describe('what was erased', () => {
  it('is counted by place', () => {
    const erased = [
      { place: 'contacts', count: 2 },
      { place: 'leads', count: 0 },
      { place: 'messages', count: 1 },
    ];
    expect(erasureSummaryText({ erased })).toBe('3 records erased: 2 in contacts, 1 in messages.');
    expect(erasureSummaryText({ erased: [] })).toBe('No record was there to erase.');
  });

  it('is proven by a scan, or its leftovers are named', () => {
    expect(scanText({ leftovers: [], scanned: 12_345 })).toBe(
      'A scan of the whole database found nothing left (12,345 documents).',
    );
    expect(scanText({ leftovers: [{ collection: 'reports', count: 2 }], scanned: 1 })).toBe(
      'A scan of the whole database (1 document) still found mentions: 2 in reports.',
    );
  });

  it('is exported to a file that does not name the person', () =>
    expect(exportFileName('2026-11-21T09:00:00.000Z')).toBe('personal-data-2026-11-21.json'));
});
