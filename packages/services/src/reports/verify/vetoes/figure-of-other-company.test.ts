import { expect, it } from 'vitest';
import { COMPANY, item } from '../verify-draft.fixtures.ts';
import { figureOfOtherCompany } from './figure-of-other-company.ts';

const OTHER = item('E8', 'Contoso raises $70 million\nNorthwind Robotics is a competitor in Boulder.');

it('finds a figure whose actor is surely another company', () => {
  expect(figureOfOtherCompany('Northwind Robotics has raised $70 million.', [OTHER], COMPANY)).toBe('70');
  expect(figureOfOtherCompany('It has raised $70 million.', [OTHER], COMPANY)).toBe('70');
});

it.each([
  ['that names the other', 'Contoso, its competitor, raises $70 million.', OTHER.text],
  ['of which both are said', 'Northwind Robotics has $70 million.', `${OTHER.text} It has $70 million, too.`],
  [
    'of a sentence about both',
    'Northwind Robotics gets $70 million.',
    'Contoso invests $70 million in Northwind Robotics.',
  ],
  ['of one about its own', 'Northwind Robotics has $70 million.', 'Revenue reached $70 million.'],
  ['of one that points back', 'Northwind Robotics gets $70 million.', 'Contoso invests $70 million in the company.'],
])('finds none in a statement %s', (_, sentence, text) => {
  expect(figureOfOtherCompany(sentence, [item('E8', text)], COMPANY)).toBeNull();
});
