/**
 * The address's search as plain strings. The router's own form reads numbers and JSON out of it,
 * which would turn a search for "1e3" or "true" into something else.
 */
export function parseSearchString(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The reverse; undefined and null are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
