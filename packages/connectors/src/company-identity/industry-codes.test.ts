import { describe, expect, it } from 'vitest';
import { industryCodes } from './industry-codes.ts';
import { industryName } from './nace-names.ts';

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
    ['58.29Z', 'Software'],
    ['58.14Z', 'Media'],
    ['64.20Z', 'Financial Services'],
    ['64.19Z', 'Banking'],
    ['35.11Z', 'Energy'],
    ['35.22', 'Energy'],
    ['32.12Z', 'Luxury Goods'],
    ['32.50A', 'Medical Devices'],
    ['32910', 'Manufacturing'],
    ['30.20', 'Rail'],
    ['30.30Z', 'Aerospace'],
    ['30920', 'Transport Equipment'],
    ['49.10Z', 'Rail'],
    ['49.41A', 'Logistics'],
    ['52.10B', 'Warehousing'],
    ['62.02A', 'Information Technology'],
    ['62.10', 'Software'],
    ['70.10Z', 'Professional Services'],
    ['70.22Z', 'Consulting'],
    ['72.20Z', 'Research'],
    ['72.11Z', 'Biotechnology'],
    ['86.230', 'Medical Practice'],
    ['86', 'Hospital & Health Care'],
    ['88.912', 'Social Work'],
    ['87.10A', 'Residential Care'],
    ['99.000', null],
    ['', null],
    [null, null],
  ])('%s is %s', (code, name) => expect(industryName(code)).toBe(name));
});
