import type { CompanyPage, ListCompaniesInput } from '@workbench/services/companies/schemas';

/** `X-Total-Count` ("1000+" when capped), `X-Similar-Names` and an RFC 8288 `Link` to the next page, relative to this server. */
export function pagingHeaders(
  path: string,
  input: ListCompaniesInput,
  page: Pick<CompanyPage, 'nextCursor' | 'total' | 'totalIsCapped' | 'isSimilar'>,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': `${page.total}${page.totalIsCapped ? '+' : ''}` };
  if (page.isSimilar) headers['x-similar-names'] = 'true';
  if (page.nextCursor !== null) {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...input, cursor: page.nextCursor })) {
      if (value !== undefined) query.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    headers.link = `<${path}?${query}>; rel="next"`;
  }
  return headers;
}
