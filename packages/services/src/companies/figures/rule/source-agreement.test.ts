import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCaseHeadcount } from './aggregate.cases.ts';
import { figureLists } from './arbitraries.fixtures.ts';
import { agreementParts, sourceAgreementPercent } from './source-agreement.ts';

const says = (text: string) =>
  text.split(' ').flatMap((figure, index) => {
    const headcount = parseCaseHeadcount(figure);
    return headcount === null ? [] : [{ source: `Source ${index}`, headcount, used: true }];
  });

describe('source agreement', () => {
  test.each([
    ['90 110', 100, 200_000, 2],
    ['100 100 100', 100, 0, 3],
    ['100 9000', 100, 1_000_000, 2],
    ['1 2', 3, 1_000_000, 2],
    ['51-200 100+', 150, 0, 0],
    ['51-200 150 150', 150, 0, 2],
    ['100 none', 100, 0, 0],
    ['100', 100, 0, 0],
    ['100 100', null, 0, 0],
    ['0 0', 0, 0, 2],
    ['0 5', 0, 1_000_000, 2],
  ])('%s beside %s deviates by %i millionths over %i records', (figures, aggregate, deviationPpm, compared) => {
    expect(agreementParts(says(figures), aggregate)).toEqual({ deviationPpm, compared });
  });
  test('is a percentage with one decimal, and nothing when nothing was compared', () => {
    expect(sourceAgreementPercent(0, 0)).toBeNull();
    expect(sourceAgreementPercent(0, 2)).toBe(100);
    expect(sourceAgreementPercent(200_000, 2)).toBe(90);
    expect(sourceAgreementPercent(381_000, 3)).toBe(87.3);
    expect(sourceAgreementPercent(2_000_000, 2)).toBe(0);
  });
  test('the parts are whole numbers, at most a million for each record', () => {
    fc.assert(
      fc.property(figureLists, fc.nat(3000), (list, aggregate) => {
        const figures = list.flatMap(({ source, headcount }) => (headcount ? [{ source, headcount, used: true }] : []));
        const { deviationPpm, compared } = agreementParts(figures, aggregate);
        expect(Number.isInteger(deviationPpm)).toBe(true);
        expect(deviationPpm).toBeGreaterThanOrEqual(0);
        expect(deviationPpm).toBeLessThanOrEqual(compared * 1_000_000);
        expect(agreementParts(figures.toReversed(), aggregate)).toEqual({ deviationPpm, compared });
      }),
    );
  });
});
