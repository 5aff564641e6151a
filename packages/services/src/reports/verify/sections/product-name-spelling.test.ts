import { expect, it } from 'vitest';
import { spellAsTitle } from './product-name-spelling.ts';

it.each([
  ['a headline that begins with it', 'harbour view', ['Harbour view is here'], 'Harbour view'],
  ['capitals within the headline', 'tide table', ['Northwind introduces Tide Table'], 'Tide Table'],
  ['the first headline that has it', 'tide table', ['News', 'Tide table is out'], 'Tide table'],
  ['capitals of its own', 'Tide table', ['TIDE TABLE is out'], 'Tide table'],
  ['a common word stays one', 'gripper', ['Northwind introduces a gripper'], 'gripper'],
  ['a capital within the first word', 'eticket app', ['Yıldız İnşaat launches eTicket app today'], 'eTicket app'],
  ['behind a capital whose small letter is longer', 'phone case', ['İzmir Design introduces Phone case'], 'Phone case'],
  ['a part of another word is none', 'arm', ['Northwind Robotics introduces an Army robot arm'], 'arm'],
  ['nor is its beginning', 'go', ['Northwind Robotics launches Gondola to go'], 'go'],
  ['a name behind the same common word', 'arm', ['An arm that is called Arm'], 'Arm'],
  ['marks of a name', 'c++ (beta)', ['Northwind introduces C++ (beta)'], 'C++ (beta)'],
  ['no headline', 'gripper', [], 'gripper'],
])('%s', (_, name, titles, spelled) => {
  expect(spellAsTitle(name, titles)).toBe(spelled);
});
