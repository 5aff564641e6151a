import { describe, expect, it } from 'vitest';
import { formatCommaList, parseCommaList } from './comma-list.ts';

describe('splitList', () => {
  it.each([
    ['CTO, VP Sales', ['CTO', 'VP Sales']],
    ['  CTO ,, ,VP Sales, ', ['CTO', 'VP Sales']],
    ['', []],
    [' , ,', []],
    ['Washington, D.C., Berlin', ['Washington, D.C.', 'Berlin']],
    ['Washington, DC, Berlin', ['Washington, DC', 'Berlin']],
    ['New York, DC', ['New York', 'DC']],
    ['Smith, Inc., Miller, LLC, Braun, GmbH, Jones, Ltd', ['Smith, Inc.', 'Miller, LLC', 'Braun, GmbH', 'Jones, Ltd']],
    ['Inc., CTO', ['Inc.', 'CTO']],
    ['"Portland, Oregon", Boston', ['Portland, Oregon', 'Boston']],
    ['Incubators, Limited partners', ['Incubators', 'Limited partners']],
    ['CTO, cto, CTO', ['CTO']],
    ['CTO, "VP, Sales', ['CTO', 'VP', 'Sales']],
  ])('reads %j', (text, items) => {
    expect(parseCommaList(text)).toEqual(items);
  });
});

describe('joinList', () => {
  it.each([
    [['CTO', 'VP Sales'], 'CTO, VP Sales'],
    [['Portland, Oregon', 'Boston'], '"Portland, Oregon", Boston'],
    [['Washington, D.C.'], 'Washington, D.C.'],
    [['Berlin', 'Inc.'], 'Berlin, "Inc."'],
  ])('writes %j so that it is read back the same', (items, text) => {
    expect(formatCommaList(items)).toBe(text);
    expect(parseCommaList(text)).toEqual(items);
  });
});
