import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { hideCustomers } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { failedSearchError } from '../../shared/paid-calls/failed-search.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { deduplicatePeople, type MergedPerson } from '../people/deduplicate-people.ts';
import { showsCustomers } from '../people/mark-customers.ts';
import { PEOPLE_PORTS, type PeoplePorts } from '../people/people-ports.ts';
import { countPages } from '../results/count-pages.ts';
import {
  decodeSearchCursor,
  encodeSearchCursor,
  firstCursor,
  followingCursor,
  type SearchCursor,
  searchKeyOf,
  totalsAfter,
} from '../results/search-cursor.ts';
import { NO_EARLIER_PAGES, readEarlierPages, storeResultPage } from '../results/stored-pages.ts';
import { toContacts } from '../reveal/contact-view.ts';
import { resolvePeopleSources } from '../reveal/people-sources.ts';
import {
  type Contact,
  type ContactFilters,
  type ContactResults,
  type PeopleSource,
  peopleSourceSchema,
  type SearchContactsInput,
} from '../schemas.ts';
import { type PeopleSourceResponse, queryPeopleSource, SOURCE_TIMEOUT_MS } from './query-people-source.ts';
import { validateFilters } from './validate-filters.ts';

/**
 * One page of people from the given sources, each person once. A failing source is reported beside the other's results;
 * if all fail, it is an error. Suppressed people are neither shown nor stored; people at customers are stored, as they may
 * be asked for. The page is stored for a day.
 * @param timeoutMs time limit per source
 * @throws ServiceError invalid, or unavailable when all fail
 */
export async function searchContacts(
  { ctx, input }: Verb<SearchContactsInput>,
  ports: PeoplePorts = PEOPLE_PORTS,
  timeoutMs = SOURCE_TIMEOUT_MS,
): Promise<ContactResults> {
  const search = await beginSearch(ctx, input, ports);
  const { sources, connections, cursor, perPage } = search;
  failIfNoneConnected(search, ports);
  const answers = await Promise.all(
    sources.map((source) =>
      queryPeopleSource(ctx, ports, source, {
        connection: connectionOf(search, source),
        filters: search.filters,
        perPage,
        cursor: cursor.cursors[source],
        total: cursor.totals[source] ?? null,
        timeoutMs,
      }),
    ),
  );
  const recording = Promise.all(answers.map((answer) => recordSourceOutcome(ctx, ports, answer)));
  try {
    failIfAllFailed(answers, ctx.now());
    const lists = answers.flatMap(({ found }) => (found ? [found.people] : []));
    const merged = deduplicatePeople(lists, search.earlier);
    const [contacts, suppressed] = await Promise.all([
      toShownContacts(ctx, merged, { connections }, ports),
      storeUnsuppressed(ctx, merged, search, answers),
    ]);
    const allowed = contacts.filter(({ id }) => !suppressed.has(id));
    const { shown, said } = hideCustomers(allowed, showsCustomers(input));
    return resultsOf(search, answers, { contacts: shown, suppressed: suppressed.size, ...said });
  } finally {
    await recording;
  }
}

interface Search {
  filters: ContactFilters;
  perPage: number;
  sources: readonly PeopleSource[];
  searchKey: string;
  cursor: SearchCursor;
  /** People of the pages before. */
  earlier: MergedPerson[];
  connections: ReadonlyMap<PeopleSource, ConnectedSource>;
}

