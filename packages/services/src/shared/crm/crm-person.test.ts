import { expect, it } from 'vitest';
import { crmNames } from './crm-person.ts';

it.each([
  ['Marta Oliveira', 'Marta', 'Oliveira'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Ursula von der Leyen', 'Ursula', 'von der Leyen'],
  ['Robert De Niro', 'Robert', 'De Niro'],
  ['Nagy, Anna', 'Anna', 'Nagy'],
  ['Nagy Anna', 'Nagy', 'Anna'],
  ['山田 太郎', '太郎', '山田'],
  ['山田太郎', '', '山田太郎'],
  ['김 민수', '민수', '김'],
  ['Cher', '', 'Cher'],
  ['', '', ''],
])('“%s” is given to a CRM as “%s” and “%s”', (name, firstName, lastName) => {
  expect(crmNames(name)).toEqual({ firstName, lastName });
});
