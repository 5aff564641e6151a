import { fold } from '@workbench/text/fold';
import type { CompanyColumns } from '../columns/company-columns.ts';
import { readLocation } from '../columns/text-keys.ts';
import { type CustomField, countryName } from '../filter/index.ts';
import type { CountedField, FilterValue } from '../filter/schemas.ts';
import { type NameField, nameColumn } from './conditions/name-column.ts';

export const VALUES_MAX = 50;

type NamedField = Extract<CountedField, NameField> | CustomField;

/** The values of a field with a word that begins with the text, those of the most companies first. Pure. */
export function countValues(columns: CompanyColumns, field: NamedField, text: string): FilterValue[] {
  return countNames(columns, field, (value) => hasWord(field, value, text)).slice(0, VALUES_MAX);
}

/** The cities of a country, each with it ("Paris, FR"), those of the most companies first. Pure. */
export function countCities(columns: CompanyColumns, country: string): FilterValue[] {
  return countNames(columns, 'city', (city) => city.endsWith(`, ${country}`));
}

function countNames(columns: CompanyColumns, field: NamedField, isMeant: (value: string) => boolean): FilterValue[] {
  const { dictionary, codesOf } = nameColumn(field, columns);
  const groups = groupCodes(dictionary, field);
  const counts = new Uint32Array(groups.values.length);
  const seenAt = new Int32Array(groups.values.length).fill(-1);
  for (let row = 0; row < columns.ids.rowsEnd; row++) {
    if (!columns.ids.isUsed(row)) continue;
    const codes = codesOf(row);
    for (let at = 0; at < codes.length; at++) {
      const group = groups.ofCode[codes[at] ?? 0] ?? -1;
      // Two spellings of one value, or two cities of one country, are one company.
      if (group < 0 || seenAt[group] === row) continue;
      seenAt[group] = row;
      counts[group] = (counts[group] ?? 0) + 1;
    }
  }
  return groups.values
    .map((value, group) => ({ value, count: counts[group] ?? 0 }))
    .filter(({ value, count }) => count > 0 && isMeant(value))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

interface Names {
  readonly size: number;
  textOf(code: number): string;
  keyOf(code: number): string;
}

/** Codes that are one value in a condition: other spellings of a name, all locations of a country. */
export function groupCodes(names: Names, field: NamedField): { values: string[]; ofCode: Int32Array } {
  const values: string[] = [];
  const byKey = new Map<string, number>();
  const ofCode = new Int32Array(names.size).fill(-1);
  for (let code = 1; code < names.size; code++) {
    const value = namedBy(field, names.textOf(code));
    if (value === null) continue;
    const key = field === 'country' ? value : names.keyOf(code);
    const group = byKey.get(key) ?? values.push(value) - 1;
    byKey.set(key, group);
    ofCode[code] = group;
  }
  return { values, ofCode };
}

function namedBy(field: NamedField, text: string): string | null {
  if (field !== 'country' && field !== 'city') return text;
  const { country, city } = readLocation(text);
  if (field === 'country') return country;
  return city !== null && country !== null ? `${city}, ${country}` : city;
}

function hasWord(field: NamedField, value: string, text: string): boolean {
  const words = field === 'country' ? `${countryName(value)} ${value}` : value;
  return ` ${fold(words)}`.includes(` ${fold(text)}`);
}
