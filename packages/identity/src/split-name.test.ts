import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ['Marta Oliveira', 'Marta', 'Oliveira'],
  ['  Marta   Oliveira ', 'Marta', 'Oliveira'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Maria de los Santos Pérez', 'Maria', 'de los Santos Pérez'],
  ['Anna Maria Schmidt', 'Anna Maria', 'Schmidt'],
  ['Dr. Marta Oliveira', 'Marta', 'Oliveira'],
  ['Prof. Dr. Anna Weber', 'Anna', 'Weber'],
  ['Oliveira, Marta', 'Marta', 'Oliveira'],
  ['John Smith, PhD', 'John', 'Smith'],
  ['John Smith Jr.', 'John', 'Smith Jr.'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Le Van', 'Le', 'Van'],
  ['Cher', 'Cher', ''],
  ['Marta Ol***a', 'Marta', ''],
  ['山田太郎', '山田太郎', ''],
  ['', '', ''],
])('splits "%s"', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
