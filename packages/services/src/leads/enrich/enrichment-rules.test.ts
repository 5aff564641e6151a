import type { LeadStepDoc } from '@workbench/db';
import { describe, expect, it } from 'vitest';
import { chooseProfile } from '../people/choose-profile.ts';
import { personLookupOf } from '../people/person-lookup.ts';
import { leadDoc } from '../store/leads.fixtures.ts';
import { companyDomainOf } from '../values/company-domain.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import { needsEnrichment, needsStep } from './needs-enrichment.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const LATER = new Date(AT.getTime() + 1000);

describe('askKeyOf', () => {
  it('asks by the surest that is known', () => {
    const whole = { email: 'marta@acme.com', linkedinUrl: 'https://www.linkedin.com/in/marta', company: 'Acme' };
    expect(personLookupOf(leadDoc(whole))).toMatchObject({ by: 'profile' });
    expect(personLookupOf(leadDoc({ ...whole, linkedinUrl: null }))).toMatchObject({ by: 'email' });
    expect(personLookupOf(leadDoc({ company: 'Acme', email: null }))).toMatchObject({
      by: 'name',
      key: { organizationName: 'Acme' },
    });
  });

  it('says why there is nothing to ask by', () => {
    const office = { firstName: '', lastName: '', email: 'info@acme.com' };
    expect(personLookupOf(leadDoc(office))).toMatchObject({
      reason: 'info@acme.com is a shared mailbox, not a person',
    });
    expect(personLookupOf(leadDoc({ email: null }))).toMatchObject({
      reason: expect.stringMatching('^Nothing to search by'),
    });
  });

  it('asks about a person behind a shared mailbox by name and company, never by the mailbox', () => {
    expect(personLookupOf(leadDoc({ email: 'info@acme.com' }))).toMatchObject({
      by: 'name',
      key: { email: null, organizationDomain: 'acme.com' },
    });
  });
});

describe('companyDomainOf', () => {
  it('takes the domain that is known, else that of the address', () => {
    expect(companyDomainOf({ email: 'm@gmail.com', organizationDomain: 'acme.com' })).toMatchObject({
      domain: 'acme.com',
    });
    expect(companyDomainOf({ email: 'm@acme.com', organizationDomain: null })).toEqual({
      domain: 'acme.com',
      isLinkOnly: false,
    });
    expect(companyDomainOf({ email: 'info@acme.com', organizationDomain: null })).toMatchObject({ isLinkOnly: true });
  });

  it('takes no provider of mailboxes that is named as the employer, in whatever country', () => {
    for (const organizationDomain of ['yahoo.com.br', 'hotmail.nl', 'https://www.live.nl/', 'gmail.com']) {
      expect(companyDomainOf({ email: 'm@acme.com', organizationDomain })).toMatchObject({ domain: 'acme.com' });
      expect(companyDomainOf({ email: 'm@gmail.com', organizationDomain })).toHaveProperty('reason');
      expect(companyDomainOf({ email: null, organizationDomain })).toHaveProperty('reason');
      expect(personLookupOf(leadDoc({ email: null, organizationDomain }))).not.toHaveProperty('key');
    }
  });

  it('takes no private mailbox for a company', () => {
    expect(companyDomainOf({ email: 'm@gmail.com', organizationDomain: null })).toEqual({
      reason: 'gmail.com is a private mailbox: its domain is no company',
    });
    expect(companyDomainOf({ email: null, organizationDomain: null })).toHaveProperty('reason');
  });
});

describe('decideProfile', () => {
  const profile = (url: string, confidence: number) => ({ url, confidence });
  it('takes one sure profile, and leaves rivals and doubts to a person', () => {
    expect(chooseProfile([])).toEqual({ kind: 'none' });
    expect(chooseProfile([profile('a', 0.9), profile('a', 0.8), profile('b', 0.3)])).toMatchObject({
      kind: 'sure',
      profile: { url: 'a', confidence: 0.9 },
    });
    expect(chooseProfile([profile('a', 0.9), profile('b', 0.8)])).toMatchObject({ kind: 'review' });
    expect(chooseProfile([profile('a', 0.7)])).toMatchObject({ kind: 'review', profiles: [{ url: 'a' }] });
  });
});

describe('needsEnrichment', () => {
  const stepped = (step: Partial<LeadStepDoc>, givenAt = AT) =>
    leadDoc({
      steps: { pdl_search: { ...PENDING_STEP, at: AT, ...step } },
      origins: { email: { source: 'sheet', at: givenAt, confidence: null, isLocked: true } },
    });

  it('does what was not done, what failed, and what was skipped for a passing reason', () => {
    expect(needsEnrichment(leadDoc(), ['pdl_search'])).toBe(true);
    for (const state of ['failed', 'pending', 'skipped'])
      expect(needsStep(stepped({ state }), 'pdl_search')).toBe(true);
  });

  it('does not repeat what is done, skipped for good, or waits for a person', () => {
    for (const state of ['completed', 'review']) expect(needsStep(stepped({ state }), 'pdl_search')).toBe(false);
    expect(needsStep(stepped({ state: 'skipped', isForGood: true }), 'pdl_search')).toBe(false);
    expect(needsEnrichment(stepped({ state: 'completed' }), [])).toBe(false);
  });

  it('does it again when a person changed since what it asks by', () => {
    expect(needsStep(stepped({ state: 'completed' }, LATER), 'pdl_search')).toBe(true);
  });

  it('does not do it again for what it found itself, once a person has confirmed that', () => {
    const confirmed = { source: 'sheet', at: LATER, confidence: null, isLocked: true, isConfirmed: true };
    const lead = { ...stepped({ state: 'completed' }), origins: { linkedinUrl: confirmed } };
    expect(needsStep(lead, 'pdl_search')).toBe(false);
  });
});
