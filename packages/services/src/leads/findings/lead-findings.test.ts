import type { LeadDoc, LeadStepDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { FINDINGS } from '../finding-schemas.ts';
import { leadDoc } from '../store/leads.fixtures.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import { fieldOutcomes } from './field-outcomes.ts';
import { leadFindings } from './lead-findings.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const step = (parts: Partial<LeadStepDoc>): LeadStepDoc => ({ ...PENDING_STEP, at: AT, ...parts });
const FOUND = { source: 'pdl', at: AT, confidence: 0.9, isLocked: false };
const GIVEN = { source: 'file', at: AT, confidence: null, isLocked: true };
const SUGGESTION = { field: 'title', value: 'CTO', source: 'pdl', confidence: 0.9, at: AT };
const MATCH = { pdl_search: step({ state: 'completed', source: 'pdl', confidence: 0.9 }) };
const lead = (parts: Partial<LeadDoc>) => leadDoc({ origins: { email: GIVEN }, ...parts });

it.each<[string, Partial<LeadDoc>, keyof ReturnType<typeof fieldOutcomes>, string]>([
  ['a value of a source', { phone: '+49 30 1', origins: { phone: FOUND }, steps: MATCH }, 'phone', 'found'],
  [
    'a value that was accepted',
    { phone: '1', origins: { phone: { ...FOUND, isLocked: true, isAccepted: true } } },
    'phone',
    'found',
  ],
  ['a value of the file', { steps: MATCH }, 'email', 'locked'],
  ['a value of unknown origin', { title: 'CEO' }, 'title', 'locked'],
  [
    'another value than the given one',
    { title: 'CEO', suggestions: [SUGGESTION], steps: MATCH },
    'title',
    'suggestion',
  ],
  ['nothing for the field of a match', { steps: MATCH }, 'phone', 'not_found'],
  ['a person who is unknown', { steps: { pdl_search: step({ state: 'completed' }) } }, 'phone', 'not_found'],
  ['a search that was not begun', {}, 'phone', 'pending'],
  ['a search that waits', { steps: { pdl_search: PENDING_STEP } }, 'phone', 'pending'],
  [
    'a search that failed',
    { steps: { pdl_search: step({ state: 'failed', message: 'HTTP 500' }) } },
    'phone',
    'failed',
  ],
  [
    'a limit',
    { steps: { pdl_search: step({ state: 'skipped', skipReason: 'limit', message: 'reached' }) } },
    'phone',
    'skipped',
  ],
  [
    'rejected matches',
    { steps: { pdl_search: step({ state: 'skipped', skipReason: null, isForGood: true }) } },
    'phone',
    'not_found',
  ],
  [
    'a profile not found',
    { steps: { ...MATCH, linkedin_discovery: step({ state: 'skipped', message: 'No profile found' }) } },
    'linkedinUrl',
    'not_found',
  ],
])('says of %s what became of the field', (_, parts, field, state) => {
  expect(fieldOutcomes(lead(parts))[field].state).toBe(state);
});

it.each([
  ["The run's limit of 10 credits is reached", 'skipped:limit'],
  ['People Data Labs is not connected', 'skipped:not_connected'],
  ['This person is on the do-not-contact list', 'skipped:do_not_contact'],
  ['info@acme.example is a shared mailbox, not a person', 'skipped:shared_mailbox'],
  ['No profile found; the site of acme.example could not be read', 'skipped:unreachable'],
])('reads the reason of a step that was stored without it: %s', (message, finding) => {
  expect(leadFindings(lead({ steps: { pdl_search: step({ state: 'skipped', message }) } }))).toContain(finding);
});

it('names what a lead is filtered by', () => {
  const found = lead({
    phone: '+49 30 1',
    title: 'CEO',
    origins: { email: GIVEN, phone: FOUND, title: GIVEN },
    suggestions: [SUGGESTION],
    steps: { ...MATCH, company_research: step({ state: 'skipped', skipReason: 'limit' }) },
  });
  expect(leadFindings(found).toSorted()).toEqual(
    [
      'matched',
      'suggestion',
      'suggestion:title',
      'found:phone',
      'skipped:limit',
      'not_found:company',
      'not_found:industry',
      'not_found:linkedinUrl',
      'not_found:location',
    ].toSorted(),
  );
  expect(FINDINGS).toEqual(expect.arrayContaining(leadFindings(found)));
});
