import { type ContactFilters, contactFiltersSchema } from '../../schemas.ts';

/** "titles CTO | CFO; places Berlin; size 50..200": the filters that a sentence has to give. */
function toExpected(line: string): ContactFilters {
  const parts = new Map(
    line.split('; ').map((part): [string, string] => {
      const at = part.indexOf(' ');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const list = (name: string) => parts.get(name)?.split(' | ') ?? [];
  const [min, max] = parts.get('size')?.split('..') ?? [];
  return contactFiltersSchema.parse({
    jobTitles: list('titles'),
    locations: list('places'),
    industries: list('industries'),
    seniorities: list('levels'),
    companyNames: list('companies'),
    companySize: parts.has('size') ? { min: min ? Number(min) : null, max: max ? Number(max) : null } : null,
    keywords: parts.get('words') ?? '',
  });
}

/** Reads a table of "sentence => filters" lines. */
export const toCases = (table: string): { sentence: string; expected: ContactFilters }[] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [sentence = '', expected = ''] = line.split(' => ');
      return { sentence, expected: toExpected(expected) };
    });
