import { describe, expect, it } from 'vitest';
import { bareName, nameStem, namesCompany, normaliseCompanyName } from './company-name.ts';

describe('normaliseCompanyName', () => {
  it.each([
    ['Northwind Robotics, Inc.', 'NORTHWIND ROBOTICS'],
    ['NORTHWIND ROBOTICS LIMITED', 'NORTHWIND ROBOTICS'],
    ['Northwind Robotics AS', 'NORTHWIND ROBOTICS'],
    ['Northwind A/S', 'NORTHWIND'],
    ['Northwind s.r.o.', 'NORTHWIND'],
    ['Northwind, spol. s r.o.', 'NORTHWIND'],
    ['Northwind S.A.S.', 'NORTHWIND'],
    ['Muster GmbH & Co. KG', 'MUSTER'],
    ['Smith & Sons Ltd', 'SMITH AND SONS'],
    ["O'Hara Foods LLC", 'OHARA FOODS'],
    ['Société Générale', 'SOCIETE GENERALE'],
    ['Malmö Bryggeri AB', 'MALMO BRYGGERI'],
    ['AS Norway Trading', 'AS NORWAY TRADING'],
    ['SAS', 'SAS'],
    ['Limited Company', 'LIMITED'],
    ['  acme  ', 'ACME'],
    ['', ''],
  ])('%s is %s', (name, expected) => expect(normaliseCompanyName(name)).toBe(expected));
});

describe('nameStem', () => {
  it.each([
    ["O'Hara Foods, Inc.", "O'HARA FOODS"],
    ['Northwind Robotics', 'NORTHWIND ROBOTICS'],
    ['Smith & Sons Co. Ltd.', 'SMITH & SONS'],
    ['Muster GmbH & Co. KG', 'MUSTER'],
    ['SAS', 'SAS'],
  ])('%s is asked for as %s', (name, expected) => expect(nameStem(name)).toBe(expected));
});

describe('bareName', () => {
  it.each([
    ['Northwind Robotics, Inc.', 'Northwind Robotics'],
    ["O'Hara Foods LLC", "O'Hara Foods"],
    ['Muster GmbH & Co. KG', 'Muster'],
    ['SAS', 'SAS'],
    ['Northwind', 'Northwind'],
  ])('%s is %s', (name, expected) => expect(bareName(name)).toBe(expected));
});

describe('namesCompany', () => {
  it.each([
    ['Acme opens an office', 'Acme'],
    ['ACME, Inc. raises $5m', 'Acme'],
    ['Acme’s new arm', 'Acme Inc.'],
    ["Why Acme's founders left", 'Acme'],
    ['Report: “Acme” to merge', 'Acme'],
    ["Macy's opens", "Macy's"],
    ['Société Générale warns', 'Societe Generale SA'],
    ['Smith and Sons win', 'Smith & Sons Ltd'],
    ['Big news: acme', 'Acme'],
    ['Acme\u00a0Tools expands', 'Acme Tools'],
  ])('%s names %s', (text, name) => expect(namesCompany(text, name)).toBe(true));

  it.each([
    ['Acmeville opens', 'Acme'],
    ['Pacme opens', 'Acme'],
    ['Acme opens', 'Acme Tools'],
    ['Tools of Acme', 'Acme Tools'],
    ['Anything at all', ''],
    ['', 'Acme'],
    ['Macy opens', "Macy's"],
  ])('%s does not name %s', (text, name) => expect(namesCompany(text, name)).toBe(false));
});
