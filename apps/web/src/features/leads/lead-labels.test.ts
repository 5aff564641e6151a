import { expect, it } from 'vitest';
import { recordSourceLabel } from '../../lib/format/source-labels.ts';
import {
  confidenceText,
  formatCredits,
  leadCountText,
  leadFieldLabel,
  leadName,
  leadProgress,
  stepOutcomeText,
  titleAtCompany,
} from './lead-labels.ts';

it.each([
  ['completed', 100],
  ['enriching', 50],
  ['pending', 0],
  ['failed', 0],
] as const)('the bar of a lead that is %s stands at %i', (status, percent) => {
  expect(leadProgress(status)).toBe(percent);
});

it('calls a lead by its name, else by its address', () => {
  expect(leadName({ firstName: 'Ada', lastName: 'Kettle', email: null })).toBe('Ada Kettle');
  expect(leadName({ firstName: '', lastName: 'Kettle', email: 'a@x.example' })).toBe('Kettle');
  expect(leadName({ firstName: '', lastName: '', email: 'a@x.example' })).toBe('a@x.example');
  expect(leadName({ firstName: '', lastName: '', email: null })).toBe('Unnamed lead');
});

it('says title at company, or the one that is known', () => {
  expect(titleAtCompany({ title: 'CTO', company: 'Kettle Works' })).toBe('CTO at Kettle Works');
  expect(titleAtCompany({ title: 'CTO', company: null })).toBe('CTO');
  expect(titleAtCompany({ title: '', company: 'Kettle Works' })).toBe('at Kettle Works');
  expect(titleAtCompany({ title: null, company: null })).toBe('');
});

it('has words for fields, sources and outcomes, and shows those that it does not know as they are', () => {
  expect(leadFieldLabel('linkedinUrl')).toBe('LinkedIn URL');
  expect(leadFieldLabel('shoeSize')).toBe('shoeSize');
  expect(recordSourceLabel('pdl')).toBe('People Data Labs');
  expect(recordSourceLabel('acme')).toBe('acme');
  expect(stepOutcomeText('not_found')).toBe('Nothing found');
  expect(stepOutcomeText('too_many')).toBe('too many');
});

it('gives confidence, cost and count', () => {
  expect(confidenceText(0.873)).toBe('87% confidence');
  expect(confidenceText(null)).toBe('');
  expect(formatCredits(1)).toBe('1 credit');
  expect(formatCredits(0)).toBe('0 credits');
  expect(formatCredits(1234.5)).toBe('1,234.5 credits');
  expect(leadCountText(1, true, false)).toBe('1 lead');
  expect(leadCountText(1, true, true)).toBe('1 lead matches');
  expect(leadCountText(10_000, false, true)).toBe('10,000 or more leads match');
});
