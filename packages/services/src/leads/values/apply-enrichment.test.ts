import { describe, expect, it } from 'vitest';
import { leadDoc } from '../store/leads.fixtures.ts';
import { applyEnrichment } from './apply-enrichment.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const GIVEN = { source: 'sheet', at: new Date('2026-11-01T00:00:00Z'), confidence: null, isLocked: true };
const by = (confidence = 0.9, source = 'pdl') => ({ source, confidence, at: AT });

describe('takeFound', () => {
  it('fills what is empty and says who found it', () => {
    const after = applyEnrichment(leadDoc(), { title: ' COO ', phone: null }, by());
    expect(after).toMatchObject({
      title: 'COO',
      origins: { title: { source: 'pdl', at: AT, confidence: 0.9, isLocked: false } },
      suggestions: [],
    });
    expect(after).not.toHaveProperty('phone');
  });

  it('leaves what a person gave and suggests a different value', () => {
    const lead = leadDoc({ title: 'CFO', origins: { title: GIVEN } });
    const after = applyEnrichment(lead, { title: 'COO' }, by());
    expect(after).not.toHaveProperty('title');
    expect(after.origins?.title).toEqual(GIVEN);
    expect(after.suggestions).toEqual([{ field: 'title', value: 'COO', ...by() }]);
  });

  it('takes a value of unknown origin for given', () => {
    expect(applyEnrichment(leadDoc({ title: 'CFO' }), { title: 'COO' }, by()).suggestions).toHaveLength(1);
  });

  it.each([
    ['company', 'ACME, Inc.', 'Acme'],
    ['email', 'Marta@Acme.com', 'marta@acme.com'],
    ['phone', '+351 21 000 0000', '+351210000000'],
    ['title', 'Head of operations', 'Head Of Operations'],
    ['linkedinUrl', 'https://www.linkedin.com/in/Marta', 'https://www.linkedin.com/in/marta'],
    ['linkedinUrl', 'https://www.linkedin.com/in/m%C3%BCller', 'https://www.linkedin.com/in/müller'],
    ['location', 'Berlin, Germany', 'Berlin, Berlin State, Germany'],
  ] as const)('does not suggest another spelling of the same %s', (field, known, value) => {
    const lead = leadDoc({ [field]: known, origins: { [field]: GIVEN } });
    expect(applyEnrichment(lead, { [field]: value }, by()).suggestions).toEqual([]);
  });

  it('suggests a city to who gave the country alone', () => {
    const lead = leadDoc({ location: 'Germany', origins: { location: GIVEN } });
    expect(applyEnrichment(lead, { location: 'Berlin, Germany' }, by()).suggestions).toHaveLength(1);
  });

  it('replaces a found value by one that is as sure, and by no other', () => {
    const found = { source: 'wikidata', at: GIVEN.at, confidence: 0.8, isLocked: false };
    const lead = leadDoc({ title: 'CFO', origins: { title: found } });
    expect(applyEnrichment(lead, { title: 'COO' }, by(0.8))).toMatchObject({ title: 'COO' });
    expect(applyEnrichment(lead, { title: 'COO' }, by(0.7))).not.toHaveProperty('title');
  });

  it('keeps one suggestion per field, the surer one, and changes nothing the second time', () => {
    const lead = leadDoc({ title: 'CFO', origins: { title: GIVEN } });
    const once = { ...lead, ...applyEnrichment(lead, { title: 'COO' }, by()) };
    expect(applyEnrichment(once, { title: 'CEO' }, by(0.5)).suggestions).toEqual(once.suggestions);
    const later = { ...by(), at: new Date(AT.getTime() + 1000) };
    expect({ ...once, ...applyEnrichment(once, { title: 'COO' }, later) }).toEqual(once);
  });
});
