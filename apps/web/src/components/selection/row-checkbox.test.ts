import { expect, it } from 'vitest';
import { extendSelection } from './row-checkbox.ts';

it.each([
  ['none', [false, false], [true, true]],
  ['the row that one comes from', [true, false], [true, true]],
  ['both, as when going back', [true, true], [false, true]],
  ['the next row only', [false, true], [false, true]],
])('with Shift and an arrow key, where %s is chosen', (_chosen, [from = false, to = false], after) => {
  const boxes = [from, to].map((checked) => ({
    checked,
    click() {
      this.checked = !this.checked;
    },
  }));
  const [first, second] = boxes;
  if (first && second) extendSelection(first, second);
  expect(boxes.map(({ checked }) => checked)).toEqual(after);
});
