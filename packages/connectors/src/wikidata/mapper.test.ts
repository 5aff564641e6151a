import { describe, expect, test } from 'vitest';
import entitiesFixture from './entities.fixture.json' with { type: 'json' };
import { hasWebsite, isDissolved, itemsToName, pickEntity, toAnswer, toFigures, websiteVariants } from './mapper.ts';
import { type Entity, entitiesSchema } from './schema.ts';

const FETCHED_AT = new Date('2026-11-20T12:00:00Z');

const fixture = () => Object.values(entitiesSchema.parse(entitiesFixture).entities ?? {})[0] as Entity;
const stated = (value: unknown) => ({ snaktype: 'value', datavalue: { value } });
const time = (text: string, precision: number) => ({ P585: [stated({ time: text, precision })] });
const employees = (amount: string, qualifiers?: Record<string, ReturnType<typeof stated>[]>, rank = 'normal') => ({
  mainsnak: stated({ amount, unit: '1' }),
  rank,
  qualifiers,
});
const withEmployees = (...claims: Entity['claims'][string]): Entity => ({
  id: 'Q900000009',
  labels: { en: { value: 'Northwind' } },
  claims: { P1128: claims },
});
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const summary = (entity: Entity) => toFigures(entity, FETCHED_AT).map(({ headcount, asOf }) => [headcount, asOf]);

describe('figures of an item', () => {
  test('come newest first, with the reference and the day that is known', () => {
    expect(toFigures(fixture(), FETCHED_AT)).toEqual([
      {
        headcount: { value: 1250 },
        kind: 'community',
        scope: 'group',
        asOf: day('2025-12-31'),
        url: 'https://northwind.example/annual-report',
        quote: null,
      },
      {
        headcount: { value: 980 },
        kind: 'community',
        scope: 'group',
        asOf: day('2023-12-31'),
        url: 'https://www.wikidata.org/wiki/Q900000001',
        quote: null,
      },
    ]);
  });

  test('are dated to the end of the month or year that is known, and never after the reading', () => {
    const entity = withEmployees(
      employees('+10', time('+2024-02-00T00:00:00Z', 10)),
      employees('+20', time('+2026-00-00T00:00:00Z', 9)),
    );
    expect(summary(entity)).toEqual([
      [{ value: 20 }, FETCHED_AT],
      [{ value: 10 }, day('2024-02-29')],
    ]);
  });

  test('leave out deprecated statements, parts of the company, unknown values and nonsense', () => {
    const entity = withEmployees(
      employees('+90000', time('+2026-06-30T00:00:00Z', 11), 'deprecated'),
      employees('+12', { ...time('+2026-06-30T00:00:00Z', 11), P518: [stated({ id: 'Q7' })] }),
      { mainsnak: { snaktype: 'somevalue' }, rank: 'preferred' },
      { mainsnak: { snaktype: 'novalue' }, rank: 'normal' },
      employees('-5', time('+2026-06-30T00:00:00Z', 11)),
      employees('+0', time('+2026-06-30T00:00:00Z', 11)),
      employees('+300', time('+2020-01-01T00:00:00Z', 11)),
    );
    expect(summary(entity)).toEqual([[{ value: 300 }, day('2020-01-01')]]);
  });

  test('of a time that has not begun are no newest figure', () => {
    const claims = [
      employees('+9000', time('+2031-12-31T00:00:00Z', 11)),
      employees('+100', time('+2026-00-00T00:00:00Z', 9)),
    ];
    expect(summary(withEmployees(...claims))).toEqual([[{ value: 100 }, FETCHED_AT]]);
  });

  test('take an undated number only where none is dated', () => {
    expect(summary(withEmployees(employees('+70'), employees('+80', undefined, 'preferred')))).toEqual([
      [{ value: 80 }, null],
    ]);
    const mixed = withEmployees(employees('+70'), employees('+60', time('+2019-00-00T00:00:00Z', 9)));
    expect(summary(mixed)).toEqual([[{ value: 60 }, day('2019-12-31')]]);
  });

  test('treat a date before our era or known only to the decade as unknown', () => {
    const entity = withEmployees(
      employees('+70', time('-0044-03-15T00:00:00Z', 11)),
      employees('+75', time('+1990-00-00T00:00:00Z', 8)),
    );
    expect(summary(entity)).toEqual([[{ value: 70 }, null]]);
  });
});

