import { describe, expect, it } from 'vitest';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import { OTHERS, OWN, PRESS } from './classify-headline.cases.ts';
import { classifyHeadline, type HeadlineClass } from './classify-headline.ts';
import { BAD_NEWS, NAMESAKES, NO_NAMESAKES } from './classify-headline-bad-news.cases.ts';
import { BIOTECH_OWN, BIOTECH_PRESS } from './classify-headline-biotech.cases.ts';
import { FOOD_OWN } from './classify-headline-food.cases.ts';
import { EVENTS_OF_OTHERS, OWN_EVENTS } from './classify-headline-others.cases.ts';
import { NAME_WORDS, SHAPES_OWN, SHAPES_PRESS } from './classify-headline-shapes.cases.ts';
import { SOFTWARE_OWN, SOFTWARE_PRESS } from './classify-headline-software.cases.ts';

const names = companyNameVariants({ name: 'Tallowmere Robotics, Inc.', domain: 'tallowmere.example' });

const table = (cases: Record<string, string[]>) =>
  Object.entries(cases).flatMap(([expected, headlines]) =>
    headlines.map((headline) => [expected as HeadlineClass, headline] as const),
  );

describe('headlines of the company itself', () => {
  it.each(table(OWN))('%s: %s', (expected, headline) => {
    expect(classifyHeadline(headline, { names, isOwn: true })).toBe(expected);
  });
});

describe('events of customers, and collections', () => {
  it.each(EVENTS_OF_OTHERS)('are no funding and no move of the company: %s', (headline) => {
    for (const isOwn of [true, false]) {
      expect(['other', 'noise', 'partnership']).toContain(classifyHeadline(headline, { names, isOwn }));
    }
  });

  it.each(table(OWN_EVENTS))('are told from its own, %s: %s', (expected, headline) => {
    expect(classifyHeadline(headline, { names, isOwn: true })).toBe(expected);
  });
});

describe('headlines of the press', () => {
  it.each(table(PRESS))('%s: %s', (expected, headline) => {
    expect(classifyHeadline(headline, { names, isOwn: false })).toBe(expected);
  });
});

describe.each<[string, Record<string, string[]>, Record<string, string[]>]>([
  ['Tallowmere Robotics', SHAPES_OWN, SHAPES_PRESS],
  ...Object.entries(NAME_WORDS).map(([name, own]) => [name, own, own] satisfies [string, unknown, unknown]),
  ['Brindlecove', SOFTWARE_OWN, SOFTWARE_PRESS],
  ['Marrowgate Biosciences', BIOTECH_OWN, BIOTECH_PRESS],
  ['Ashdown Foods', FOOD_OWN, {}],
])('headlines of other trades: %s', (name, own, press) => {
  const others = companyNameVariants({ name, domain: 'other.example' });

  it.each(table(own))('its own, %s: %s', (expected, headline) => {
    expect(classifyHeadline(headline, { names: others, isOwn: true })).toBe(expected);
  });

  it.each(table(press))('of the press, %s: %s', (expected, headline) => {
    expect(classifyHeadline(headline, { names: others, isOwn: false })).toBe(expected);
  });
});

describe('bad news in the words of good news', () => {
  it.each(table(BAD_NEWS))('%s: %s', (expected, headline) => {
    expect(classifyHeadline(headline, { names, isOwn: true })).toBe(expected);
    expect(classifyHeadline(headline, { names, isOwn: false })).toBe(
      /\b(?:we|our)\b/.test(headline) ? 'noise' : expected,
    );
  });
});

describe('a longer name on the company’s own pages', () => {
  it.each(NAMESAKES)('is another firm’s: %s', (headline) => {
    expect(classifyHeadline(headline, { names, isOwn: true })).toBe('noise');
  });

  it.each(NO_NAMESAKES)('is none: %s', (headline) => {
    expect(classifyHeadline(headline, { names, isOwn: true })).not.toBe('noise');
  });
});

describe("somebody else's deeds are nobody's news here", () => {
  it.each(OTHERS)('%s', (headline) => {
    expect(classifyHeadline(headline, { names, isOwn: true })).toBe('noise');
    expect(classifyHeadline(headline, { names, isOwn: false })).toBe('noise');
  });
});

it('are tried on at least 150 cases, hard ones among them', () => {
  const count = table(OWN).length + table(PRESS).length + OTHERS.length;
  expect(count).toBeGreaterThanOrEqual(150);
  expect((OWN.noise ?? []).length + (PRESS.noise ?? []).length + OTHERS.length).toBeGreaterThanOrEqual(50);
});
