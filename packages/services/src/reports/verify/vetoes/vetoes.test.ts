import { describe, expect, it } from 'vitest';
import { checkForReading } from '../check-claim.ts';
import { COMPANY, cite, item } from '../verify-draft.fixtures.ts';
import { FIGURE_CASES } from './vetoes-figures.cases.ts';
import { NAME_CASES } from './vetoes-names.cases.ts';

/** What is certain of a statement by this evidence alone. */
function checked(statement: string, text: string) {
  const evidence = new Map([['E1', item('E1', text, { title: 'News of the trade' })]]);
  const quote = text.split(/(?<=[.!?])\s/)[0] ?? text;
  return checkForReading(statement, [cite('E1', quote)], { company: COMPANY, evidence, counted: new Set() });
}

/** The statements of a text with their evidence and their sign. */
function casesOf(text: string): { statement: string; evidence: string; isGood: boolean }[] {
  let evidence = '';
  return text.split('\n').flatMap((line) => {
    if (/^[+-] /.test(line)) return [{ statement: line.slice(2), evidence, isGood: line.startsWith('+') }];
    if (line !== '' && !line.startsWith('# ')) evidence = line;
    return [];
  });
}

describe('by its figures', () => {
  const cases = casesOf(FIGURE_CASES);

  it.each(cases.filter(({ isGood }) => isGood))('nothing is doubted of “$statement”', ({ statement, evidence }) => {
    expect(checked(statement, evidence)).toMatchObject({ doubts: [] });
  });

  it.each(cases.filter(({ isGood }) => !isGood))('a reading has to prove “$statement”', ({ statement, evidence }) => {
    expect(checked(statement, evidence)).toMatchObject({ doubts: expect.arrayContaining([expect.any(String)]) });
  });
});

describe('by its names, events and addresses', () => {
  const cases = casesOf(NAME_CASES);

  it.each(cases.filter(({ isGood }) => isGood))('a reading may decide on “$statement”', ({ statement, evidence }) => {
    expect(checked(statement, evidence)).toHaveProperty('citations');
  });

  it.each(cases.filter(({ isGood }) => !isGood))('no reading has “$statement” shown', ({ statement, evidence }) => {
    expect(checked(statement, evidence)).not.toHaveProperty('citations');
  });
});