describe('the item of a domain', () => {
  test('is asked for in all eight spellings of its address', () => {
    expect(new Set(websiteVariants('northwind.example')).size).toBe(8);
    expect(websiteVariants('northwind.example')).toContain('http://www.northwind.example');
  });

  test('must state the domain as its present website', () => {
    expect(hasWebsite(fixture(), 'northwind.example')).toBe(true);
    expect(hasWebsite(fixture(), 'wind.example')).toBe(false);
    const former = { mainsnak: stated('https://old.example/'), rank: 'normal', qualifiers: { P582: [stated({})] } };
    expect(hasWebsite({ id: 'Q1', labels: {}, claims: { P856: [former] } }, 'old.example')).toBe(false);
  });

  test('is no dissolved company, even with an unknown day', () => {
    const entity = withEmployees(employees('+70'));
    entity.claims.P576 = [{ mainsnak: { snaktype: 'somevalue' }, rank: 'normal' }];
    expect(isDissolved(entity)).toBe(true);
    expect(pickEntity([entity], 'Northwind', FETCHED_AT)).toBeNull();
    entity.claims.P576 = [{ mainsnak: { snaktype: 'novalue' }, rank: 'normal' }];
    expect(isDissolved(entity)).toBe(false);
  });

  test('is the one of the company’s name when several state the domain, then the one with the newest figure', () => {
    const item = (id: string, label: string, persons: string, year: number): Entity => ({
      ...withEmployees(employees(persons, time(`+${year}-01-01T00:00:00Z`, 11))),
      id,
      labels: { en: { value: label } },
    });
    const museum = item('Q1', 'Northwind Robotics Museum', '+12', 2025);
    const company = item('Q2', 'Northwind Robotics AS', '+5200', 2024);
    const older = item('Q3', 'Northwind Robotics', '+70', 2020);
    const pick = (entities: Entity[], name = 'Northwind Robotics, Inc.') => pickEntity(entities, name, FETCHED_AT)?.id;
    expect(pick([museum, older, company])).toBe('Q2');
    expect(pick([museum, { ...company, labels: {}, aliases: { de: [{ value: 'Northwind Robotics' }] } }])).toBe('Q2');
    expect(pick([museum, company], 'Northwind')).toBeUndefined();
    expect(pick([museum], 'Northwind')).toBe('Q1');
  });
});

test('an answer names places, industry and the numbers of other registers', () => {
  const entity = fixture();
  entity.claims.P17 = [{ mainsnak: stated({ id: 'Q30' }), rank: 'normal' }];
  entity.claims.P452 = [{ mainsnak: stated({ id: 'Q9' }), rank: 'normal' }];
  entity.claims.P5531 = [{ mainsnak: stated('9990001'), rank: 'normal' }];
  entity.claims.P1278 = [{ mainsnak: stated('not a lei'), rank: 'normal' }];
  entity.claims.P2622 = [{ mainsnak: stated('99000001'), rank: 'normal' }];
  expect(itemsToName(entity)).toEqual(['Q9', 'Q65', 'Q30']);
  const labels = new Map([
    ['Q65', 'Boulder'],
    ['Q30', 'United States'],
    ['Q9', 'industrial robotics'],
  ]);
  expect(toAnswer(entity, labels, 'domain', FETCHED_AT)).toMatchObject({
    match: 'domain',
    locations: ['Boulder, United States'],
    industry: 'Industrial Robotics',
    ids: {
      wikidata: 'Q900000001',
      cik: '0009990001',
      companiesHouse: '99000001',
      linkedin: 'https://www.linkedin.com/company/northwind-robotics',
    },
  });
  expect(toAnswer(entity, labels, 'domain', FETCHED_AT).ids.lei).toBeUndefined();
});
