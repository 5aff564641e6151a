import { type ContactSearchPageDoc, ContactSearchPageModel } from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { hideCustomers } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { showsCustomers } from '../people/mark-customers.ts';
import { PEOPLE_PORTS, type PeoplePorts } from '../people/people-ports.ts';
import type { FoundContact } from '../people/types.ts';
import { countPages } from '../results/count-pages.ts';
import { encodeSearchCursor, type SourceCursors, type SourceTotals, searchKeyOf } from '../results/search-cursor.ts';
import { peopleOnPage } from '../results/stored-pages.ts';
import { toContacts } from '../reveal/contact-view.ts';
import { type ContactResults, peopleSourceSchema, type StoredResults, type StoredResultsInput } from '../schemas.ts';
import { validateFilters } from './validate-filters.ts';

/**
 * What a search of the last day found, all of its pages together. No source is queried, so it costs nothing; null when
 * nothing is stored. People who were suppressed since are left out.
 * @throws ServiceError invalid without any filter
 */
export async function findStoredResults(
  { ctx, input }: Verb<StoredResultsInput>,
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<StoredResults> {
  const searchKey = searchKeyOf(input.source, validateFilters(input), input.perPage);
  const pages = await readPages(searchKey, ctx.now());
  const last = pages.at(-1);
  if (last === undefined) return { results: null, foundAt: null };
  const people = uniquePeople(pages);
  const [contacts, suppressed] = await Promise.all([
    toContacts(ctx, people, {}, ports),
    findSuppressedIds(
      ctx,
      people.map((one) => ({ id: one.id, keys: one.people.flatMap((person) => identifiersOf(person)) })),
    ),
  ]);
  const totals = last.totals as SourceTotals;
  const next = last.next as SourceCursors;
  const allowed = contacts.filter(({ id }) => !suppressed.has(id));
  const { shown, said } = hideCustomers(allowed, showsCustomers(input));
  const results: ContactResults = {
    contacts: shown,
    totalResults: Object.values(totals).reduce((sum, total) => sum + total, 0),
    isUpTo: Object.keys(totals).length > 1,
    page: last.page,
    perPage: input.perPage,
    totalPages: countPages(totals, input.perPage),
    next:
      Object.keys(next).length === 0
        ? null
        : encodeSearchCursor({ page: last.page + 1, cursors: next, totals }, searchKey),
    asked: queriedSources(people, totals, ports),
    suppressed: suppressed.size,
    newCount: null,
    ...said,
  };
  return { results, foundAt: last.foundAt.toISOString() };
}

/** The newest of each page, from the first one on without a gap. */
async function readPages(searchKey: string, now: Date): Promise<ContactSearchPageDoc[]> {
  const stored = await ContactSearchPageModel.find({ searchKey, expiresAt: { $gt: now } })
    .sort({ page: 1, foundAt: 1 })
    .lean();
  const newest = new Map(stored.map((doc) => [doc.page, doc]));
  const pages: ContactSearchPageDoc[] = [];
  for (let doc = newest.get(1); doc !== undefined; doc = newest.get(doc.page + 1)) pages.push(doc);
  return pages;
}

/** As on the newest page that has them. */
function uniquePeople(pages: readonly ContactSearchPageDoc[]): FoundContact[] {
  const people = new Map<string, FoundContact>();
  for (const page of pages) {
    for (const person of peopleOnPage(page)) people.set(person.id, { ...person, foundAt: page.foundAt });
  }
  return [...people.values()];
}

function queriedSources(
  people: readonly FoundContact[],
  totals: SourceTotals,
  { connectors }: PeoplePorts,
): ContactResults['asked'] {
  const sources = peopleSourceSchema.options.filter((source) => totals[source] !== undefined);
  return sources.map((source) => ({
    source,
    label: connectors[source].label,
    found: people.filter(({ people: known }) => known.some((person) => person.source === source)).length,
    total: totals[source] ?? null,
    credits: 0,
    creditsPending: 0,
    problem: null,
  }));
}
