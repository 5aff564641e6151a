import type { RevealEstimate, RevealResult } from '@workbench/services/contacts/schemas';
import { expect, test } from 'vitest';
import {
  revealButtonLabel,
  revealEstimateText,
  revealedText,
  revealOutcomeNotes,
  revealToast,
} from './reveal-summary.ts';

const APOLLO = { source: 'apollo', label: 'Apollo', people: 2, creditsMax: 2 } as const;
const PDL = { source: 'pdl', label: 'People Data Labs', people: 1, creditsMax: 1 } as const;
const NOTHING: RevealEstimate = { creditsMax: 0, bySource: [], free: 0, impossible: 0 };

test.each<[RevealEstimate, string]>([
  [
    { creditsMax: 3, bySource: [APOLLO, PDL], free: 1, impossible: 0 },
    'Up to 3 credits: Apollo 2, People Data Labs 1. 1 is free: already saved.',
  ],
  [{ ...NOTHING, creditsMax: 1, bySource: [PDL] }, 'Up to 1 credit: People Data Labs 1.'],
  [{ ...NOTHING, free: 2 }, 'This is free. 2 are free: already saved.'],
])('the price is told before anything is bought: %#', (estimate, text) => {
  expect(revealEstimateText(estimate)).toBe(text);
});

test('who can not be revealed is told', () => {
  expect(revealEstimateText({ ...NOTHING, creditsMax: 2, bySource: [APOLLO], impossible: 1 })).toBe(
    'Up to 2 credits: Apollo 2. 1 can’t be revealed: no connected source offers it.',
  );
});

test('the button names the price, or that there is none', () => {
  expect(revealButtonLabel(3, { ...NOTHING, creditsMax: 3, bySource: [APOLLO, PDL] })).toBe(
    'Reveal 3 contacts · up to 3 credits',
  );
  expect(revealButtonLabel(1, NOTHING)).toBe('Reveal 1 contact · free');
});

const RESULT: RevealResult = {
  repeatCredits: 0,
  contacts: [],
  revealed: 2,
  notFound: 0,
  fromStore: 0,
  suppressedIds: [],
  failed: [],
  credits: 1,
};

test('the outcome says what was charged, and why the rest was not', () => {
  expect(revealedText(RESULT)).toBe('Revealed 2 contacts for 1 credit.');
  expect(revealOutcomeNotes(RESULT)).toEqual([]);
  expect(revealOutcomeNotes({ ...RESULT, notFound: 1, fromStore: 2, suppressedIds: ['apollo:1'] })).toEqual([
    '2 contacts were already saved and cost nothing.',
    'The source had no data for 1 contact; nothing was charged.',
    '1 contact is on the do-not-contact list and was not saved.',
  ]);
});

const FAILED = { id: 'apollo:1', message: 'Apollo: no credits are left for this key.' };
test.each<[string, Partial<RevealResult>, string, string]>([
  ['what was revealed and paid', {}, 'Contacts Revealed', 'Revealed 2 contacts for 1 credit.'],
  [
    'that it was free',
    { revealed: 0, fromStore: 1 },
    'Contacts Revealed',
    '1 contact was already saved and cost nothing.',
  ],
  [
    'that the source had nothing',
    { revealed: 0, notFound: 1 },
    'Nothing Revealed',
    'The source had no data for 1 contact; nothing was charged.',
  ],
  ['why it failed', { revealed: 0, failed: [FAILED] }, 'Reveal Failed', FAILED.message],
  [
    'who is on the list by now',
    { revealed: 0, suppressedIds: ['apollo:1'] },
    'Nothing Revealed',
    '1 contact is on the do-not-contact list and was not saved.',
  ],
])('a notification says %s', (_what, part, title, description) => {
  expect(revealToast({ ...RESULT, ...part })).toMatchObject({ title, description });
});
