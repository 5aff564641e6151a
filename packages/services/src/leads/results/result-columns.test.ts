import { describe, expect, it } from 'vitest';
import { leadDoc } from '../store/leads.fixtures.ts';
import { resultColumns } from './result-columns.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const origin = (parts: object) => ({ source: 'pdl', at: AT, confidence: 0.9, isLocked: true, ...parts });
const provided = { kind: 'sheet', here: { location: new Set(['Ort München']) }, elsewhere: {} };

function updatedLocation(location: string, parts: object) {
  const lead = { ...leadDoc(), enrichmentStatus: 'completed' as const, location, origins: { location: origin(parts) } };
  return resultColumns(lead, null, provided).find(({ header }) => header === 'Updated Location')?.value;
}

describe('a value that a user has put over an own cell', () => {
  it.each([
    ['accepted', { isAccepted: true }],
    ['typed', { source: 'typed' }],
  ])('is written back beside it when it was %s', (_, parts) => {
    expect(updatedLocation('Berlin, Germany', parts)).toBe('Berlin, Germany');
  });

  it('is not written when it is what the cell has, or was only found', () => {
    expect(updatedLocation('Ort München', { isAccepted: true })).toBe('');
    expect(updatedLocation('Berlin, Germany', {})).toBe('');
  });
});
