import type { ContactSource } from '@workbench/services/contacts/schemas';
import { describe, expect, it } from 'vitest';
import {
  availableText,
  contactLocationText,
  contactsFoundText,
  correctionsText,
  creditsUsedText,
  omittedContactsText,
  resultTotalText,
  savedInText,
  searchCostText,
  searchPriceText,
  selectPeopleSources,
  sourceBadgeText,
  sourceProblems,
  unsearchedText,
} from './search-result-labels.ts';

const apollo: ContactSource = {
  source: 'apollo',
  label: 'Apollo',
  sizeLabel: '265M+',
  connected: true,
  reason: null,
  searchCreditsMax: 0,
  revealCredits: 1,
  creditsLeft: null,
  creditsExhaustedSince: null,
};
const pdl: ContactSource = {
  ...apollo,
  source: 'pdl',
  label: 'People Data Labs',
  sizeLabel: '3B+',
  searchCreditsMax: 25,
};

describe('totalText', () => {
  it.each([
    [1234, true, 50, false, 'Up to 1,234 results · 50 shown'],
    [1234, false, 25, false, '1,234 results · 25 shown'],
    [1, false, 1, true, '1 result · 1 shown'],
    [0, true, 0, true, '0 results · 0 shown'],
    [13, true, 8, true, '8 contacts from 13 records'],
    [13, false, 8, true, '13 results · 8 shown'],
  ])('of %i results (up to: %s) with %i rows (all: %s)', (total, isUpTo, shown, isAll, text) => {
    expect(resultTotalText(total, isUpTo, shown, isAll)).toBe(text);
  });
});

describe('the words around results', () => {
  it('say what was found, excluded and spent', () => {
    expect(contactsFoundText(25)).toBe('Found 25 contacts');
    expect(contactsFoundText(1)).toBe('Found 1 contact');
    expect(omittedContactsText(2)).toBe('2 excluded: on your do-not-contact list');
    expect(omittedContactsText(0)).toBeNull();
    expect(creditsUsedText(1)).toBe('1 credit used');
    expect(creditsUsedText(0)).toBeNull();
  });

  it.each([
    ['Austin', 'Texas', 'United States', 'Austin, Texas'],
    [null, 'Texas', null, 'Texas'],
    ['Berlin', 'Berlin', 'Germany', 'Berlin'],
    [null, null, 'Germany', 'Germany'],
    [null, null, null, null],
  ])('name the place of %s, %s, %s', (city, state, country, text) => {
    expect(contactLocationText({ city, state, country })).toBe(text);
  });

  it('say where a person is known already', () => {
    expect(savedInText({ knownIn: ['contacts', 'leads'] })).toBe('Already in Contacts and Leads');
    expect(savedInText({ knownIn: [] })).toBeNull();
  });

  it('name each source that did not answer', () => {
    const answered = {
      source: 'apollo',
      label: 'Apollo',
      found: 3,
      total: 3,
      credits: 0,
      creditsPending: 0,
      problem: null,
    } as const;
    const failed = { ...answered, source: 'pdl', label: 'People Data Labs', problem: 'The key was refused' } as const;
    expect(sourceProblems([answered, failed])).toEqual([
      { source: 'pdl', text: 'People Data Labs: The key was refused' },
    ]);
  });
});

describe('priceText', () => {
  it.each([
    [[apollo, pdl], 'A search costs up to 25 credits in People Data Labs; Apollo is free'],
    [[apollo], 'A search in Apollo is free'],
    [[{ ...pdl, creditsLeft: 40 }], 'A search costs up to 25 credits in People Data Labs; 40 credits left today'],
    [[apollo, { ...pdl, connected: false }], 'A search in Apollo is free'],
    [[{ ...pdl, connected: false }], null],
  ])('case %#', (asked, text) => {
    expect(searchPriceText(asked, 25)).toBe(text);
  });

  it('says that a source has reported no credits left, whatever the cap leaves', () => {
    const text = searchPriceText([{ ...pdl, creditsLeft: 100, creditsExhaustedSince: '2026-11-21T14:05:00Z' }], 25);
    expect(text).toContain('; People Data Labs has reported no credits left since Nov 21, 2026');
    expect(text).not.toContain('100');
  });

  it('counts only who would be asked', () => {
    expect(selectPeopleSources([apollo, pdl], 'pdl')).toEqual([pdl]);
    expect(selectPeopleSources([apollo, pdl], 'both')).toEqual([apollo, pdl]);
  });
});

describe('before a search that may cost', () => {
  const corrections = [{ written: 'Lisbn', read: 'Lisbon' }];
  it('says what was not understood and what was read as something else', () => {
    expect(unsearchedText('left-over', { leftOver: ['Zauberlehrling'], corrections })).toBe(
      'Not understood: “Zauberlehrling”. Read “Lisbn” as “Lisbon”. Reword the sentence, or search with the filters above. Nothing was spent.',
    );
    expect(unsearchedText('left-over', { leftOver: [], corrections })).toMatch(/^Read “Lisbn” as “Lisbon”\. Reword/);
    expect(correctionsText([])).toEqual([]);
  });

  it('names the most that all connected sources together may cost', () => {
    const source = (searchCreditsMax: number, connected = true): ContactSource => ({
      ...apollo,
      connected,
      searchCreditsMax,
    });
    expect(searchCostText([source(0), source(25)], 25)).toBe('up to 25 credits');
    expect(searchCostText([source(0), source(25, false)], 25)).toBe('free');
    expect(searchCostText([source(25, false)], 25)).toBeNull();
  });

  it('names no more than the people that a search may bring cost', () => {
    expect(searchCostText([apollo, pdl], 5)).toBe('up to 5 credits');
    expect(searchPriceText([pdl], 10)).toBe('A search costs up to 10 credits in People Data Labs');
    expect(searchCostText([{ ...pdl, searchCreditsMax: 1 }], 5)).toBe('up to 1 credit');
  });
});

describe('availableText', () => {
  const hidden = { email: null, phone: null };
  const reveal = { source: 'apollo', creditsMax: 1, hasEmail: null, hasPhone: null } as const;
  it.each([
    ['an email that the source has', { ...hidden, reveal: { ...reveal, hasEmail: true } }, 'Email available'],
    ['both', { ...hidden, reveal: { ...reveal, hasEmail: true, hasPhone: true } }, 'Email and phone available'],
    ['a phone alone', { ...hidden, reveal: { ...reveal, hasEmail: false, hasPhone: true } }, 'Phone available'],
    ['that there is no email', { ...hidden, reveal: { ...reveal, hasEmail: false } }, 'No email'],
    ['nothing where the source does not say', { ...hidden, reveal }, null],
    [
      'nothing about an email on screen',
      { ...hidden, email: 'a@b.example', reveal: { ...reveal, hasEmail: true } },
      null,
    ],
    ['that nothing can be revealed', { ...hidden, reveal: null }, 'No email to reveal'],
  ])('tells %s', (_what, contact, text) => {
    expect(availableText(contact)).toBe(text);
  });
});

describe('sourceBadgeText', () => {
  it('names both sources of a person, each once', () => {
    const sources = [
      { source: 'apollo', id: '1' },
      { source: 'pdl', id: '2' },
      { source: 'pdl', id: '3' },
    ] as const;
    expect(sourceBadgeText({ sources: [...sources] })).toBe('Apollo + PDL');
  });
});
