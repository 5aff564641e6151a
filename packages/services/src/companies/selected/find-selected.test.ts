import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { arbitraryFilters } from '../filter/filters.fixtures.ts';
import { listCompanies } from '../search/list-companies.ts';
import { createCompany } from '../store/create-company.ts';
import { setCompanyTags } from '../tags/set-company-tags.ts';
import { findSelected } from './find-selected.ts';
import { companySelectionSchema } from './schemas.ts';

useTestDatabase();

const ctx = createContext();
const INDUSTRIES = ['Software', 'Machine tools', 'Café', undefined];
const TAGS = ['Fair', 'Key account', 'Lost'];
const NAMES = ['Acme', 'Beta', 'Gamma', 'Delta'];
const ids: string[] = [];

beforeAll(async () => {
  await emptyTestDatabase();
  for (let at = 0; at < 24; at++) {
    const industry = INDUSTRIES[at % INDUSTRIES.length];
    const input = {
      name: `${NAMES[at % 3]} ${NAMES[at % 4]} ${at}`,
      domain: `c${at}.com`,
      ...(industry && { industry }),
    };
    const { id } = await createCompany({ ctx, input });
    await setCompanyTags({ ctx, input: { id, tags: TAGS.filter((_, bit) => (at >> bit) % 2 === 1) } });
    ids.push(id);
  }
});

const select = async (selection: unknown) =>
  (await findSelected(ctx, companySelectionSchema.parse(selection))).map((id) => id.toHexString());

it('a filter and a search without exceptions are exactly the companies that the list shows without them', async () => {
  const filters = arbitraryFilters(['industry', 'tag', 'quality', 'sourceCount', 'report'], {
    industry: ['Software', 'Machine tools'],
    tag: TAGS,
  });
  const selections = fc.record({
    filter: fc.option(filters, { nil: undefined }),
    similar: fc.boolean(),
    q: fc.constantFrom('delat', 'acme', 'beta acme', 'gamma', 'nothing', 'soft', undefined),
    except: fc.uniqueArray(fc.nat(23), { maxLength: 24 }),
  });
  await fc.assert(
    fc.asyncProperty(selections, async ({ filter, q, similar, except }) => {
      const isAll = filter === undefined && q === undefined;
      const shown = await listCompanies({ ctx, input: { ...(filter && { filter }), ...(q && { q }), similar } });
      const excluded = except.map((at) => ids[at] ?? '');
      const selected = await select({ filter, q, similar, ...(isAll && { all: true }), except: excluded });
      const expected = shown.items.map(({ id }) => id).filter((id) => !excluded.includes(id));
      expect(selected).toEqual(expected.sort());
    }),
    { numRuns: 60 },
  );
});

it('ids are those that are tracked, each once, in their order', async () => {
  const [a = '', b = ''] = ids;
  expect(await select({ ids: [b, a.toUpperCase(), '0123456789abcdef01234567', b] })).toEqual([b, a]);
});

describe('a selection that does not say which companies', () => {
  const problemOf = (selection: unknown) => {
    const [issue] = companySelectionSchema.safeParse(selection).error?.issues ?? [];
    return `${issue?.path.join('.')}: ${issue?.message}`;
  };
  it.each([
    [{}, ': Say which companies: `ids`, `filter`, `q`, or `"all": true` for every company'],
    [{ except: [] }, ': Say which companies: `ids`, `filter`, `q`, or `"all": true` for every company'],
    [{ ids: ['0123456789abcdef01234567'], q: 'acme' }, ': Give either `ids`, or `filter` and `q`, or `all`'],
    [{ all: true, q: 'acme' }, ': Give either `ids`, or `filter` and `q`, or `all`'],
    [{ ids: [] }, 'ids: Choose at least one company'],
    [{ q: ' ' }, 'q: Give a word to search for'],
    [
      { ids: ['0123456789abcdef01234567'], except: ['0123456789abcdef01234567'] },
      'except: Leave the companies out of `ids` instead',
    ],
    [{ filter: { and: [] } }, 'filter.and: filter.and: the list is empty; give at least one condition'],
  ])('%j is refused', (selection, problem) => expect(problemOf(selection)).toBe(problem));
});
