import { expect, it } from 'vitest';
import { checkReadingBasis } from './check-reading-basis.ts';
import { item } from './verify-draft.fixtures.ts';

const PLANT = item(
  'E1',
  'Northwind Robotics has 93 people in Leeds, and 46 in Lille.\nThey speak English, French and “Scots”. Profit was the same. Staff doubled.\nIt opened the plant last Tuesday.',
  { title: 'Northwind Robotics grows by 70 per cent' },
);
const ITALIAN = item('E2', 'Northwind Robotics ha raddoppiato il fatturato a Genova.', { title: 'Fatturato' });

it.each([
  ['a figure that follows from figures', ['139'], ['93 people in Leeds', '46 in Lille']],
  ['words of the title', ['seven in ten'], ['70 per cent']],
  ['other quotation marks', ['3'], ['English, French and "Scots"']],
  ['a figure that follows from words for it', ['100 %'], ['Staff doubled']],
  ['a few things counted from a list', ['three'], ['They speak English, French and “Scots”']],
  ['a day that follows from words', ['2026-09-29'], ['opened the plant last Tuesday']],
  ['words of a language whose numbers are not read', ['doubled'], ['ha raddoppiato il fatturato']],
  ['nothing doubted', [], []],
])('lets %s be shown', (_, doubts, basis) => {
  expect(checkReadingBasis(doubts, basis, [PLANT, ITALIAN])).toBeNull();
});

it.each([
  ['no passage', ['139'], [], '139'],
  ['an invented passage', ['139'], ['139 people in Leeds and Lille'], '139'],
  ['one invented passage among others', ['139'], ['93 people in Leeds', '46 in Berlin'], '139'],
  ['a passage of evidence that is not cited', ['12 %'], ['grew by 12 %'], '12 %'],
  ['a figure alone', ['139'], ['93'], '139'],
  ['two words that say nothing', ['139'], ['in a'], '139'],
  ['no number', ['139'], ['Profit was the same'], '139'],
  ['fewer words than are counted', ['twelve'], ['They speak English, French and “Scots”'], 'twelve'],
  ['the whole piece', ['139'], [`${PLANT.text}\n`.repeat(9)], '139'],
])('shows no figure by %s', (_, doubts, basis, figure) => {
  expect(checkReadingBasis(doubts, basis, [PLANT])).toBe(`The number ${figure} is not in its source`);
});

it.each(['2026-09-30', '2026-09', '05/06/2019', '1 April'])('shows no day by an invented passage: %s', (day) => {
  expect(checkReadingBasis([day], ['opened it last Wednesday'], [PLANT])).toBe(`The day ${day} is not in its source`);
});
