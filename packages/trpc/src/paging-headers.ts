import type { CompanyPage } from '@workbench/services/companies/schemas';

/** The same for a list whose total is exact. */
export const listHeaders = (path: string, input: object, page: { total: number; nextCursor: string | null }) =>
  pagingHeaders(path, input, { ...page, totalIsCapped: false, isSimilar: false });

/** `X-Total-Count` ("1000+" when capped), `X-Similar-Names` and an RFC 8288 `Link` to the next page, relative to this server. */
export function pagingHeaders(
  path: string,
  input: object,
  page: Pick<CompanyPage, 'nextCursor' | 'total' | 'totalIsCapped' | 'isSimilar'>,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': `${page.total}${page.totalIsCapped ? '+' : ''}` };
  if (page.isSimilar) headers['x-similar-names'] = 'true';
  if (page.nextCursor !== null) {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...input, cursor: page.nextCursor })) {
      if (value !== undefined) query.set(key, queryValue(value));
    }
    headers.link = `<${path}?${query}>; rel="next"`;
  }
  return headers;
}

/** A parsed value as a query has it: a list with commas between its members, a filter as JSON. */
function queryValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
