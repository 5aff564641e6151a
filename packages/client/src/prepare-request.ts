import type { RequestOptions } from './operation-types.ts';
import { KEYED_POSTS } from './operations.gen.ts';

/** The options of a call without the types of its path. */
export interface AnyOptions extends RequestOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A request that can be sent any number of times: its key and its bytes stay. */
export interface PreparedRequest {
  method: string;
  address: string;
  headers: Headers;
  body: string | Blob | null;
}

export async function prepareRequest(method: string, path: string, options: AnyOptions): Promise<PreparedRequest> {
  const { body, type } = await encodeBody(options.body);
  const headers = new Headers({ accept: '*/*' });
  if (type !== null) headers.set('content-type', type);
  if (options.ifMatch !== undefined) headers.set('if-match', options.ifMatch);
  const key = options.idempotencyKey ?? (method === 'POST' && KEYED_POSTS.has(path) ? crypto.randomUUID() : null);
  if (key !== null) headers.set('idempotency-key', key);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  return { method, address: buildAddress(path, options.params ?? {}, options.query ?? {}), headers, body };
}

/** @throws TypeError when the path has a placeholder without a value, or with one that would name another path */
function buildAddress(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs params.${name}`);
    if (value === '.' || value === '..') throw new TypeError(`${path} cannot have ${value} as params.${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    // Lists are repeated parameters, a filter is JSON.
    for (const one of Array.isArray(value) ? value : [value]) {
      search.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** A form is encoded once: a repeat with another boundary would be another request to the server. */
async function encodeBody(body: unknown): Promise<{ body: string | Blob | null; type: string | null }> {
  if (body === undefined) return { body: null, type: null };
  if (body instanceof FormData) {
    const encoded = new Response(body);
    const type = encoded.headers.get('content-type');
    return { body: await encoded.blob(), type };
  }
  if (body instanceof Blob) return { body, type: body.type };
  return { body: JSON.stringify(body), type: 'application/json' };
}
