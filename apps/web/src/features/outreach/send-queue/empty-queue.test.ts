import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { campaign } from '../outreach.fixtures.ts';
import { EmptyQueue } from './EmptyQueue.tsx';

const draw = (totalTargets: number) => {
  const queue = { plan: { data: { waiting: 0 } }, tab: 'send' } as Parameters<typeof EmptyQueue>[0]['queue'];
  const selected = campaign({ totalTargets });
  return renderToStaticMarkup(createElement(EmptyQueue, { queue, selected, areShortcutsOn: false, now: 0 }));
};

it('shows no check mark for a campaign to which no one was added', () => {
  expect(draw(0)).toContain('Nothing to send');
  expect(draw(0)).not.toContain('circle-check');
  expect(draw(3)).toContain('circle-check');
});
