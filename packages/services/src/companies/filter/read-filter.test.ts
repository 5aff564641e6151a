import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_CONDITIONS_MAX, FILTER_DEPTH_MAX, FILTER_TEXT_MAX } from '../limits.ts';
import { FILTER_FIELD_NAMES, fieldRule } from './catalogue.ts';
import { formatProblem, parseFilter } from './filter-text.ts';
import { arbitraryConditions, arbitraryFilters } from './filters.fixtures.ts';
import { readFilter } from './read-filter.ts';
import { companyFilterParamSchema, companyFilterSchema } from './schemas.ts';
import type { CompanyFilter } from './types.ts';

const problemsOf = (value: unknown): string[] => (readFilter(value).problems ?? []).map(formatProblem);
const software = { field: 'industry', op: 'is', value: 'Software' } as const;

describe('a filter that can be read', () => {
  it('is every filter of the catalogue, by the schema as an object and as text', () => {
    fc.assert(
      fc.property(arbitraryFilters(), (filter) => {
        expect(companyFilterSchema.parse(filter)).toEqual(companyFilterParamSchema.parse(JSON.stringify(filter)));
      }),
      { numRuns: 200 },
    );
  });

  it('has each field and operator of the catalogue', () => {
    for (const field of FILTER_FIELD_NAMES) {
      for (const op of fieldRule(field).ops) {
        const samples = fc.sample(
          arbitraryConditions([field]).filter((condition) => condition.op === op),
          3,
        );
        for (const sample of samples) expect(problemsOf(sample), `${field} ${op}`).toEqual([]);
      }
    }
  });
});

