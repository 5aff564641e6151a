import { CITIES, INDUSTRIES } from '../../../names.ts';
import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';
import { type CompanyItem, QUIRK, quirkOf, websiteOf } from './company-items.ts';

/** Items that are no company: industries, cities and countries, all with made-up numbers. */
const NAMES = new Set([...INDUSTRIES.map(({ name }) => name), ...CITIES.flatMap((place) => place.split(', '))]);
export const itemIdOf = (name: string) => `Q7${String(hash(`item ${name}`) % 100_000_000).padStart(8, '0')}`;
const NAME_BY_ID = new Map([...NAMES].map((name) => [itemIdOf(name), name]));

/** Industries and places whose name begins with the text. */
export function itemsOfName(text: string) {
  const start = text.trim().toLowerCase();
  const names = [...NAMES].filter((name) => name.toLowerCase().startsWith(start));
  return names.map((name) => ({ id: itemIdOf(name), label: name }));
}

export function labelEntityOf(id: string) {
  const name = NAME_BY_ID.get(id);
  return name === undefined ? null : toEntity(id, name, {});
}

type Claims = Record<string, object[]>;

export const toEntity = (id: string, name: string, claims: Claims) => ({
  type: 'item',
  id,
  labels: { en: { language: 'en', value: name } },
  claims,
});

/** A company's item with all its statements. */
export function entityOf({ id, company, isTwin }: CompanyItem, world: SandboxWorld) {
  const quirk = quirkOf(company);
  const isUs = company.country === 'United States';
  const isPublicCompany = isUs && (company.headcounts[0] ?? 0) > 300;
  const claims: Claims = {
    P31: [claim('P31', toItem('Q4830453'))],
    P856: [claim('P856', websiteOf(company))],
    P1128: isTwin ? [employees(company, world, 24, 9)] : employeeClaims(company, world, quirk),
    P159: [claim('P159', toItem(itemIdOf(company.city)))],
    P17: [claim('P17', toItem(itemIdOf(company.country)))],
    P452: [claim('P452', toItem(itemIdOf(company.industry)))],
    P1278: [claim('P1278', company.ids.lei)],
    ...(isPublicCompany && { P5531: [claim('P5531', company.ids.cik)] }),
    ...(company.country === 'United Kingdom' && { P2622: [claim('P2622', company.ids.companiesHouse)] }),
    ...(hash(company.domain) % 2 === 0 && { P4264: [claim('P4264', company.domain.split('.')[0] ?? '')] }),
    ...(quirk === QUIRK.dissolved && { P576: [claim('P576', toTime(new Date(world.now().getTime()), 9))] }),
  };
  return toEntity(id, company.name, claims);
}

function employeeClaims(company: SandboxCompany, world: SandboxWorld, quirk: number): object[] {
  if (quirk === QUIRK.noValue) {
    return [
      { mainsnak: { snaktype: 'novalue', property: 'P1128', datatype: 'quantity' }, type: 'statement', rank: 'normal' },
    ];
  }
  if (quirk === QUIRK.undated) return [claim('P1128', toQuantity(world.headcount(company, 'wikidata', 12)))];
  const newest = employees(company, world, 4 + (hash(company.domain) % 9), 11);
  // The order of statements says nothing.
  const older = [employees(company, world, 24, 9), employees(company, world, 18, 10)];
  const wrong = { ...employees(company, world, 0, 11, 50), rank: 'deprecated' };
  const part = employees(company, world, 1, 11, 0.1, { P518: [snak('P518', toItem('Q7'))] });
  return [
    ...older,
    newest,
    ...(quirk === QUIRK.deprecatedCensus ? [wrong] : []),
    ...(quirk === QUIRK.partOnly ? [part] : []),
  ];
}

function employees(
  company: SandboxCompany,
  world: SandboxWorld,
  monthsAgo: number,
  precision: 9 | 10 | 11,
  factor = 1,
  qualifiers: Record<string, object[]> = {},
) {
  const now = world.now();
  // The last day of a month that is over.
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 0));
  const persons = Math.max(1, Math.round(world.headcount(company, 'wikidata', monthsAgo) * factor));
  return {
    ...claim('P1128', toQuantity(persons)),
    qualifiers: { P585: [snak('P585', toTime(day, precision))], ...qualifiers },
    references: [
      { hash: 'x', snaks: { P854: [snak('P854', `https://${company.domain}/about`)] }, 'snaks-order': ['P854'] },
    ],
  };
}

export const snak = (property: string, value: unknown) => ({ snaktype: 'value', property, datavalue: { value } });
export const claim = (property: string, value: unknown) => ({
  mainsnak: snak(property, value),
  type: 'statement',
  rank: 'normal',
});
export const toItem = (id: string) => ({ 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id });
const toQuantity = (persons: number) => ({ amount: `+${persons}`, unit: '1' });

/** What is less precise than a day has zeros in its place. */
export function toTime(day: Date, precision: 9 | 10 | 11) {
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  const time = `+${year}-${precision >= 10 ? month : '00'}-${precision >= 11 ? date : '00'}T00:00:00Z`;
  return {
    time,
    timezone: 0,
    before: 0,
    after: 0,
    precision,
    calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
  };
}