async function beginSearch(ctx: ServiceContext, input: SearchContactsInput, ports: PeoplePorts): Promise<Search> {
  const filters = validateFilters(input);
  const { perPage } = input;
  const sources = input.source === 'both' ? peopleSourceSchema.options : [input.source];
  const searchKey = searchKeyOf(input.source, filters, perPage);
  const requestedCursor = input.cursor ? decodeSearchCursor(input.cursor, searchKey) : null;
  const page = requestedCursor?.page ?? input.page;
  // A single source's people are never merged, so only the cursor matters.
  const needsEarlier = page > 1 && (requestedCursor === null || sources.length > 1);
  const [connections, earlier] = await Promise.all([
    resolvePeopleSources(ctx, ports),
    needsEarlier ? readEarlierPages(searchKey, page, ctx.now()) : NO_EARLIER_PAGES,
  ]);
  const cursor = requestedCursor ?? earlier.cursor ?? firstCursor(page, sources);
  return { filters, perPage, sources, searchKey, cursor, earlier: earlier.people, connections };
}

const connectionOf = ({ connections: reached }: Search, source: PeopleSource): ConnectedSource =>
  reached.get(source) as ConnectedSource;

function failIfNoneConnected(search: Search, { connectors }: PeoplePorts): void {
  if (search.sources.some((source) => connectionOf(search, source).isConnected)) return;
  const reasons = search.sources.map((source) => {
    const { reason } = connectionOf(search, source);
    return `${connectors[source].label} is not connected${reason === null ? '' : ` (${reason})`}`;
  });
  const it = reasons.length === 1 ? 'it' : 'one of them';
  throw new ServiceError('invalid', `${reasons.join('; ')}. Connect ${it} under Data Sources`);
}

function failIfAllFailed(answers: readonly PeopleSourceResponse[], now: Date): void {
  const failed = answers.flatMap(({ summary: { label, problem }, thrown }) =>
    problem === null ? [] : [{ label, problem, error: thrown }],
  );
  if (failed.length === 0 || answers.some(({ found }) => found !== null)) return;
  throw failedSearchError('contacts', failed, now);
}

async function recordSourceOutcome(
  ctx: ServiceContext,
  { recordCallOutcome }: PeoplePorts,
  { summary, thrown, explain }: PeopleSourceResponse,
): Promise<void> {
  const { source, credits } = summary;
  if (thrown !== undefined) await recordCallOutcome(ctx, source, thrown, { bought: credits, explain });
}

function toShownContacts(
  ctx: ServiceContext,
  merged: readonly MergedPerson[],
  options: Parameters<typeof toContacts>[2],
  ports: PeoplePorts,
): Promise<Contact[]> {
  const foundAt = ctx.now();
  return toContacts(
    ctx,
    merged.map((person) => ({ ...person, foundAt })),
    options,
    ports,
  );
}

/** @returns the ids of suppressed people, of whom nothing is stored */
async function storeUnsuppressed(
  ctx: ServiceContext,
  merged: readonly MergedPerson[],
  { searchKey, cursor }: Search,
  answers: readonly PeopleSourceResponse[],
): Promise<Set<string>> {
  const suppressed = await findSuppressedIds(
    ctx,
    merged.map(({ id, people }) => ({ id, keys: people.flatMap((person) => identifiersOf(person)) })),
  );
  const kept = merged.filter(({ id }) => !suppressed.has(id));
  const next = followingCursor(cursor, answers)?.cursors ?? {};
  await storeResultPage({ searchKey, page: cursor.page, next, totals: totalsAfter(cursor, answers) }, kept, ctx.now());
  return suppressed;
}

function resultsOf(
  { cursor, perPage, searchKey }: Search,
  answers: readonly PeopleSourceResponse[],
  people: Pick<ContactResults, 'contacts' | 'suppressed' | 'hiddenCustomers'>,
): ContactResults {
  const totals = totalsAfter(cursor, answers);
  const after = followingCursor(cursor, answers);
  return {
    ...people,
    totalResults: Object.values(totals).reduce((sum, total) => sum + total, 0),
    isUpTo: Object.keys(totals).length > 1,
    page: cursor.page,
    perPage,
    totalPages: countPages(totals, perPage),
    next: after && encodeSearchCursor(after, searchKey),
    asked: answers.map(({ summary: asked }) => asked),
    newCount: null,
  };
}
