import { describe, expect, it } from 'vitest';
import { NAME_MASK, nameMasker } from './mask-names.ts';

const masked = (text: string) => text.replaceAll(NAME_MASK, '#');

describe('masked names', () => {
  it.each([
    ['Contoso has 40 people.', ['Contoso'], '####### has 40 people.'],
    ['At contoso’s office', ['Contoso'], 'At #######’s office'],
    ['Contoso Robotics and Contoso', ['Contoso', 'Contoso Robotics'], '################ and #######'],
    ['Contosoville is a town.', ['Contoso'], 'Contosoville is a town.'],
    ['A+B (Group) builds', ['A+B (Group)'], '########### builds'],
    ['We have 40 people.', [], 'We have 40 people.'],
  ])('in "%s" are those of %j', (text, names, expected) => {
    expect(masked(nameMasker(names)(text))).toBe(expected);
  });
});
