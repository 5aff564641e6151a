import { expect, it } from 'vitest';
import { checkClaim } from './check-claim.ts';
import { verificationContext } from './verification-context.ts';
import { COMPANY, cite, item, NOW, ROUND } from './verify-draft.fixtures.ts';

const evidence = [ROUND];
const postings = [{ id: 'p1', title: 'Engineer', department: null, location: null, url: null, postedOn: null }];
const input = { company: COMPANY, evidence, postings: null, now: NOW };

it('is the same one for the same evidence', () => {
  expect(verificationContext({ ...input, company: { ...COMPANY } })).toBe(verificationContext(input));
});

it.each([
  ['evidence, even of the same words', { evidence: [...evidence] }],
  ['postings', { postings }],
  ['company', { company: { ...COMPANY, domain: 'northwind.example.org' } }],
  ['year', { now: new Date('2027-01-01T00:00:00Z') }],
])('is another one for another %s', (_, other) => {
  expect(verificationContext({ ...input, ...other })).not.toBe(verificationContext(input));
});

it('a claim is checked again where the evidence that it cites was replaced', () => {
  const check = (items: (typeof evidence)[number][]) =>
    checkClaim(
      'Northwind Robotics raises $40 million Series B',
      [cite('E1', 'Northwind Robotics raises $40 million Series B')],
      verificationContext({ ...input, evidence: items }),
    );
  expect(check(evidence)).toHaveProperty('citations');
  expect(check(evidence)).toBe(check(evidence));
  expect(check([item('E1', 'Northwind Robotics moves to Denver')])).toEqual({
    reason: 'Its quote is not in the evidence',
  });
});
