import { expect, it } from 'vitest';
import { type TooltipSide, tooltipPosition } from './tooltip-position.ts';

const VIEW = { width: 1000, height: 600 };
const TOOLTIP = { width: 100, height: 20 };

it.each<[TooltipSide, number, number]>([
  ['top', 480, 274],
  ['right', 566, 310],
  ['bottom', 480, 346],
  ['left', 394, 310],
])('is centred beside its element: %s', (side, left, top) => {
  expect(tooltipPosition(side, { left: 500, top: 300, width: 60, height: 40 }, TOOLTIP, VIEW)).toEqual({ left, top });
});

it('stays within the window', () => {
  const corner = { left: 980, top: 0, width: 20, height: 20 };
  expect(tooltipPosition('top', corner, TOOLTIP, VIEW)).toEqual({ left: 892, top: 8 });
  expect(tooltipPosition('right', { ...corner, left: 990, top: 590 }, TOOLTIP, VIEW)).toEqual({ left: 892, top: 572 });
});
