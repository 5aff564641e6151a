import { expect, test } from 'vitest';
import { checkKeyword, checkProductName } from './check-product-name.ts';

test.each([
  ['Thistle 4.0', 'Thistle 4.0 “Kelp”: an arm for wet hands', null],
  ['Thistle 2.4.0', 'Thistle 2.4.0 – a start page', null],
  ['Weir Planner', 'Weir Planner Tech Preview: first steps', null],
  ['Thistle 4.0', 'Thistle 4.0 “Kelp” in the field', 'The quoted words mention no launch'],
  ['Weir Planner', 'Weir Planner: a preview of the season', 'The quoted words mention no launch'],
])('%j in %j', (name, quoted, reason) => {
  expect(checkProductName(name, [quoted], 'Ashgrove Pumps')).toBe(reason);
});

test.each([
  ['IT', 'It says that it works', false],
  ['IT', 'Its IT department', true],
  ['CAN', 'Robots that can clean floors', false],
  ['robotics', 'Robotics for all', true],
  ['.NET', 'See acme.network', false],
  ['.NET', 'Written in .NET and C++', true],
  ['C++', 'Written in .NET and C++', true],
  ['+AI', 'c+aid kits', false],
])('the keyword %j of %j', (keyword, quoted, isKeyword) => {
  expect(checkKeyword(keyword, [quoted], 'Ashgrove Pumps')).toBe(isKeyword ? null : 'It is not in its quote');
});
