import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER_FORM, toContactFilters } from '../filters/filter-form.ts';
import { clearSentence, editFilters, showFound } from './edit-search.ts';
import { type FoundContacts, searchOf } from './search-store.ts';
import { EMPTY_DRAFT } from './url-params.ts';

const none = toContactFilters(EMPTY_FILTER_FORM);
const filters = { ...none, jobTitles: ['CTO'], locations: ['Germany'] };
const found = { filters, sentence: 'CTOs in Germany', reading: null } as unknown as FoundContacts;
const draft = { ...EMPTY_DRAFT, sentence: 'CTOs in Germany' };

describe('editFilters', () => {
  it('searches nothing, and leaves the results that may have been paid for', () => {
    const edited = editFilters({ draft, found }, { ...filters, locations: [] });
    expect(edited).toMatchObject({ unsearched: 'edited', pending: null, sentence: null });
    expect(edited.draft?.form).toMatchObject({ jobTitles: 'CTO', locations: '' });
    expect(edited).not.toHaveProperty('found');
  });

  it('asks for no search when the last filter is removed, and keeps the results', () => {
    const edited = editFilters({ draft, found }, none);
    expect(edited.unsearched).toBeNull();
    expect(edited).not.toHaveProperty('found');
  });

  it('asks for no search when the filters are those of the results again', () => {
    const edited = editFilters({ draft, found }, { ...filters, jobTitles: ['CTO'] });
    expect(edited).toMatchObject({ unsearched: null, sentence: 'CTOs in Germany' });
  });
});

describe('showFound', () => {
  it('returns to the filters and the sentence of the results', () => {
    expect(showFound({ draft, found })).toMatchObject({ filters, sentence: 'CTOs in Germany', unsearched: null });
    expect(showFound({ draft, found: null })).toEqual({});
  });
});

describe('clearSentence', () => {
  it('empties the sentence that the filters no longer say', () => {
    expect(clearSentence(draft, null).sentence).toBe('');
    expect(clearSentence(draft, 'CTOs in Germany')).toBe(draft);
  });
});

it('a saved search has the sentence of its filters, though another one has been read since', () => {
  expect(searchOf({ ...found, source: 'both' })).toEqual({ source: 'both', filters, sentence: 'CTOs in Germany' });
});
