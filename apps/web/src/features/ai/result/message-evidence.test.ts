import { describe, expect, it } from 'vitest';
import { toEvidenceRows } from './message-evidence.ts';
import { noteForClaim } from './note-for-claim.ts';
import { splitAtClaims } from './split-at-claims.ts';

const claim = (text: string, at: number) => ({
  text,
  at,
  kind: 'other' as const,
  reason: 'Nothing we hold supports it',
});
const FACT = { id: 'report.1', text: 'Northwind opened a plant', source: 'Report', date: null };

describe('the evidence of a message', () => {
  const clauses = [
    { text: 'Hi Ann, ', restsOn: ['recipientName'] },
    { text: 'I hope you are well. ', restsOn: [] },
    { text: 'You opened a plant.', restsOn: ['report.1', 'gone.2'] },
  ];

  it('names the fields and facts that each factual clause rests on', () => {
    const rows = toEvidenceRows(clauses, [FACT], 'Hi Ann, I hope you are well. You opened a plant.');
    expect(rows.map(({ grounds }) => grounds.map(({ name }) => name))).toEqual([
      ['Recipient name'],
      ['Northwind opened a plant', 'gone.2'],
    ]);
  });

  it('names the fields of the sender', () => {
    const line = 'Consultant, Fabrikam';
    const [row] = toEvidenceRows([{ text: line, restsOn: ['senderTitle', 'senderCompany'] }], [], line);
    expect(row?.grounds.map(({ name }) => name)).toEqual(['Your title', 'Your company']);
  });

  it('leaves out a clause that an edit took away', () => {
    expect(toEvidenceRows(clauses, [FACT], 'Hi Ann, You opened two plants.')).toHaveLength(1);
  });
});

describe('marking what nothing supports', () => {
  it('cuts the text at each claim', () => {
    const segments = splitAtClaims('You raised $5m in May.', [claim('May', 18), claim('$5m', 11)]);
    expect(segments.map(({ text }) => text)).toEqual(['You raised ', '$5m', ' in ', 'May', '.']);
    expect(segments.filter(({ claim: marked }) => marked !== null)).toHaveLength(2);
  });

  it('passes over claims that lie within another or elsewhere', () => {
    const segments = splitAtClaims('raised $5m', [claim('$5m', 7), claim('5m', 8), claim('gone', 40)]);
    expect(segments.map(({ text }) => text)).toEqual(['raised ', '$5m']);
  });

  it('keeps every character of the text', () => {
    const text = 'Hello $5m there';
    expect(
      splitAtClaims(text, [claim('$5m', 6)])
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text);
  });
});

describe('a claim as a note', () => {
  it('is the sentence that it stands in', () => {
    const text = 'Hi Ann.\n\nYou raised $5m in May. Shall we talk?';
    expect(noteForClaim(text, claim('$5m', text.indexOf('$5m')), [])).toBe('You raised $5m in May.');
  });

  it('does not support the other claims of its sentence', () => {
    const text = 'Amberhollow has 900 employees in Munich, I read. Nice.';
    const claims = ['900', 'Munich'].map((words) => claim(words, text.indexOf(words)));
    expect(claims.map((one) => noteForClaim(text, one, claims))).toEqual([
      'Amberhollow has 900 employees in …, I read.',
      'Amberhollow has … employees in Munich, I read.',
    ]);
  });

  it('takes the claims of one phrase together', () => {
    const text = 'Congratulations on your $5m Series B in Munich.';
    const claims = ['Congratulations', '$5m', 'Series B', 'Munich'].map((words) => claim(words, text.indexOf(words)));
    expect(noteForClaim(text, claims[1] as (typeof claims)[0], claims)).toBe(
      'Congratulations on your $5m Series B in ….',
    );
  });

  it('is itself where there is no such place', () => {
    expect(noteForClaim('Hi', claim('$5m', 50), [])).toBe('$5m');
  });
});
