import { ConnectorError } from '../errors.ts';
import type { HttpAnswer, HttpClient } from '../http/types.ts';
import { checkSearchable } from '../people/check-searchable.ts';
import { REVEAL_FRESH_MS, revealKey, SEARCH_FRESH_MS, searchKey } from '../people/paid-key.ts';
import { revealEach } from '../people/reveal-each.ts';
import type { Identity } from '../people/rules/person-key.ts';
import type { FoundPerson, PeopleConnector } from '../people/types.ts';
import { creditsOfBody, fieldOf } from '../rules/credits-of-body.ts';
import type { ConnectorSettings } from '../types.ts';
import { ask, exchange } from './ask.ts';
import { creditsSpent, recordsIn } from './credits.ts';
import { itemsInOrder, readCursor, toPeoplePage, toRevealedPerson } from './people-mapper.ts';
import { SIZE_MAX, toEnrichParams, toPeopleBody } from './people-query.ts';
import { type BulkItem, bulkAnswer, peopleSearchAnswer, personEnrichAnswer } from './people-schema.ts';
import { readRefusal } from './refusal.ts';

const BULK_MAX = 100;

/** Every record costs a credit: one that a search returns, and one that is enriched. */
export const pdlPeople: PeopleConnector = {
  id: 'pdl',
  label: 'People Data Labs',
  sizeLabel: '3B+',
  searchCredits: (perPage) => Math.min(Math.max(1, perPage), SIZE_MAX),
  revealCredits: 1,

  async search(http, { filters, perPage, cursor, signal }, settings) {
    checkSearchable('pdl', filters);
    const place = cursor === null ? null : readCursor(cursor);
    if (cursor !== null && place === null) {
      throw new ConnectorError('invalid_request', 'pdl', 'This is no page of a People Data Labs search. Search again.');
    }
    const body = toPeopleBody(filters, perPage, place?.token ?? null);
    const text = JSON.stringify(body);
    const data = await ask(http, peopleSearchAnswer, settings, {
      url: `${settings.baseUrl}/person/search`,
      method: 'POST',
      body: text,
      ...(signal && { signal }),
      paid: {
        key: searchKey(text),
        creditsMax: body.size,
        freshForMs: SEARCH_FRESH_MS,
        creditsOf: (answer) => creditsSpent(answer) ?? recordsIn(answer, body.size),
      },
    });
    return data === null ? { people: [], total: place?.total ?? 0, next: null } : toPeoplePage(data);
  },

  reveal: (http, keys, settings, signal) =>
    revealEach('pdl', keys, BULK_MAX, (identities) => {
      const [only] = identities;
      return identities.length === 1 && only
        ? enrichOne(http, only, settings, signal)
        : enrichAll(http, identities, settings, signal);
    }),
};

async function enrichOne(
  http: HttpClient,
  identity: Identity,
  settings: ConnectorSettings,
  signal: AbortSignal | undefined,
): Promise<(FoundPerson | null)[]> {
  const found = await ask(http, personEnrichAnswer, settings, {
    url: `${settings.baseUrl}/person/enrich?${new URLSearchParams(toEnrichParams(identity))}`,
    ...(signal && { signal }),
    paid: {
      key: revealKey([identity]),
      creditsMax: 1,
      freshForMs: REVEAL_FRESH_MS,
      creditsOf: (answer) => creditsSpent(answer) ?? enrichedIn(answer),
    },
  });
  return [found && toRevealedPerson(found)];
}

async function enrichAll(
  http: HttpClient,
  identities: Identity[],
  settings: ConnectorSettings,
  signal: AbortSignal | undefined,
): Promise<(FoundPerson | null)[]> {
  const requests = identities.map((identity, row) => ({ params: toEnrichParams(identity), metadata: { row } }));
  const { data } = await exchange(http, bulkAnswer, settings, {
    url: `${settings.baseUrl}/person/bulk`,
    method: 'POST',
    body: JSON.stringify({ requests }),
    ...(signal && { signal }),
    paid: {
      key: revealKey(identities),
      creditsMax: identities.length,
      freshForMs: REVEAL_FRESH_MS,
      creditsOf: (answer) => creditsSpent(answer) ?? matchesIn(answer, identities.length),
    },
  });
  failIfAllRefused(data);
  return itemsInOrder(data, identities.length).map((item) => (item && 'data' in item ? toRevealedPerson(item) : null));
}

/** What was found among refusals is paid for, so it is given; with nothing found the refusal is the answer. */
function failIfAllRefused(items: readonly BulkItem[]): void {
  if (items.some((item) => 'data' in item)) return;
  const refused = items.find(({ status }) => status !== 404);
  if (refused === undefined) return;
  const kind = readRefusal(refused.status, JSON.stringify(refused)) ?? 'vendor_unavailable';
  throw new ConnectorError(kind, 'pdl', `vendor pdl: refused every person asked for (status ${refused.status})`);
}

function enrichedIn({ status, body }: HttpAnswer): number {
  return status === 404 ? 0 : creditsOfBody(body, 1, (document) => (fieldOf(document, 'data') ? 1 : 0));
}

function matchesIn({ body }: HttpAnswer, creditsMax: number): number {
  return creditsOfBody(body, creditsMax, (document) =>
    Array.isArray(document) ? document.filter((item) => fieldOf(item, 'status') === 200).length : 0,
  );
}
