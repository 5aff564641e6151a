import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FORMATS } from '~/lib/format/formats';
import { Grounds } from './DraftBasis.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the day of a fact is the same in every time zone', () => {
  vi.spyOn(FORMATS, 'date').mockReturnValue('the evening before');
  const draft = {
    clauses: [{ text: 'You opened a plant.', restsOn: ['f1'] }],
    request: { facts: [{ id: 'f1', text: 'Opened a plant', source: 'Report', date: '2026-03-01', url: null }] },
  };
  const markup = renderToStaticMarkup(createElement(Grounds, { draft, text: 'You opened a plant.' } as never));
  expect(markup).toContain('Mar 1, 2026');
});
