import type { paths } from './api.gen.ts';

/** What the generated document says of a path and a method, as arguments and answers of the client. */

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** Paths that take this method. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never;
}[keyof paths];

export type Operation<M extends Method, P extends keyof paths> = paths[P] extends { [K in M]: infer O } ? O : never;

type Content<O> = O extends { responses: infer R }
  ? R[keyof R & (200 | 201 | 202)] extends { content?: infer C }
    ? C
    : never
  : never;

/** Media types of a successful answer. */
type MediaType<O> = Content<O> extends infer C ? (C extends object ? keyof C : never) : never;

/** Paths whose answer is always JSON: for `get`, `post`, `put`, `patch`, `delete`. */
export type JsonPath<M extends Method> = {
  [P in PathOf<M>]: MediaType<Operation<M, P>> extends 'application/json' ? P : never;
}[PathOf<M>];

/** Paths whose answer is a file: for `download`. */
export type FilePath<M extends Method> = Exclude<PathOf<M>, JsonPath<M>>;

/** The JSON of a successful answer. */
export type Data<O> = Content<O> extends infer C ? (C extends { 'application/json': infer T } ? T : never) : never;

type Given<T> = [T] extends [undefined] ? never : NonNullable<T>;
type Part<O, K extends string> = O extends { parameters: { [N in K]?: infer T } } ? Given<T> : never;
type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

type ParamsOption<O> = [Part<O, 'path'>] extends [never] ? object : { params: Part<O, 'path'> };
type QueryOption<O> = [Part<O, 'query'>] extends [never]
  ? object
  : [RequiredKeys<Part<O, 'query'>>] extends [never]
    ? { query?: Part<O, 'query'> }
    : { query: Part<O, 'query'> };

type BodyOf<C> = C extends { 'application/json': infer J }
  ? J
  : C extends { 'multipart/form-data': unknown }
    ? FormData
    : never;
type BodyOption<O> = O extends { requestBody: { content: infer C } }
  ? { body: BodyOf<C> }
  : O extends { requestBody?: infer R }
    ? NonNullable<R> extends { content: infer C }
      ? { body?: BodyOf<C> }
      : object
    : object;

/** What every call takes. */
export interface RequestOptions {
  headers?: Record<string, string>;
  /** Ends the call, its waits and repeats included. */
  signal?: AbortSignal;
  /** Milliseconds for one attempt; 0 for no limit. */
  timeoutMs?: number;
  /** A key of your own for a POST; without it the client makes one for each call and keeps it over the repeats. */
  idempotencyKey?: string;
  /** ETag of the record that a change was made from: `If-Match`. */
  ifMatch?: string;
}

export type CallOptions<M extends Method, P extends keyof paths> = ParamsOption<Operation<M, P>> &
  QueryOption<Operation<M, P>> &
  BodyOption<Operation<M, P>> &
  RequestOptions;

/** The options may be left out where nothing in them is required. For each path by itself, so that a wrong path is named. */
export type CallArguments<M extends Method, P extends keyof paths> = P extends keyof paths
  ? object extends CallOptions<M, P>
    ? [options?: CallOptions<M, P>]
    : [options: CallOptions<M, P>]
  : never;

/** Names of the member that has the rows of a page. */
type RowsName = 'items' | 'contacts' | 'entries' | 'people';
type ItemOf<D> = D extends readonly (infer T)[]
  ? T
  : { [K in keyof D & RowsName]: D[K] extends readonly (infer T)[] ? T : never }[keyof D & RowsName];

/** Lists that come in pages. The feed of changes has a method of its own, as it never ends. */
export type PagedPath = Exclude<
  {
    [P in JsonPath<'get'>]: 'cursor' | 'after' extends infer C
      ? Extract<keyof Part<Operation<'get', P>, 'query'>, C> extends never
        ? never
        : P
      : never;
  }[JsonPath<'get'>],
  '/api/companies/changes'
>;

export type Item<P extends PagedPath> = ItemOf<Data<Operation<'get', P>>>;

/** Reads that answer 304 to whoever has the present state. */
export type ConditionalPath = {
  [P in JsonPath<'get'>]: Part<Operation<'get', P>, 'header'> extends { 'if-none-match'?: string } ? P : never;
}[JsonPath<'get'>];
