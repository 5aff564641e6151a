import { ConnectorError } from '@workbench/connectors/errors';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { type ContactResults, type SearchContactsInput, smartSearchInput } from '../schemas.ts';
import { scriptedModel } from './smart-search/scripted-model.fixtures.ts';
import { smartSearchContacts } from './smart-search-contacts.ts';

const DEMO = 'VPs of engineering at fintech companies in Berlin or London';
const RESULTS: ContactResults = {
  contacts: [],
  totalResults: 0,
  isUpTo: true,
  page: 1,
  perPage: 25,
  totalPages: 0,
  next: null,
  asked: [],
  suppressed: 0,
  newCount: null,
};

const RESULTS_OF_NO_SEARCH = { contacts: [], asked: [], totalResults: 0, perPage: 10 };

/** Smart search over a people search that finds no one and keeps what it was asked. */
function searchFor(
  query: string,
  { model = null, onLeftOver }: { model?: LanguageModel | null; onLeftOver?: 'stop' } = {},
) {
  const searches: SearchContactsInput[] = [];
  const ctx = createContext({ model });
  const input = smartSearchInput.parse({ query, perPage: 10, onLeftOver });
  const answer = smartSearchContacts({ ctx, input }, async (verb) => {
    searches.push(verb.input);
    return RESULTS;
  });
  return { answer, searches };
}

it('searches with the filters that the built-in reader found, and shows what they were read from', async () => {
  const { answer, searches } = searchFor(DEMO);
  const filters = {
    jobTitles: ['VP of Engineering'],
    locations: ['Berlin', 'London'],
    industries: ['Fintech'],
    companyNames: [],
    seniorities: [],
    companySize: null,
    keywords: '',
  };
  expect(await answer).toMatchObject({
    results: RESULTS,
    filters,
    leftOver: [],
    reader: { kind: 'built-in', name: 'Built-in reader' },
    notice: null,
  });
  expect((await answer).readings).toContainEqual({ text: 'fintech', filter: 'industries', value: 'Fintech' });
  expect(searches).toEqual([{ ...filters, source: 'both', page: 1, perPage: 10 }]);
});

it('stops before any source is queried when words were left over and the caller confirms first', async () => {
  const sentence = 'Zauberlehrling bei Fintechs in Berlin';
  const stopped = searchFor(sentence, { onLeftOver: 'stop' });
  expect(await stopped.answer).toMatchObject({
    isSearched: false,
    filters: { locations: ['Berlin'] },
    results: RESULTS_OF_NO_SEARCH,
  });
  expect((await stopped.answer).leftOver.join(' ')).toContain('Zauberlehrling');
  expect(stopped.searches).toEqual([]);

  expect(await searchFor(sentence).answer).toMatchObject({ isSearched: true });
  expect((await searchFor(DEMO, { onLeftOver: 'stop' }).answer).isSearched).toBe(true);
});

it('lets the configured model read, and names it', async () => {
  const { model } = scriptedModel({ jobTitles: [{ value: 'VP Engineering', words: 'VPs of engineering' }] });
  const { answer, searches } = searchFor(DEMO, { model });
  expect(await answer).toMatchObject({ reader: { kind: 'model', name: 'scripted-1' }, notice: null });
  expect(searches).toMatchObject([{ jobTitles: ['VP of Engineering'], locations: [] }]);
});

it('reads by itself when the model fails, and says so and why', async () => {
  const { model } = scriptedModel(new ConnectorError('auth', 'ai', 'The key is refused: check AI_API_KEY'));
  const { answer, searches } = searchFor(DEMO, { model });
  expect(await answer).toMatchObject({
    reader: { kind: 'built-in' },
    notice: 'The model did not read the sentence, so the built-in reader did. The key is refused: check AI_API_KEY.',
  });
  expect(searches).toMatchObject([{ jobTitles: ['VP of Engineering'], locations: ['Berlin', 'London'] }]);
});

it('does not take a mistake of ours for a failure of the model', async () => {
  const { model } = scriptedModel(new TypeError('a mistake'));
  await expect(searchFor(DEMO, { model }).answer).rejects.toThrow(TypeError);
});

it.each(['show me people', 'not in Germany', '; DROP TABLE contacts', 'https://people.example.com'])(
  'refuses "%s" with a hint, and asks no source',
  async (query) => {
    for (const model of [null, scriptedModel({}).model]) {
      const { answer, searches } = searchFor(query, { model });
      await expect(answer).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('for example "'),
      });
      expect(searches).toEqual([]);
    }
  },
);
