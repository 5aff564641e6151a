import type { SourceOutcome } from '@workbench/services/sources/schemas';
import { expect, it } from 'vitest';
import { SOURCE_OUTCOME_LABEL } from './company-sync-state.ts';
import { groupOutcomes } from './group-outcomes.ts';

const answer = (outcome: SourceOutcome['outcome'], source: string = outcome): SourceOutcome => ({
  id: 'apollo',
  source,
  outcome,
  message: '',
  at: null,
  credits: 0,
  repeatCredits: null,
});

it('has problems first, keeps the order within a kind, and leaves out none', () => {
  const kinds = Object.keys(SOURCE_OUTCOME_LABEL) as SourceOutcome['outcome'][];
  const outcomes = [answer('figure', 'a'), ...kinds.map((kind) => answer(kind)), answer('figure', 'z')];
  const { asked, notConnected } = groupOutcomes(outcomes);
  expect(asked.map(({ source }) => source).slice(0, 4)).toEqual(['failed', 'a', 'figure', 'z']);
  expect(notConnected.map(({ source }) => source)).toEqual(['not_connected']);
  expect([...asked, ...notConnected].map(({ source }) => source).sort()).toEqual(
    outcomes.map(({ source }) => source).sort(),
  );
});
