import { expect, it } from 'vitest';
import { cleanField, cleanIndustry, cleanName, cleanTitle, firstNameOf } from './clean-fields.ts';

it.each([
  ['Marta Oliveira', 'Marta Oliveira', 'Marta'],
  ['OLIVEIRA, MARTA', 'Marta Oliveira', 'Marta'],
  ['marta oliveira', 'Marta Oliveira', 'Marta'],
  ['Marta Oliveira, MBA', 'Marta Oliveira', 'Marta'],
  ['Marta Oliveira, PhD, PMP', 'Marta Oliveira', 'Marta'],
  ['Marta Oliveira (she/her) 🚀', 'Marta Oliveira', 'Marta'],
  ['Dr. Anna Keller', 'Dr. Anna Keller', 'Anna'],
  ['Prof. Dr. Anna Keller', 'Prof. Dr. Anna Keller', 'Anna'],
  ['Mr Smith', 'Mr Smith', 'Mr Smith'],
  ['J. Smith', 'J. Smith', 'J. Smith'],
  ['Jean-Luc Picard', 'Jean-Luc Picard', 'Jean-Luc'],
  ['Ronan McDonald', 'Ronan McDonald', 'Ronan'],
  ['Zoë', 'Zoë', 'Zoë'],
  ['李 伟', '李 伟', '李'],
  ['', '', ''],
  ['N/A', '', ''],
  ['---', '', ''],
  ['[Name]', '', ''],
  ['{{firstName}}', '', ''],
])('says the name "%s" as "%s", and to a friend as "%s"', (text, name, first) => {
  expect(cleanName(text)).toBe(name);
  expect(firstNameOf(text)).toBe(first);
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
  ['Financial Services', 'en', 'financial services'],
  ['SaaS & IT', 'en', 'SaaS & IT'],
  ['Maschinenbau', 'de', 'Maschinenbau'],
  ['Alimentación.', 'es', 'alimentación'],
])('says the industry "%s" in %s as "%s"', (text, language, industry) => {
  expect(cleanIndustry(text, language)).toBe(industry);
});
