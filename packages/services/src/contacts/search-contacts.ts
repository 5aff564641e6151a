import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import type { ReachedSource } from '../shared/outside.ts';
import { askPeople, type PeopleAnswer, SOURCE_TIMEOUT_MS } from './ask-people.ts';
import { reachPeople, toContacts } from './contact-view.ts';
import { PEOPLE_PORTS, type PeoplePorts } from './people-ports.ts';
import { NO_EARLIER_PAGES, readEarlierPages, storePage } from './result-pages.ts';
import { type MergedPerson, mergePeople } from './rules/merge-people.ts';
import {
  type Contact,
  type ContactFilters,
  type ContactResults,
  type PeopleSource,
  peopleSourceSchema,
  type SearchContactsInput,
} from './schemas.ts';
import {
  decodePlace,
  encodePlace,
  firstPlace,
  pagesOf,
  placeAfter,
  type SearchPlace,
  searchKeyOf,
  totalsAfter,
} from './search-cursor.ts';
import { filtersOf } from './search-filters.ts';
import { identifiersOf, suppressedAmong } from './suppressions.ts';

/**
 * One page of people out of the sources that are named, each person once. A source that fails is told of beside what
 * the other found; when all that were asked fail, it is an error. Nobody who is on the do-not-contact list is shown or
 * stored. The page is kept for a day.
 * @param timeoutMs that each source is waited for
 * @throws ServiceError invalid, or unavailable when all fail
 */
export async function searchContacts(
  { ctx, input }: Verb<SearchContactsInput>,
  ports: PeoplePorts = PEOPLE_PORTS,
  timeoutMs = SOURCE_TIMEOUT_MS,
): Promise<ContactResults> {
  const search = await beginSearch(ctx, input);
  const { sources, reached, place, perPage } = search;
  failIfNoneConnected(search, ports);
  const answers = await Promise.all(
    sources.map((source) =>
      askPeople(ctx, ports.connectors[source], reachedOf(search, source), {
        filters: search.filters,
        perPage,
        cursor: place.cursors[source],
        total: place.totals[source] ?? null,
        timeoutMs,
      }),
    ),
  );
  const recording = Promise.all(answers.map((answer) => record(ctx, answer)));
  try {
    failIfAllFailed(answers);
    const lists = answers.flatMap(({ found }) => (found ? [found.people] : []));
    const merged = mergePeople(lists, search.earlier);
    const [contacts, suppressed] = await Promise.all([
      show(ctx, merged, { reached }, ports),
      store(ctx, merged, search, answers),
    ]);
    const shown = contacts.filter(({ id }) => !suppressed.has(id));
    return resultsOf(search, answers, { contacts: shown, suppressed: suppressed.size });
  } finally {
    await recording;
  }
}

interface Search {
  filters: ContactFilters;
  perPage: number;
  sources: readonly PeopleSource[];
  searchKey: string;
  place: SearchPlace;
  /** People of the pages before. */
  earlier: MergedPerson[];
  reached: ReadonlyMap<PeopleSource, ReachedSource>;
}

async function beginSearch(ctx: ServiceContext, input: SearchContactsInput): Promise<Search> {
  const filters = filtersOf(input);
  const { perPage } = input;
  const sources = input.source === 'both' ? peopleSourceSchema.options : [input.source];
  const searchKey = searchKeyOf(input.source, filters, perPage);
  const given = input.cursor ? decodePlace(input.cursor, searchKey) : null;
  const page = given?.page ?? input.page;
  // Within one source nobody is merged, so only the place is of interest.
  const needsEarlier = page > 1 && (given === null || sources.length > 1);
  const [reached, earlier] = await Promise.all([
    reachPeople(ctx),
    needsEarlier ? readEarlierPages(searchKey, page, ctx.now()) : NO_EARLIER_PAGES,
  ]);
  const place = given ?? earlier.place ?? firstPlace(page, sources);
  return { filters, perPage, sources, searchKey, place, earlier: earlier.people, reached };
}

const reachedOf = ({ reached }: Search, source: PeopleSource): ReachedSource => reached.get(source) as ReachedSource;

function failIfNoneConnected(search: Search, { connectors }: PeoplePorts): void {
  if (search.sources.some((source) => reachedOf(search, source).isConnected)) return;
  const reasons = search.sources.map((source) => {
    const { reason } = reachedOf(search, source);
    return `${connectors[source].label} is not connected${reason === null ? '' : ` (${reason})`}`;
  });
  const it = reasons.length === 1 ? 'it' : 'one of them';
  throw new ServiceError('invalid', `${reasons.join('; ')}. Connect ${it} under Data Sources`);
}

function failIfAllFailed(answers: readonly PeopleAnswer[]): void {
  const failed = answers.filter(({ asked }) => asked.problem !== null);
  if (failed.length === 0 || answers.some(({ found }) => found !== null)) return;
  const problems = failed.map(({ asked }) => `${asked.label}: ${asked.problem}`).join('; ');
  throw new ServiceError('unavailable', `Failed to search contacts: ${problems}`);
}

async function record(ctx: ServiceContext, { asked, thrown }: PeopleAnswer): Promise<void> {
  if (thrown !== undefined) await ctx.outside.access.recordOutcome(ctx, asked.source, thrown);
}

function show(
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

/** @returns the ids of those who are on the do-not-contact list: nothing of them is kept. */
async function store(
  ctx: ServiceContext,
  merged: readonly MergedPerson[],
  { searchKey, place }: Search,
  answers: readonly PeopleAnswer[],
): Promise<Set<string>> {
  const suppressed = await suppressedAmong(
    ctx,
    merged.map(({ id, people }) => ({ id, keys: people.flatMap((person) => identifiersOf(person)) })),
  );
  const kept = merged.filter(({ id }) => !suppressed.has(id));
  const next = placeAfter(place, answers)?.cursors ?? {};
  await storePage({ searchKey, page: place.page, next, totals: totalsAfter(place, answers) }, kept, ctx.now());
  return suppressed;
}

function resultsOf(
  { place, perPage, searchKey }: Search,
  answers: readonly PeopleAnswer[],
  people: Pick<ContactResults, 'contacts' | 'suppressed'>,
): ContactResults {
  const totals = totalsAfter(place, answers);
  const after = placeAfter(place, answers);
  return {
    ...people,
    totalResults: Object.values(totals).reduce((sum, total) => sum + total, 0),
    isUpTo: Object.keys(totals).length > 1,
    page: place.page,
    perPage,
    totalPages: pagesOf(totals, perPage),
    next: after && encodePlace(after, searchKey),
    asked: answers.map(({ asked }) => asked),
    newCount: null,
  };
}
