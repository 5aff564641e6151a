import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer } from '../../types.ts';

/** NACE division and class per trade of the fictional world. */
const NACE: Record<string, string> = {
  Software: '62.01',
  'Information Services': '63.11',
  Machinery: '28.99',
  Automotive: '29.10',
  Aerospace: '30.30',
  Biotechnology: '72.11',
  Pharmaceuticals: '21.20',
  'Medical Devices': '32.50',
  'Hospitals and Clinics': '86.10',
  Banking: '64.19',
  Insurance: '65.12',
  Construction: '41.20',
  'Real Estate': '68.20',
  Logistics: '49.41',
  Shipping: '50.20',
  Retail: '47.91',
  Wholesale: '46.90',
  'Food Production': '10.85',
  Beverages: '11.05',
  Agriculture: '01.50',
  Chemicals: '20.59',
  'Renewable Energy': '35.11',
  Utilities: '36.00',
  Telecommunications: '61.10',
  Media: '58.14',
  Education: '85.59',
  Hospitality: '55.10',
  Textiles: '13.20',
  Furniture: '31.01',
  Consulting: '70.22',
};
/** French classes that are split once more: A or B instead of Z. */
const SPLIT_IN_FRANCE = new Set(['28.99', '32.50', '41.20', '68.20', '49.41', '47.91', '11.07', '85.59']);

export const naceOf = ({ industry }: SandboxCompany) => NACE[industry] ?? '82.99';
export const nafOf = (company: SandboxCompany) =>
  `${naceOf(company)}${SPLIT_IN_FRANCE.has(naceOf(company)) ? 'B' : 'Z'}`;

/** Cities of the company in a country, the seat first. */
export function citiesIn({ locations }: SandboxCompany, country: string): string[] {
  return locations.filter((each) => each.endsWith(`, ${country}`)).map((each) => each.slice(0, -country.length - 2));
}

/** Those whose name begins as a register would search it: without the legal form that the register itself added. */
export function searchByName(world: SandboxWorld, name: string): SandboxCompany[] {
  return world.byName(name.replace(/[\s,]+(?:AS|LIMITED|LTD|SAS|s\.r\.o\.|Inc\.?)$/i, ''));
}

/** Names of parameters that the vendor does not have. */
export function unknownParameters(query: URLSearchParams, known: readonly string[]): string[] {
  return [...query.keys()].filter((name) => !known.includes(name));
}

export const refusal = (status: number, body: object): SandboxAnswer => ({ status, body });

/** A slice of a list, with the numbers that pages are described by; the first page is 0. */
export function pageOf<T>(items: T[], page: number, size: number) {
  return {
    items: items.slice(page * size, (page + 1) * size),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / size),
  };
}
