import { expect, it } from 'vitest';
import { item, ROUND } from '../verify-draft.fixtures.ts';
import { unstatedFiguresIn } from './unstated-figures.ts';

it.each([
  ['in March 1998', ['1998-03']],
  ['on 05/06/2019', ['05/06/2019']],
  ['in June 2031', ['2031-06']],
  ['nine hundred million dollars', ['nine hundred million dollars']],
  ['ninety per cent of its market', ['ninety per cent']],
  ['a billion', ['billion']],
  ['thousands of customers', ['thousands']],
  ['zero customers', ['zero']],
  ['a quarter of its market', ['a quarter of']],
  ['half of its staff', ['half of']],
  ['doubled revenue', ['doubled']],
  ['ten times the revenue', ['ten times']],
  ['twelvefold revenue', ['twelvefold']],
  ['hundreds of millions in debt', ['hundreds']],
  ['dozens of offices in eighteen towns', ['eighteen']],
  ['£40 million in cash', ['£40 million']],
  ['40% growth', ['40%']],
  ['$40 trillion in cash', ['$40 trillion']],
  ['siebzehn Werke', ['siebzehn']],
  ['dieciséis plantas', ['dieciseis']],
  ['been closed since 1 April', ['1 April']],
])('doubts what is not in the evidence: “%s”', (words, doubts) => {
  expect(unstatedFiguresIn(`Northwind Robotics has ${words} now.`, [ROUND])).toEqual(doubts);
});

const FIGURES = item(
  'E1',
  'Revenue rose from $20 million to $40 million on 5 June 2026. A third of its 4,200 buyers, seventeen of 34 shops, pay in €; no losses.',
);
it.each([
  'forty million dollars',
  'closed in June 2026',
  'closed on 05/06/2026',
  'closed on 5 June',
  'thousands of buyers',
  'nearly 33 percent of its buyers',
  '17 shops',
  'zero losses',
  'no second plant, and grew once more',
  '€40 million',
  'planned the season of 2026/27 after COVID-19, 24/7',
  'saved 34 tons of CO2',
])('doubts nothing in “%s”', (words) => {
  expect(unstatedFiguresIn(`Northwind Robotics has ${words}.`, [FIGURES])).toEqual([]);
});

it.each([
  ['twice its former revenue', ['twice']],
  ['half of its shops', ['half of']],
  ['gained 25% of growth in two years', ['two', '25%']],
])('doubts what would have to be reckoned: “%s”', (words, doubts) => {
  const found = unstatedFiguresIn(`Northwind Robotics has ${words}.`, [FIGURES]);
  expect(found.toSorted()).toEqual(doubts.toSorted());
});
