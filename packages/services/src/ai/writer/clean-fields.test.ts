import { expect, it } from 'vitest';
import { cleanCompany, cleanField, cleanName, cleanTitle } from './clean-fields.ts';
import { greetingName } from './names/greeting-name.ts';
import { firstNameOf } from './names/person-name.ts';

it.each([
  ['Marta Oliveira', 'Marta Oliveira', 'Marta'],
  ['OLIVEIRA, MARTA', 'Marta Oliveira', 'Marta'],
  ['marta oliveira', 'Marta Oliveira', 'Marta'],
  ['marta de souza', 'Marta de Souza', 'Marta'],
  ['TANAKA Yuki', 'Yuki Tanaka', 'Yuki'],
  ['Yuki TANAKA', 'Yuki Tanaka', 'Yuki'],
  ['van der Meer, Pieter', 'Pieter van der Meer', 'Pieter'],
  ['Marta Oliveira, MBA', 'Marta Oliveira', 'Marta'],
  ['Marta Oliveira, PhD, PMP', 'Marta Oliveira', 'Marta'],
  ['Marta Oliveira (she/her) 🚀', 'Marta Oliveira', 'Marta'],
  ['Dr. Anna Keller', 'Dr. Anna Keller', 'Anna'],
  ['Prof. Dr. Anna Keller', 'Prof. Dr. Anna Keller', 'Anna'],
  ['Mr Smith', 'Mr Smith', 'Mr Smith'],
  ['J. Smith', 'J. Smith', 'J. Smith'],
  ['Nguyen Van An', 'Nguyen Van An', 'Nguyen Van An'],
  ['Jean-Luc Picard', 'Jean-Luc Picard', 'Jean-Luc'],
  ['Ronan McDonald', 'Ronan McDonald', 'Ronan'],
  ['Zoë', 'Zoë', 'Zoë'],
  ['李 伟', '李 伟', '李 伟'],
  ['', '', ''],
  ['N/A', '', ''],
  ['---', '', ''],
  ['[Name]', '', ''],
  ['{{firstName}}', '', ''],
])('says the name "%s" as "%s", and to a friend as "%s"', (text, name, first) => {
  expect(cleanName(text)).toBe(name);
  expect(firstNameOf(text)).toBe(first);
});

it.each([
  ['Dr. van der Meer', 'en', false, 'Dr van der Meer'],
  ['Dr. van der Meer', 'de', false, 'Dr. van der Meer'],
  ['Prof. Dr. Jürgen von Stein', 'de', false, 'Prof. Dr. von Stein'],
  ['Prof. Dr. Jürgen von Stein', 'de', true, 'Jürgen'],
  ['Dr. Anna Keller', 'es', false, 'Anna Keller'],
  ['Frau Lindner', 'fr', false, 'Madame Lindner'],
  ['Mr John Smith', 'de', false, 'Herr Smith'],
  ['de la Cruz', 'en', false, ''],
  ['J. Smith', 'en', true, ''],
  ['María José de la Cruz', 'es', false, 'María José de la Cruz'],
] as const)('greets "%s" in %s, familiar %s, as "%s"', (text, language, isFamiliar, name) => {
  expect(greetingName(text, language, isFamiliar)).toBe(name);
});

it.each(['n/a', 'unknown', 'null', '-', '<company>', '[title]', '{{x}}', ' \n '])('takes "%s" for nothing', (text) => {
  expect(cleanField(text)).toBe('');
});

it('says a field of several lines in one', () => {
  expect(cleanField(' Northwind\r\n\tRobotics \u200b')).toBe('Northwind Robotics');
});

it.each([
  ['CEO at Northwind', 'Northwind', 'CEO'],
  ['Head of Sales @ Northwind', 'Northwind', 'Head of Sales'],
  ['Head of Sales | Speaker | Runner', 'Northwind', 'Head of Sales'],
  ['CEO at Contoso', 'Northwind', 'CEO at Contoso'],
  ['Directora, Northwind', 'Northwind', 'Directora'],
  ['R&D Lead.', '', 'R&D Lead'],
])('says the title "%s" at "%s" as "%s"', (text, company, title) => {
  expect(cleanTitle(text, company)).toBe(title);
});

it.each([
  ['Adventure Works GmbH', 'Adventure Works'],
  ['Wingtip Foods, S.A.', 'Wingtip Foods'],
  ['Northwind Robotics Inc.', 'Northwind Robotics'],
  ['AG', 'AG'],
])('says the company "%s" as "%s"', (text, company) => {
  expect(cleanCompany(text)).toBe(company);
});
