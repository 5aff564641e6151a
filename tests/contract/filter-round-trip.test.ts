import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddressFilter } from '../../apps/web/src/features/companies/filter/address-filter.ts';
import { readDraft, toDraft } from '../../apps/web/src/features/companies/filter/condition-draft.ts';
import { alternativesOf, topParts, withPart } from '../../apps/web/src/features/companies/filter/filter-parts.ts';
import { parseCompaniesParams } from '../../apps/web/src/features/companies/url-params.ts';
import { parseSearchString, stringifySearch } from '../../apps/web/src/lib/browser/search-string.ts';
import { arbitraryFilters } from '../../packages/services/src/companies/filter/filters.fixtures.ts';
import { type CompanyFilter, formatFilter, toCanonical } from '../../packages/services/src/companies/filter/index.ts';
import { listCompaniesInput } from '../../packages/services/src/companies/schemas.ts';
import { pagingHeaders } from '../../packages/trpc/src/paging-headers.ts';

const RUNS = 1000;

/** Each part of the bar opened in its form and applied as it is; what is too deep for a form stays. */
function throughForms(shown: CompanyFilter): CompanyFilter | null {
  return topParts(shown).reduce<CompanyFilter | null>((edited, part, at) => {
    const alternatives = alternativesOf(part);
    if (alternatives === null) return edited;
    const typed = alternatives.map((condition) => {
      const read = readDraft(toDraft(condition, []), []);
      if ('problem' in read) throw new Error(`${JSON.stringify(condition)}: ${read.problem}`);
      return read.condition;
    });
    // Canonical parts are sorted: with nothing changed, each stays at its position.
    return withPart(edited, at, typed);
  }, shown);
}

/** The text that the screen has after its address was written and opened elsewhere. */
function throughAddress(filter: CompanyFilter): string {
  const { filter: text } = parseCompaniesParams(
    parseSearchString(stringifySearch({ q: 'a b', filter: formatFilter(filter) })),
  );
  return readAddressFilter(text).text;
}

/** What REST has read, by a query as scripts send it and by the Link header that leads to the next page. */
function throughRest(text: string): (CompanyFilter | undefined)[] {
  const query = new URLSearchParams({ filter: text }).toString();
  const first = listCompaniesInput.parse(Object.fromEntries(new URLSearchParams(query)));
  const page = { total: 2, totalIsCapped: false, isSimilar: false, nextCursor: 'next' };
  const address = pagingHeaders('/api/companies', first, page).link?.match(/^<([^>]*)>/)?.[1] ?? '';
  const next = new URL(address, 'http://localhost').searchParams;
  return [first.filter, listCompaniesInput.parse(Object.fromEntries(next)).filter];
}

it('a filter is the same on the screen, in its address, over REST and on the screen again', () => {
  fc.assert(
    fc.property(arbitraryFilters(), (filter) => {
      const shown = toCanonical(filter);
      const text = throughAddress(filter);
      expect(throughForms(shown)).toEqual(shown);
      for (const read of throughRest(text)) {
        expect(read).toEqual(shown);
        expect(throughAddress(read ?? { and: [] })).toBe(text);
      }
    }),
    { numRuns: RUNS },
  );
});
