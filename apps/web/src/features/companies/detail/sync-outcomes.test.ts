import type { SourceOutcome } from '@workbench/services/sources/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SyncOutcomes } from './SyncOutcomes.tsx';

const draw = (outcome: SourceOutcome['outcome']) => {
  const answer = { id: 'wikidata', source: 'Wikidata', outcome, message: '4,515 employees on 2026-06-30' };
  const outcomes: SourceOutcome[] = [{ ...answer, at: null, credits: 0, repeatCredits: null } as SourceOutcome];
  return renderToStaticMarkup(createElement(SyncOutcomes, { outcomes, action: () => null }));
};

it('says which figure counts where a sync answered with one', () => {
  const rule = 'use each source’s figure with the newest date';
  expect(draw('figure')).toContain(rule);
  expect(draw('known_without_figure')).not.toContain(rule);
});
