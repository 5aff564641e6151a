import type { ContactFilters } from '@workbench/services/contacts/schemas';
import { describe, expect, it } from 'vitest';
import { filterBadges, withBadgeText, withoutBadge } from './filter-badges.ts';
import { EMPTY_FORM, filtersOf, hasFilter } from './filter-form.ts';

const none = filtersOf(EMPTY_FORM);
const filters: ContactFilters = {
  jobTitles: ['CTO', 'VP Sales'],
  locations: ['Berlin'],
  industries: ['Software'],
  seniorities: ['c_suite'],
  companySize: { min: 50, max: 1200 },
  keywords: 'payments',
};
const badgeOf = (group: string) => {
  const badge = filterBadges(filters).find((one) => one.group === group);
  if (!badge) throw new Error(`no badge of ${group}`);
  return badge;
};

describe('filterBadges', () => {
  it('has one badge per filter, in the order of the form', () => {
    expect(filterBadges(filters).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Job title: CTO',
      'Job title: VP Sales',
      'Location: Berlin',
      'Industry: Software',
      'Seniority: C-suite',
      'Company size: 50–1,200 employees',
      'Keywords: payments',
    ]);
    expect(filterBadges(none)).toEqual([]);
  });

  it.each([
    [{ min: 50, max: null }, '50+ employees'],
    [{ min: null, max: 200 }, 'up to 200 employees'],
    [{ min: 0, max: 0 }, '0–0 employees'],
  ])('says the size %j in words', (companySize, text) => {
    expect(filterBadges({ ...none, companySize }).map((badge) => badge.text)).toEqual([text]);
  });
});

describe('withoutBadge', () => {
  it('takes one filter away and leaves the others', () => {
    expect(withoutBadge(filters, badgeOf('jobTitles')).jobTitles).toEqual(['VP Sales']);
  });

  it('leaves no filter when every badge is removed', () => {
    const left = filterBadges(filters).reduce(withoutBadge, filters);
    expect(hasFilter(left)).toBe(false);
  });
});

describe('withBadgeText', () => {
  it('puts the new words in the place of the old ones', () => {
    expect(withBadgeText(filters, badgeOf('jobTitles'), 'CIO')?.jobTitles).toEqual(['CIO', 'VP Sales']);
  });

  it('makes several badges of several entries, and none twice', () => {
    expect(withBadgeText(filters, badgeOf('jobTitles'), 'CIO, VP Sales')?.jobTitles).toEqual(['CIO', 'VP Sales']);
  });

  it('removes a badge that is emptied', () => {
    expect(withBadgeText(filters, badgeOf('locations'), '  ')?.locations).toEqual([]);
  });

  it.each([
    ['100-300', { min: 100, max: 300 }],
    ['1,000+', { min: 1000, max: null }],
    ['up to 250', { min: null, max: 250 }],
    ['50–1,200', { min: 50, max: 1200 }],
  ])('reads the size %j', (text, size) => {
    expect(withBadgeText(filters, badgeOf('companySize'), text)?.companySize).toEqual(size);
  });

  it.each([
    ['companySize', 'many'],
    ['companySize', '300-100'],
    ['seniorities', 'boss'],
  ])('refuses for %s what it can not read: %s', (group, text) => {
    expect(withBadgeText(filters, badgeOf(group), text)).toBeNull();
  });
});
