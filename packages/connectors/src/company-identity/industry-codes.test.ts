import { describe, expect, it } from 'vitest';
import { industryCodes, industryName } from './industry-codes.ts';

describe('industryCodes', () => {
  it.each([
    ['Software', ['62']],
    ['hospitals and clinics', ['86']],
    ['Robotics', ['28']],
    ['Solar energy', ['35']],
    ['childcare', ['88']],
    ['astrology', []],
    ['', []],
  ])('"%s" is in %j', (industry, divisions) =>
    expect(industryCodes(industry).map(({ division }) => division)).toEqual(divisions),
  );

  it('names French codes of the division alone', () => {
    const [machinery] = industryCodes('Machinery');
    expect(machinery?.naf.every((code) => /^28\.\d\d[A-Z]$/.test(code))).toBe(true);
  });
});

describe('industryName', () => {
  it.each([
    ['28.990', 'Machinery'],
    ['62.01Z', 'Software'],
    ['28990', 'Machinery'],
    ['88.912', 'Social Work'],
    ['87.10A', 'Residential Care'],
    ['99.000', null],
    ['', null],
    [null, null],
  ])('%s is %s', (code, name) => expect(industryName(code)).toBe(name));
});
