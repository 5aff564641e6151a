import type { ContactFilters } from '@workbench/services/contacts/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormats, FORMATS } from '../../../lib/format/formats.ts';
import { editFilterBadge, removeFilterBadge, toFilterBadges } from './filter-badges.ts';
import { EMPTY_FILTER_FORM, hasContactFilter, toContactFilters } from './filter-form.ts';

const none = toContactFilters(EMPTY_FILTER_FORM);
const filters: ContactFilters = {
  jobTitles: ['CTO', 'VP Sales'],
  locations: ['Berlin'],
  industries: ['Software'],
  companyNames: [],
  seniorities: ['c_suite'],
  companySize: { min: 50, max: 1200 },
  keywords: 'payments',
};
const badgeOf = (group: string) => {
  const badge = toFilterBadges(filters).find((one) => one.group === group);
  if (!badge) throw new Error(`no badge of ${group}`);
  return badge;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('filterBadges', () => {
  it('has one badge per filter, in the order of the form', () => {
    expect(toFilterBadges(filters).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Job title: CTO',
      'Job title: VP Sales',
      'Location: Berlin',
      'Industry: Software',
      'Seniority: C-suite',
      'Company size: 50–1,200 employees',
      'Keywords: payments',
    ]);
    expect(toFilterBadges(none)).toEqual([]);
  });

  it.each([
    [{ min: 50, max: null }, '50+ employees'],
    [{ min: null, max: 200 }, 'up to 200 employees'],
    [{ min: 0, max: 0 }, '0–0 employees'],
  ])('says the size %j in words', (companySize, text) => {
    expect(toFilterBadges({ ...none, companySize }).map((badge) => badge.text)).toEqual([text]);
  });
});

describe('withoutBadge', () => {
  it('takes one filter away and leaves the others', () => {
    expect(removeFilterBadge(filters, badgeOf('jobTitles')).jobTitles).toEqual(['VP Sales']);
  });

  it('leaves no filter when every badge is removed', () => {
    const left = toFilterBadges(filters).reduce(removeFilterBadge, filters);
    expect(hasContactFilter(left)).toBe(false);
  });
});

describe('withBadgeText', () => {
  it('puts the new words in the place of the old ones', () => {
    expect(editFilterBadge(filters, badgeOf('jobTitles'), 'CIO')?.jobTitles).toEqual(['CIO', 'VP Sales']);
  });

  it('makes several badges of several entries, and none twice', () => {
    expect(editFilterBadge(filters, badgeOf('jobTitles'), 'CIO, VP Sales')?.jobTitles).toEqual(['CIO', 'VP Sales']);
  });

  it('removes a badge that is emptied', () => {
    expect(editFilterBadge(filters, badgeOf('locations'), '  ')?.locations).toEqual([]);
  });

  it.each([
    ['100-300', { min: 100, max: 300 }],
    ['1,000+', { min: 1000, max: null }],
    ['up to 250', { min: null, max: 250 }],
    ['50–1,200', { min: 50, max: 1200 }],
    ['from 50 to 100', { min: 50, max: 100 }],
    ['< 100', { min: null, max: 100 }],
  ])('reads the size %j', (text, size) => {
    expect(editFilterBadge(filters, badgeOf('companySize'), text)?.companySize).toEqual(size);
  });

  it.each([
    ['companySize', 'many'],
    ['companySize', '300-100'],
    ['companySize', '2,5'],
    ['companySize', '50-'],
    ['companySize', '1000000000'],
    ['seniorities', 'boss'],
  ])('refuses for %s what it can not read: %s', (group, text) => {
    expect(editFilterBadge(filters, badgeOf(group), text)).toBeNull();
  });

  it.each(['de-DE', 'fr-FR', 'en-US'])('confirms the words of a badge as %s writes them', (locale) => {
    const formats = createFormats(locale);
    vi.spyOn(FORMATS, 'number').mockImplementation(formats.number);
    vi.spyOn(FORMATS, 'decimalMark').mockImplementation(formats.decimalMark);
    for (const companySize of [
      { min: 1000, max: 5000 },
      { min: 1200, max: null },
      { min: null, max: 1_000_000 },
    ]) {
      const sized = { ...none, companySize };
      const [badge] = toFilterBadges(sized);
      expect(badge && editFilterBadge(sized, badge, badge.value)).toEqual(sized);
    }
  });
});
