import { expect, it } from 'vitest';
import { moveEvidence } from './move-evidence';

type Figure = Parameters<typeof moveEvidence>[0][number];

const figure = (changes: Partial<Figure>): Figure => {
  const told = { source: 'Apollo', before: '100', now: '310', counted: true, counts: true };
  return { ...told, reasonCode: 'used', reason: 'used', ...changes };
};

it.each<[string, Partial<Figure>]>([
  ['Apollo says 310, was 100', {}],
  ['New from Apollo: 310', { before: null, counted: false }],
  ['Apollo’s 310 counts again', { before: '310', counted: false }],
  ['Apollo no longer gives its 100', { now: null, counts: false, reasonCode: 'gone', reason: 'not counted: gone' }],
  [
    'Apollo’s 310 of May 2024 is now too old to count',
    { before: '310', counts: false, reasonCode: 'too_old', reason: 'not counted: May 2024' },
  ],
  [
    'Apollo’s 310 no longer counts: outlier – 3.1× the median of the others',
    { counts: false, reasonCode: 'outlier', reason: 'excluded: outlier – 3.1× the median of the others' },
  ],
])('%s', (text, changes) => expect(moveEvidence([figure(changes)])).toBe(text));
