import { describe, expect, it } from 'vitest';
import { nameStem, normaliseCompanyName } from './company-name.ts';

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
