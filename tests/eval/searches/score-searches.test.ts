import { describe, expect, it } from 'vitest';
import type { ContactFilters } from '../../../packages/services/src/contacts/schemas.ts';
import type { SentenceReading } from '../../../packages/services/src/contacts/search/smart-search/types.ts';
import { type LabelledSearch, labelledSearchSchema } from './labelled-searches.ts';
import { judgeWithAnswers } from './replay-searches.ts';
import { judgeSearch, sumUp } from './score-searches.ts';

const labelled = (labels: object = {}): LabelledSearch =>
  labelledSearchSchema.parse({
    id: 'x-1',
    language: 'en',
    sentence: 'CTOs in Bonn',
    jobTitles: [['CTO', 'Chief Technology Officer']],
    locations: [['Bonn']],
    note: '',
    ...labels,
  });

function readAs(said: Partial<ContactFilters>, keywords: string[] = []): SentenceReading {
  const filters = {
    jobTitles: [],
    locations: [],
    industries: [],
    companyNames: [],
    seniorities: [],
    companySize: null,
    keywords: keywords.join(' '),
    ...said,
  };
  const readings = keywords.map((value) => ({ text: value, filter: 'keywords' as const, value }));
  return { ok: true, parsed: { filters, readings, leftOver: [], corrections: [] } };
}

const RIGHT = { jobTitles: ['Chief technology officer'], locations: ['Bönn'] };
const judge = (labels: object, said: Partial<ContactFilters>, keywords?: string[]) =>
  judgeSearch(labelled(labels), readAs(said, keywords));

describe('the judge of a search', () => {
  it('takes any of the forms, however they are written, and several of one value', () => {
    const { isExact, tallies } = judge({}, { ...RIGHT, jobTitles: ['CTO', 'chief technology-officer'] });
    expect(isExact).toBe(true);
    expect(tallies.jobTitles).toEqual({ right: 1, wrong: 0, missed: 0 });
  });

  it('counts what is missed and what is too much in its own filter, keywords one by one', () => {
    const { isExact, tallies } = judge({ keywords: [['Go'], ['Rust']] }, { ...RIGHT, jobTitles: ['CEO'] }, ['Go', 'C']);
    expect(isExact).toBe(false);
    expect(tallies.jobTitles).toEqual({ right: 0, wrong: 1, missed: 1 });
    expect(tallies.keywords).toEqual({ right: 1, wrong: 1, missed: 1 });
  });

  it('neither wants nor blames what is optional', () => {
    const optional = { locations: [['Germany']], companySize: { min: 1, max: 50 } };
    const said = { ...RIGHT, locations: ['Bonn', 'Germany'], companySize: { min: null, max: 20 } };
    expect([judge({ optional }, RIGHT).isExact, judge({ optional }, said).isExact]).toEqual([true, true]);
  });

  it.each([
    [{ min: 51, max: null }, true],
    [{ min: 52, max: null }, false],
    [{ min: 50, max: 500 }, false],
    [null, false],
  ])('compares sizes to a person: %o', (companySize, isExact) => {
    expect(judge({ companySize: { min: 50, max: null } }, { ...RIGHT, companySize }).isExact).toBe(isExact);
  });

  it('finds what may be turned round: a value too many where something is excluded or sold', () => {
    const tooMany = { ...RIGHT, locations: ['Bonn', 'Ulm'] };
    expect(judge({ note: 'negation: Ulm' }, tooMany).isTurnedRound).toBe(true);
    expect(judge({ note: '' }, tooMany).isTurnedRound).toBe(false);
    expect(judge({ note: 'seller: maps' }, { ...RIGHT, locations: ['Ulm'] }).isTurnedRound).toBe(false);
  });

  it('counts a refusal as right where it is wanted, and as all missed where not', () => {
    const refusal: SentenceReading = { ok: false, hint: 'Describe the people.' };
    const toRefuse = labelled({ jobTitles: [], locations: [], refuse: true });
    const judged = [judgeSearch(toRefuse, refusal), judgeSearch(toRefuse, readAs(RIGHT))];
    expect(sumUp(judged).refused).toEqual({ right: 1, count: 2 });
    expect(sumUp([judgeSearch(labelled(), refusal)]).all).toEqual({ right: 0, wrong: 0, missed: 2 });
  });
});

it('reads by rule where the answer of a model does not fit', async () => {
  const [judged] = await judgeWithAnswers([labelled()], new Map([['x-1', { jobTitles: 'CEO' }]]));
  expect(judged?.isExact).toBe(true);
});
