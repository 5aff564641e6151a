import type { CompanyColumns } from '../../columns/company-columns.ts';
import { exactKey, formatLocation, nameKey, readLocation } from '../../columns/text-keys.ts';
import { type ConditionOf, readCity } from '../../filter/index.ts';
import { type NameField, nameColumn } from './name-column.ts';
import { not, type RowTest } from './row-test.ts';

/** Conditions on what has names: each company has one, several or none of them. Pure. */
export function testNames(condition: ConditionOf<NameField>, columns: CompanyColumns): RowTest {
  const { dictionary, hasMarked } = nameColumn(condition.field, columns);
  const hasAny = (isMeant: (key: string) => boolean): RowTest => {
    const marks = dictionary.mark(isMeant);
    return (row) => hasMarked(row, marks);
  };
  const hasSome = hasAny((key) => isNamed(condition.field, key));
  const isAnyOf = (values: readonly (string | null)[]): RowTest => {
    const hasOne = hasAny(meansOneOf(condition.field, values));
    return values.includes(null) ? (row) => hasOne(row) || !hasSome(row) : hasOne;
  };
  switch (condition.op) {
    case 'is':
      return isAnyOf([condition.value]);
    case 'isNot':
      return not(isAnyOf([condition.value]));
    case 'anyOf':
      return isAnyOf(condition.value);
    case 'noneOf':
      return not(isAnyOf(condition.value));
    case 'allOf': {
      const tests = condition.value.map((value) => isAnyOf([value]));
      return (row) => tests.every((test) => test(row));
    }
    case 'isEmpty':
      return not(hasSome);
    case 'isNotEmpty':
      return hasSome;
  }
}

/** Whether a key of the dictionary names anything for the field: a location may name no city. */
function isNamed(field: NameField, key: string): boolean {
  if (field === 'country') return readLocation(key).country !== null;
  return field === 'city' ? readLocation(key).city !== null : true;
}

function meansOneOf(field: NameField, values: readonly (string | null)[]): (key: string) => boolean {
  const texts = values.filter((value) => value !== null);
  if (field === 'city') return meansCity(texts);
  const keyOf = field === 'industry' || field === 'customer' ? nameKey : exactKey;
  const keys = new Set(field === 'country' ? texts : texts.map(keyOf));
  return field === 'country' ? (key) => keys.has(readLocation(key).country ?? '') : (key) => keys.has(key);
}

/** "Paris, FR" is one location, "Paris" every city of that name. */
function meansCity(texts: readonly string[]): (key: string) => boolean {
  const cities = texts.map((text) => {
    const { city, country } = readCity(text);
    return { city: nameKey(city), country };
  });
  const everywhere = new Set(cities.filter(({ country }) => country === null).map(({ city }) => city));
  const inCountries = new Set(cities.filter(({ country }) => country !== null).map(formatLocation));
  return (key) => inCountries.has(key) || everywhere.has(readLocation(key).city ?? '');
}
