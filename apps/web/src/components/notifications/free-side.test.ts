import { expect, it } from 'vitest';
import { type Box, freeSide } from './free-side.ts';

const box = (top: number, bottom: number, left = 0, right = 400): Box => ({ left, top, right, bottom });
const POSITIONS = { top: box(60, 130), bottom: box(700, 770) };
const [ABOVE, BELOW, BETWEEN] = [box(100, 140), box(690, 710), box(300, 340)];

it.each([
  ['the top when nothing is covered', [BETWEEN], null, 'top'],
  ['the bottom when the top has a control', [ABOVE, BETWEEN], null, 'bottom'],
  ['the side with fewer controls', [ABOVE, BELOW, box(720, 740)], null, 'top'],
  ['the top when both have as many', [ABOVE, BELOW], null, 'top'],
  ['the side without the focus, whatever else it covers', [BELOW, box(720, 740), ABOVE], ABOVE, 'bottom'],
  ['the top beside a control that only touches it', [box(130, 160), box(60, 130, 400, 440)], null, 'top'],
] as const)('is %s', (_name, controls, focused, side) => {
  expect(freeSide(POSITIONS, { controls, focused })).toBe(side);
});
