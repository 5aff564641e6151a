import { ConnectorError } from '../errors.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import type { Accounts } from './mapper.ts';
import { documentSchema, filingHistorySchema } from './schema.ts';

const API_HOST = 'api.company-information.service.gov.uk';
const DOCUMENT_HOST = 'document-api.company-information.service.gov.uk';
const XHTML = 'application/xhtml+xml';
/** Accounts carry their pictures inside. */
const ACCOUNTS_BYTES_MAX = 30_000_000;

/** Accounts and amended ones; the category also has changes of their date (AA01) and of where they are kept. */
const ACCOUNTS_TYPES: ReadonlySet<string> = new Set(['AA', 'AAMD']);
const FILINGS_READ_MAX = 3;

/** The newest accounts of a company that can be read as data. Throws ConnectorError. */
export async function readAccounts(
  http: HttpClient,
  number: string,
  buildRequest: (host: string, path: string) => HttpRequest,
): Promise<Accounts> {
  const history = buildRequest(API_HOST, `/company/${number}/filing-history?category=accounts&items_per_page=25`);
  const filings = await requestJsonOrNull(http, history, filingHistorySchema);
  const links = (filings?.items ?? []).flatMap(({ type, links }) =>
    // One without a type is taken as it comes.
    (!type || ACCOUNTS_TYPES.has(type)) && links?.document_metadata ? [links.document_metadata] : [],
  );
  let pdfs = 0;
  for (const link of links.slice(0, FILINGS_READ_MAX)) {
    const document = await requestJsonOrNull(http, buildRequest(DOCUMENT_HOST, pathOf(link)), documentSchema);
    if (document !== null && XHTML in document.resources) {
      const xhtml = await readContent(http, buildRequest(DOCUMENT_HOST, pathOf(document.links.document)));
      return { xhtml, isOlder: pdfs > 0 };
    }
    if (document !== null) pdfs += 1;
  }
  return pdfs > 0 ? 'pdf' : 'none';
}

/**
 * The content is answered with a redirect to signed storage, which refuses a request that carries the key. So the second
 * request is made here, without it, wherever it leads.
 */
async function readContent(http: HttpClient, request: HttpRequest): Promise<string> {
  const content = { ...request, headers: { ...request.headers, accept: XHTML }, bytesMax: ACCOUNTS_BYTES_MAX };
  // A kept redirect would outlive its signature.
  const { cacheMs: _, ...direct } = content;
  const answer = await http.request({ ...direct, accept: [302, 307] });
  if (answer.status === 200) return answer.body;
  const location = answer.headers.location;
  if (location === undefined || !URL.canParse(location, answer.url)) {
    const message = 'Companies House sends a document elsewhere without saying where';
    throw new ConnectorError('contract_changed', request.vendor, message, { field: 'location' });
  }
  const url = new URL(location, answer.url).href;
  const stored = await http.request({ ...direct, url, headers: { accept: XHTML }, redirectsMax: 1 });
  return stored.body;
}

/** Links name the real host; the path alone is taken, so that no answer can send the key to another one. */
function pathOf(link: string): string {
  const pathname = URL.parse(link, `https://${DOCUMENT_HOST}`)?.pathname ?? '';
  // Where the base address is overridden, the link carries its prefix as well.
  const path = /\/document\/[\w./-]+$/.exec(pathname)?.[0];
  if (path !== undefined) return path;
  // What does not begin with a slash would lengthen the host's name, and take the key there.
  const message = 'Companies House links a document in a new way';
  throw new ConnectorError('contract_changed', 'companies-house', message, { field: 'links.document' });
}
