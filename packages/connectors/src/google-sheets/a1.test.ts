import { describe, expect, it } from 'vitest';
import { columnIndex, columnName, formatA1, parseA1, quoteTab } from './a1.ts';

describe('columnName and columnIndex', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [18_277, 'ZZZ'],
  ])('%i is %s, both ways', (index, name) => {
    expect(columnName(index)).toBe(name);
    expect(columnIndex(name.toLowerCase())).toBe(index);
  });
});

describe('parseA1 and formatA1', () => {
  it.each([
    ['A:I', 'A:I'],
    ['a:i', 'A:I'],
    [' A1:I100 ', 'A1:I100'],
    ['$A$1:$I$9', 'A1:I9'],
    ['B2', 'B2'],
    ['1:2', '1:2'],
    ['A5:A', 'A5:A'],
    ['Sheet1!A1:I100', "'Sheet1'!A1:I100"],
    ['Sheet1!A:I', "'Sheet1'!A:I"],
    ['Sheet1', "'Sheet1'"],
    ['Sheet1!', "'Sheet1'"],
    ['A', "'A'"],
    ['My Leads', "'My Leads'"],
    ["'My Leads'!A2:I", "'My Leads'!A2:I"],
    ["'Jon''s'!A:I", "'Jon''s'!A:I"],
    ["'Jon's_Data'!A1:D5", "'Jon''s_Data'!A1:D5"],
    ["'A1'", "'A1'"],
    ["'a!b'!C3", "'a!b'!C3"],
    ['Über uns!A:B', "'Über uns'!A:B"],
  ])('takes %s to the API as %s', (range, sent) => {
    const parsed = parseA1(range);
    if (parsed === null) throw new Error('no range');
    expect(formatA1(parsed)).toBe(sent);
  });

  it('says where the range begins and ends', () => {
    expect(parseA1('Leads!B2:C')).toEqual({ tab: 'Leads', startColumn: 1, startRow: 2, endColumn: 2, endRow: null });
    expect(parseA1('Leads!J3')).toMatchObject({ startColumn: 9, startRow: 3, endColumn: 9, endRow: 3 });
  });

  it.each(['', '  ', '!', '!A1', 'A:B:C', 'A1:', ':I', 'Leads!A', 'Leads!A0', 'Leads!ABCD1', "''!A1", 'A1:?'])(
    'refuses "%s"',
    (range) => {
      expect(parseA1(range)).toBeNull();
    },
  );

  it('doubles the apostrophes of a tab', () => {
    expect(quoteTab("Jon's 'best'")).toBe("'Jon''s ''best'''");
  });
});
