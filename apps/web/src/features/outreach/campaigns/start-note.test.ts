import { expect, it } from 'vitest';
import { campaign } from '../outreach.fixtures.ts';
import { startNote } from './start-note.ts';

it.each([
  ['nobody to write to', { totalTargets: 0 }, { text: 'Add targets first.', isBlocking: true }],
  [
    'texts that are missing',
    { totalTargets: 17, withoutText: 15 },
    { text: '15 of 17 targets have no text.', isBlocking: false },
  ],
  [
    'one text that is missing',
    { totalTargets: 17, withoutText: 1 },
    { text: '1 of 17 targets has no text.', isBlocking: false },
  ],
  ['a text for everyone', { totalTargets: 17 }, null],
  ['a campaign that runs', { status: 'active', totalTargets: 17, withoutText: 15 }, null],
  ['a campaign that is over', { status: 'completed' }, null],
] as const)('says of %s what start would do', (_name, given, note) => {
  expect(startNote(campaign(given))).toEqual(note);
});
