import { ConnectorError } from '../../errors.ts';
import type { HttpAnswer, HttpClient } from '../../http/types.ts';
import { REVEAL_FRESH_MS } from '../../people/freshness.ts';
import { revealPurchaseKey } from '../../people/purchase-keys.ts';
import { requireSearchFilter } from '../../people/require-search-filter.ts';
import type { RevealIdentifier } from '../../people/reveal-identifier.ts';
import { revealInChunks } from '../../people/reveal-in-chunks.ts';
import type { FoundPerson, PeopleConnector } from '../../people/types.ts';
import type { ConnectorSettings } from '../../types.ts';
import { creditsInBody, fieldOf } from '../../vendor-api/credits-in-body.ts';
import { callApollo } from '../api.ts';
import { matchesInOrder, toPeoplePage, toRevealedPerson } from './mapper.ts';
import { toMatchDetail, toPeopleBody } from './query.ts';
import { bulkMatchAnswer, matchAnswer, peopleSearchAnswer } from './schema.ts';

/** Theirs; more is refused. */
const BULK_MAX = 10;

/**
 * Searching is free and hides last names and contacts. Revealing costs a credit per person found: mobile numbers,
 * which cost eight more and arrive by a callback, are never asked for.
 */
export const apolloPeople: PeopleConnector = {
  id: 'apollo',
  label: 'Apollo',
  sizeLabel: '265M+',
  searchCredits: () => 0,
  revealCredits: 1,

  async search(http, { filters, perPage, cursor, signal }, settings) {
    requireSearchFilter('apollo', filters);
    const page = pageOf(cursor);
    const body = toPeopleBody(filters, page, perPage);
    const data = await callApollo(http, peopleSearchAnswer, settings, {
      url: `${settings.baseUrl}/mixed_people/api_search`,
      method: 'POST',
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    return toPeoplePage(data, page, body.per_page);
  },

  reveal: (http, keys, settings, signal) =>
    revealInChunks('apollo', keys, BULK_MAX, (identities) => revealChunk(http, identities, settings, signal)),
};

function pageOf(cursor: string | null): number {
  if (cursor === null) return 1;
  if (/^[1-9]\d{0,3}$/.test(cursor)) return Number(cursor);
  throw new ConnectorError('invalid_request', 'apollo', 'This is no page of an Apollo search. Search again.');
}

async function revealChunk(
  http: HttpClient,
  identities: RevealIdentifier[],
  settings: ConnectorSettings,
  signal: AbortSignal | undefined,
): Promise<(FoundPerson | null)[]> {
  const details = identities.map(toMatchDetail);
  const [only] = details;
  const request = {
    method: 'POST' as const,
    ...(signal && { signal }),
    paid: {
      key: revealPurchaseKey(identities),
      creditsMax: details.length * apolloPeople.revealCredits,
      freshForMs: REVEAL_FRESH_MS,
      creditsOf: (answer: HttpAnswer) => creditsOfMatch(answer, details.length),
    },
  };
  if (details.length === 1) {
    const url = `${settings.baseUrl}/people/match`;
    const { person } = await callApollo(http, matchAnswer, settings, { ...request, url, body: JSON.stringify(only) });
    return [person ? toRevealedPerson(person) : null];
  }
  const url = `${settings.baseUrl}/people/bulk_match`;
  const { matches } = await callApollo(http, bulkMatchAnswer, settings, {
    ...request,
    url,
    body: JSON.stringify({ details }),
  });
  return matchesInOrder(details, matches ?? []).map((person) => (person === null ? null : toRevealedPerson(person)));
}

/** What the answer says that it cost; else one for each person in it. */
function creditsOfMatch({ body }: HttpAnswer, creditsMax: number): number {
  return creditsInBody(body, creditsMax, (document) => {
    const statedCredits = fieldOf(document, 'credits_consumed');
    if (typeof statedCredits === 'number') return statedCredits;
    const matches = fieldOf(document, 'matches');
    const people = Array.isArray(matches) ? matches : [fieldOf(document, 'person')];
    return people.filter((person) => fieldOf(person, 'id') && fieldOf(person, 'match_confidence') !== 'none').length;
  });
}
