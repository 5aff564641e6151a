import { describe, expect, it } from 'vitest';
import { availableFacts, factAge, localNote, savedNoteId, toggleFact } from './message-facts.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const fact = (id: string) => ({ id, text: `fact ${id}`, source: 'Report', date: null });

describe('the age of a fact', () => {
  it.each([
    [null, 'undated'],
    ['not a day', 'undated'],
    ['2026-11-21', 'today'],
    ['2026-11-22', 'today'],
    ['2026-11-20', '1 day ago'],
    ['2026-10-31', '3 weeks ago'],
    ['2026-09-20', '2 months ago'],
    ['2024-11-01', '2 years ago'],
  ])('of %s is "%s"', (date, age) => expect(factAge(date, NOW)).toBe(age));
});

it('only notes of a contact have an id there', () => {
  expect(savedNoteId({ id: 'note.3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11' })).toBe('3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11');
  expect(savedNoteId({ id: 'note.local.1' })).toBeNull();
  expect(savedNoteId({ id: 'contact.1.location' })).toBeNull();
});

describe('picking facts', () => {
  it('takes a fact up and puts it down again', () => {
    const picked = toggleFact([], fact('a'));
    expect(picked).toEqual([fact('a')]);
    expect(toggleFact(picked, fact('a'))).toEqual([]);
  });

  it('takes no eleventh', () => {
    const ten = Array.from({ length: 10 }, (_, n) => fact(String(n)));
    expect(toggleFact(ten, fact('x'))).toBe(ten);
  });

  it('offers each fact once', () => {
    expect(availableFacts([], [fact('a')], [fact('b'), fact('a')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('shows a picked fact as it is sent', () => {
    const sent = { ...fact('a'), text: 'as it was when it was picked' };
    expect(availableFacts([sent, fact('old')], [fact('a'), fact('b')])).toEqual([sent, fact('b'), fact('old')]);
  });

  it('dates a note with the day it is written on', () => {
    expect(localNote(2, 'Met in Oslo', NOW, ' ')).toEqual({
      id: 'note.local.2',
      text: 'Met in Oslo',
      source: 'Your note',
      date: '2026-11-21',
      url: null,
    });
    expect(localNote(3, 'It grows', NOW, 'Northwind').company).toBe('Northwind');
  });
});
