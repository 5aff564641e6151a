import type { paths } from './api.gen.ts';
import { toApiError } from './errors.ts';
import type {
  CallArguments,
  CallOptions,
  ConditionalPath,
  Data,
  FilePath,
  Item,
  JsonPath,
  Method,
  Operation,
  PagedPath,
  RequestOptions,
} from './operation-types.ts';
import { readPage } from './pages.ts';
import { type AnyOptions, prepareRequest } from './prepare-request.ts';
import { DEFAULT_RETRIES, type RetryOptions } from './retries.ts';
import type { Schemas } from './schemas.ts';
import { type Connection, type ReadAnswer, send, sleep } from './send.ts';
import { batchRows, numberRows, type UpsertOptions, type UpsertRow } from './upsert.ts';

/** As they are read from an environment: what is undefined has its default. */
export interface ClientOptions extends Undefinable<RetryOptions> {
  /** As http://127.0.0.1:3000; may have a path. */
  baseUrl: string;
  /** An API key or ACCESS_TOKEN; left out where the server takes calls without. */
  apiKey?: string | undefined;
  /** Milliseconds for one attempt; default: 120,000, 0 for no limit. */
  timeoutMs?: number | undefined;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

type Undefinable<T> = { [K in keyof T]?: T[K] | undefined };

/** An answer with what its headers say. */
export interface Answer<T> {
  data: T;
  status: number;
  headers: Headers;
  /** Names the request in the log of the server. */
  requestId: string | null;
  /** The state of the record, for `ifMatch` and `getIfChanged`. */
  etag: string | null;
}

const DEFAULT_TIMEOUT_MS = 120_000;
const FEED_PAGE = 1000;

/** @throws TypeError when `baseUrl` is no address that a path can be appended to */
export function createClient(options: ClientOptions): WorkbenchClient {
  const baseUrl = new URL(options.baseUrl);
  if (baseUrl.search !== '' || baseUrl.hash !== '') {
    throw new TypeError(`baseUrl is ${options.baseUrl}; expected an address without ? and #`);
  }
  return new WorkbenchClient({
    baseUrl: baseUrl.href.replace(/[/?#]+$/, ''),
    apiKey: options.apiKey || null,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    retries: {
      maxRetries: options.maxRetries ?? DEFAULT_RETRIES.maxRetries,
      backoffMs: options.backoffMs ?? DEFAULT_RETRIES.backoffMs,
      maxWaitMs: options.maxWaitMs ?? DEFAULT_RETRIES.maxWaitMs,
    },
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  });
}

/** Every call throws ApiError when the server refuses it, ConnectionError when there is no answer. */
export class WorkbenchClient {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get<P extends JsonPath<'get'>>(path: P, ...[options]: CallArguments<'get', P>): Promise<Data<Operation<'get', P>>> {
    return this.#json('get', path, options);
  }

  post<P extends JsonPath<'post'>>(
    path: P,
    ...[options]: CallArguments<'post', P>
  ): Promise<Data<Operation<'post', P>>> {
    return this.#json('post', path, options);
  }

  put<P extends JsonPath<'put'>>(path: P, ...[options]: CallArguments<'put', P>): Promise<Data<Operation<'put', P>>> {
    return this.#json('put', path, options);
  }

  patch<P extends JsonPath<'patch'>>(
    path: P,
    ...[options]: CallArguments<'patch', P>
  ): Promise<Data<Operation<'patch', P>>> {
    return this.#json('patch', path, options);
  }

  delete<P extends JsonPath<'delete'>>(
    path: P,
    ...[options]: CallArguments<'delete', P>
  ): Promise<Data<Operation<'delete', P>>> {
    return this.#json('delete', path, options);
  }

  /** A call whose headers matter: total, ETag, request id, whether it is a repeat. */
  call<M extends Method, P extends JsonPath<M>>(
    method: M,
    path: P,
    ...[options]: CallArguments<M, P>
  ): Promise<Answer<Data<Operation<M, P>>>> {
    return this.#send(method, path, options, readJson<Data<Operation<M, P>>>);
  }

  /**
   * A file, as an export: an answer whose body is yours to read, as `text()`, `blob()` or a stream, however long that takes;
   * `signal` ends it.
   */
  download<P extends FilePath<'get'>>(path: P, ...[options]: CallArguments<'get', P>): Promise<Response>;
  download<P extends FilePath<'post'>>(
    path: P,
    options: CallOptions<'post', P> & { method: 'post' },
  ): Promise<Response>;
  download(path: keyof paths, options?: AnyOptions & { method?: 'post' }): Promise<Response> {
    return this.#send(options?.method ?? 'get', path, options, (response) => Promise.resolve(response));
  }

  /** Reads a record unless it is as it was: null then. */
  async getIfChanged<P extends ConditionalPath>(
    path: P,
    etag: string | null,
    ...[options]: CallArguments<'get', P>
  ): Promise<Answer<Data<Operation<'get', P>>> | null> {
    const given: AnyOptions = options ?? {};
    const headers = { ...given.headers, ...(etag !== null && { 'if-none-match': etag }) };
    return this.#send('get', path, { ...given, headers }, (response, request) =>
      response.status === 304 ? Promise.resolve(null) : readJson<Data<Operation<'get', P>>>(response, request),
    );
  }

  /** Every row of a list, page after page. A page is read when its first row is asked for. */
  async *items<P extends PagedPath>(path: P, ...[options]: CallArguments<'get', P>): AsyncGenerator<Item<P>, void> {
    for await (const rows of this.pages(path, ...([options] as CallArguments<'get', P>))) yield* rows;
  }

  /** The pages of a list; `limit` in the query says how many rows each has. */
  async *pages<P extends PagedPath>(path: P, ...[options]: CallArguments<'get', P>): AsyncGenerator<Item<P>[], void> {
    const given: AnyOptions = options ?? {};
    let query = given.query ?? {};
    while (true) {
      const { data, headers } = await this.#send('get', path, { ...given, query }, readJson<unknown>);
      const { rows, next } = readPage(data, headers);
      yield rows as Item<P>[];
      if (next === null) return;
      refuseCircle(path, query[next.name as keyof typeof query], next.value);
      query = { ...query, [next.name]: next.value };
    }
  }

  /**
   * The feed of changes: without a cursor all companies, then what changed since, deletions included. Apply the items of a
   * page, then store its `nextCursor`; whoever is killed in between continues from the cursor before.
   * @param options `pollMs`: at the end wait so long and look again, until `signal` ends it; left out: return at the end
   */
  async *changes(
    options: RequestOptions & { cursor?: string | null | undefined; limit?: number; pollMs?: number } = {},
  ): AsyncGenerator<Schemas['CompanyChanges'], void> {
    const { cursor, limit = FEED_PAGE, pollMs, ...rest } = options;
    let after = cursor ?? undefined;
    while (true) {
      const query = { limit, cursor: after };
      const page = await this.#json<Schemas['CompanyChanges']>('get', '/api/companies/changes', { ...rest, query });
      yield page;
      if (page.hasMore) refuseCircle('/api/companies/changes', after, page.nextCursor);
      after = page.nextCursor;
      if (page.hasMore) continue;
      if (pollMs === undefined) return;
      await sleep(pollMs, options.signal);
    }
  }

  /**
   * Adds and changes companies, any number of them, in calls of at most 10,000 rows. One answer for each call; its `results`
   * are numbered over all rows. A row that is wrong stops no other, and the same rows again change nothing.
   */
  async *upsertCompanies(
    rows: Iterable<UpsertRow> | AsyncIterable<UpsertRow>,
    options: UpsertOptions & Omit<RequestOptions, 'idempotencyKey' | 'ifMatch'> = {},
  ): AsyncGenerator<Schemas['UpsertAnswer'], void> {
    const { dryRun, mode, renames, rowsPerCall, ...rest } = options;
    const query = { dryRun, mode, renames };
    for await (const { first, ndjson } of batchRows(rows, rowsPerCall === undefined ? {} : { rowsPerCall })) {
      const body = new Blob([ndjson], { type: 'application/x-ndjson' });
      const answer = await this.#json<Schemas['UpsertAnswer']>('post', '/api/companies/bulk', { ...rest, query, body });
      yield numberRows(answer, first);
    }
  }

  async #json<T>(method: Method, path: keyof paths, options: AnyOptions | undefined): Promise<T> {
    const { data } = await this.#send(method, path, options, readJson<T>);
    return data;
  }

  async #send<T>(method: Method, path: string, options: AnyOptions | undefined, read: ReadAnswer<T>): Promise<T> {
    const given = options ?? {};
    return send(this.#connection, await prepareRequest(method.toUpperCase(), path, given), given, read);
  }
}

/** Something between here and the server may answer every page with the same one: that would never end. */
function refuseCircle(path: string, cursor: unknown, next: string): void {
  if (cursor === next) throw new TypeError(`${path} answered a page whose next page is itself`);
}

const readJson = async <T>(...[response, request]: Parameters<ReadAnswer<T>>): Promise<Answer<T>> => {
  const { status, headers } = response;
  // A proxy may answer 200 with a page of its own.
  if (!headers.get('content-type')?.includes('json')) throw await toApiError(response, request);
  const data = (await response.json()) as T;
  return { data, status, headers, requestId: headers.get('x-request-id'), etag: headers.get('etag') };
};
