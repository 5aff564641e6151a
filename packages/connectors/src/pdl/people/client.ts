import { ConnectorError } from '../../errors.ts';
import type { HttpAnswer, HttpClient } from '../../http/types.ts';
import { REVEAL_FRESH_MS, SEARCH_FRESH_MS } from '../../people/freshness.ts';
import { revealPurchaseKey, searchPurchaseKey } from '../../people/purchase-keys.ts';
import { requireSearchFilter } from '../../people/require-search-filter.ts';
import type { RevealIdentifier } from '../../people/reveal-identifier.ts';
import { revealInChunks } from '../../people/reveal-in-chunks.ts';
import type { FoundPerson, PeopleConnector, Revealed } from '../../people/types.ts';
import type { ConnectorSettings } from '../../types.ts';
import { creditsInBody, fieldOf } from '../../vendor-api/credits-in-body.ts';
import { tryParseJson } from '../../vendor-api/try-parse-json.ts';
import { callPdl, callPdlWithAnswer } from '../api.ts';
import { creditsSpent, recordsIn } from '../credits.ts';
import { pdlErrorKind } from '../error-kind.ts';
import { itemsInOrder, readCursor, toPeoplePage, toRevealedPerson } from './mapper.ts';
import { SIZE_MAX, toEnrichParams, toPeopleBody } from './query.ts';
import { type BulkItem, bulkAnswer, peopleSearchAnswer, personEnrichAnswer } from './schema.ts';

const BULK_MAX = 100;

/** Every record costs a credit: one that a search returns, and one that is enriched. */
export const pdlPeople: PeopleConnector = {
  id: 'pdl',
  label: 'People Data Labs',
  sizeLabel: '3B+',
  searchCredits: (perPage) => Math.min(Math.max(1, perPage), SIZE_MAX),
  revealCredits: 1,

  async search(http, { filters, perPage, cursor, signal }, settings) {
    requireSearchFilter('pdl', filters);
    const parsedCursor = cursor === null ? null : readCursor(cursor);
    if (cursor !== null && parsedCursor === null) {
      throw new ConnectorError('invalid_request', 'pdl', 'This is no page of a People Data Labs search. Search again.');
    }
    const body = toPeopleBody(filters, perPage, parsedCursor?.token ?? null);
    const text = JSON.stringify(body);
    const data = await callPdl(http, peopleSearchAnswer, settings, {
      url: `${settings.baseUrl}/person/search`,
      method: 'POST',
      body: text,
      ...(signal && { signal }),
      paid: {
        key: searchPurchaseKey(text),
        creditsMax: body.size,
        freshForMs: SEARCH_FRESH_MS,
        creditsOf: (answer) => creditsSpent(answer) ?? recordsIn(answer, body.size),
      },
    });
    return data === null ? { people: [], total: parsedCursor?.total ?? 0, next: null } : toPeoplePage(data);
  },

  reveal: (http, keys, settings, signal) =>
    revealInChunks('pdl', keys, BULK_MAX, (identities) => {
      const [only] = identities;
      return identities.length === 1 && only
        ? enrichOne(http, only, settings, signal)
        : enrichAll(http, identities, settings, signal);
    }),
};

async function enrichOne(
  http: HttpClient,
  identity: RevealIdentifier,
  settings: ConnectorSettings,
  signal: AbortSignal | undefined,
): Promise<(FoundPerson | null)[]> {
  const found = await callPdl(http, personEnrichAnswer, settings, {
    url: `${settings.baseUrl}/person/enrich?${new URLSearchParams(toEnrichParams(identity))}`,
    ...(signal && { signal }),
    paid: {
      key: revealPurchaseKey([identity]),
      creditsMax: 1,
      freshForMs: REVEAL_FRESH_MS,
      creditsOf: (answer) => creditsSpent(answer) ?? enrichedIn(answer),
    },
  });
  return [found && toRevealedPerson(found)];
}

async function enrichAll(
  http: HttpClient,
  identities: RevealIdentifier[],
  settings: ConnectorSettings,
  signal: AbortSignal | undefined,
): Promise<Revealed[]> {
  const requests = identities.map((identity, row) => ({ params: toEnrichParams(identity), metadata: { row } }));
  const { data } = await callPdlWithAnswer(http, bulkAnswer, settings, {
    url: `${settings.baseUrl}/person/bulk`,
    method: 'POST',
    body: JSON.stringify({ requests }),
    isErrorBody: isRefusedAsWhole,
    ...(signal && { signal }),
    paid: {
      key: revealPurchaseKey(identities),
      creditsMax: identities.length,
      freshForMs: REVEAL_FRESH_MS,
      creditsOf: (answer) => creditsSpent(answer) ?? matchesIn(answer, identities.length),
    },
  });
  failIfAllRefused(data);
  return itemsInOrder(data, identities.length).map((item) => {
    if (item && 'data' in item) return toRevealedPerson(item);
    return item && item.status !== 404 ? undefined : null;
  });
}

/** What was found among refusals is paid for, so it is given; with nothing found the refusal is the answer. */
function failIfAllRefused(items: readonly BulkItem[]): void {
  const refused = findRefusal(items);
  if (refused === null) return;
  const kind = pdlErrorKind(refused.status, JSON.stringify(refused)) ?? 'vendor_unavailable';
  throw new ConnectorError(kind, 'pdl', `vendor pdl: refused every requested person (status ${refused.status})`);
}

/** null where anyone was found, or all are unknown. */
function findRefusal(items: readonly BulkItem[]): BulkItem | null {
  if (items.some((item) => 'data' in item)) return null;
  return items.find(({ status }) => status !== 404) ?? null;
}

/** It costs nothing, and would be the answer for as long as one is fresh. */
function isRefusedAsWhole(body: string): boolean {
  const read = bulkAnswer.safeParse(tryParseJson(body));
  return read.success && findRefusal(read.data) !== null;
}

function enrichedIn({ status, body }: HttpAnswer): number {
  return status === 404 ? 0 : creditsInBody(body, 1, (document) => (fieldOf(document, 'data') ? 1 : 0));
}

function matchesIn({ body }: HttpAnswer, creditsMax: number): number {
  return creditsInBody(body, creditsMax, (document) =>
    Array.isArray(document) ? document.filter((item) => fieldOf(item, 'status') === 200).length : 0,
  );
}