describe('a filter that cannot be read names the path and what is nearest', () => {
  it.each<[unknown, string]>([
    [{ and: [] }, 'filter.and: the list is empty; give at least one condition'],
    [{ or: [software, { or: [] }] }, 'filter.or[1].or: the list is empty; give at least one condition'],
    [
      { and: [software, { field: 'size', op: 'between', value: [500, 50] }] },
      'filter.and[1].value: the range is upside down (500–50); did you mean 50–500?',
    ],
    [
      { field: 'added', op: 'between', value: ['2026-03-31', '2026-01-01'] },
      'filter.value: the range is upside down (2026-03-31–2026-01-01); did you mean 2026-01-01–2026-03-31?',
    ],
    [
      { field: 'added', op: 'between', value: ['2026-02-30', null] },
      'filter.value[0]: give a day like "2026-03-31", not the text "2026-02-30"',
    ],
    [{ field: 'size', op: 'between', value: [null, null] }, 'filter.value: both ends are open; give at least one'],
    [{ field: 'employees', op: 'atLeast', value: 5 }, 'filter.field: "employees" is no field; known: '],
    [{ field: 'contry', op: 'is', value: 'DE' }, 'filter.field: "contry" is no field; did you mean "country"?'],
    [{ field: 'country', op: 'isnot', value: 'DE' }, 'filter.op: "isnot" is not for "country"; did you mean "isNot"?'],
    [{ field: 'size', op: 'is', value: 5 }, 'filter.op: "is" is not for "size"; known: between, atLeast, atMost'],
    [
      { field: 'country', op: 'is', value: 'Germany' },
      'filter.value: "Germany" is not an ISO country code; did you mean "DE"?',
    ],
    [{ field: 'country', op: 'is', value: 'UK' }, 'filter.value: "UK" is not an ISO country code; did you mean "GB"?'],
    [
      { field: 'country', op: 'anyOf', value: ['DE', 'xx'] },
      'filter.value[1]: "xx" is not an ISO country code; give two',
    ],
    [{ field: 'quality', op: 'is', value: 'hgih' }, 'filter.value: "hgih" is unknown; did you mean "high"?'],
    [{ field: 'tag', op: 'anyOf', value: [] }, 'filter.value: the list is empty'],
    [{ field: 'tag', op: 'anyOf', value: 'a' }, 'filter.value: give a list'],
    [{ field: 'synced', op: 'olderThan', value: 90 }, 'filter.value: give a number of days, like {"days": 90}'],
    [{ field: 'synced', op: 'olderThan', value: { days: 0 } }, 'filter.value.days: give a whole number of days'],
    [{ field: 'synced', op: 'isEmpty', value: 1 }, 'filter.value: "isEmpty" takes no value; leave it out'],
    [{ field: 'size', op: 'atLeast', value: 1.5 }, 'filter.value: 1.5 is not a whole number'],
    [{ field: 'size', op: 'atLeast' }, 'filter.value: give a number, not nothing'],
    [{ ...software, valeu: 1 }, 'filter.valeu: "valeu" is unknown; did you mean "value"?'],
    [{ and: [software], or: [software] }, 'filter.or: unknown beside "and"'],
    [{ all: [software] }, 'filter.all: known: and, or, field'],
    [{}, 'filter: the condition is empty; give field, op and value'],
    [[software], 'filter: give a condition like'],
    [{ field: '__proto__', op: 'is', value: 'x' }, 'filter.field: "__proto__" is no field'],
  ])('%j', (filter, problem) => {
    const [first, ...others] = problemsOf(filter);
    expect(first?.slice(0, problem.length)).toBe(problem);
    expect(others).toEqual([]);
    expect(companyFilterSchema.safeParse(filter).error?.issues.map(({ message }) => message)).toEqual([first]);
  });

  it('refuses what is too deep, too much and too long', () => {
    const nested = (levels: number): CompanyFilter => (levels === 1 ? software : { and: [nested(levels - 1)] });
    expect(problemsOf(nested(FILTER_DEPTH_MAX))).toEqual([]);
    expect(problemsOf(nested(FILTER_DEPTH_MAX + 1))[0]).toContain('filter.and[0].and[0].and[0].and[0]: the groups are');
    expect(problemsOf({ or: Array(FILTER_CONDITIONS_MAX).fill(software) })).toEqual([]);
    expect(problemsOf({ or: Array(5000).fill(software) })).toEqual([
      `filter.or[${FILTER_CONDITIONS_MAX}]: too many conditions; at most ${FILTER_CONDITIONS_MAX}`,
    ]);
    expect(parseFilter(' '.repeat(FILTER_TEXT_MAX + 1)).problems?.[0]?.message).toContain('too many; at most');
    expect(parseFilter('{').problems?.[0]?.message).toContain('this is not JSON');
  });

  it('names the path of the one thing that is wrong anywhere', () => {
    fc.assert(
      fc.property(arbitraryFilters(), fc.nat(), fc.constantFrom(...MUTATIONS), (filter, seed, mutation) => {
        const leaves = leavesOf(filter, []);
        const leaf = leaves[seed % leaves.length] ?? leaves[0];
        const mutated: unknown = replaceAt(filter, leaf?.path ?? [], mutation.change(leaf?.condition ?? software));
        const problems = readFilter(mutated).problems ?? [];
        expect(problems.map(({ path }) => path.join('.'))).toEqual([[...(leaf?.path ?? []), ...mutation.at].join('.')]);
      }),
      { numRuns: 300 },
    );
  });
});

const MUTATIONS: { change: (condition: object) => unknown; at: string[] }[] = [
  { change: (condition) => ({ ...condition, field: 'nonsense' }), at: ['field'] },
  { change: (condition) => ({ ...condition, op: 'like' }), at: ['op'] },
  { change: (condition) => ({ ...condition, value: Number.NaN }), at: ['value'] },
  { change: (condition) => ({ ...condition, more: 1 }), at: ['more'] },
  { change: () => ({ or: [] }), at: ['or'] },
  { change: () => ({ and: [] }), at: ['and'] },
  { change: () => null, at: [] },
  { change: () => ({ field: 'spread', op: 'between', value: [2, 1] }), at: ['value'] },
];

function leavesOf(
  filter: CompanyFilter,
  path: (string | number)[],
): { path: (string | number)[]; condition: object }[] {
  if ('field' in filter) return [{ path, condition: filter }];
  const [kind, parts] = 'and' in filter ? ['and', filter.and] : ['or', filter.or];
  return parts.flatMap((part, index) => leavesOf(part, [...path, String(kind), index]));
}

function replaceAt(value: unknown, [step, ...rest]: (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? replaceAt(entry, rest, by) : entry));
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(entries.map(([key, entry]) => [key, key === step ? replaceAt(entry, rest, by) : entry]));
}
