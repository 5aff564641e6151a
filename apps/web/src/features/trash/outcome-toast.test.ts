import { expect, it } from 'vitest';
import { outcomeToast } from './outcome-toast.ts';

const [acme, other] = [
  { id: '1', label: 'Acme' },
  { id: '2', label: 'Other' },
];

it.each([
  ['restore', [acme], [], { title: 'Restored', description: 'Acme.' }],
  ['purge', [acme, other], [], { title: 'Deleted for Good', description: '2 entries.' }],
  ['restore', [acme], [['1', 'Taken']], { title: 'Failed to Restore', description: 'Taken', variant: 'destructive' }],
] as const)('%s of %j with the refusals %j says %j', (action, entries, refused, toast) => {
  expect(outcomeToast(action, entries, new Map(refused))).toEqual(toast);
});

it('of several, those that went through are counted', () => {
  const { description } = outcomeToast('restore', [acme, other], new Map([['2', 'Taken']]));
  expect(description).toBe('1 of 2 done; the reason is beside each other entry.');
});

it('what is not as it was is said, too', () => {
  const { description } = outcomeToast('restore', [acme], new Map(), ['A note stays in the trash.']);
  expect(description).toBe('Acme. A note stays in the trash.');
});
