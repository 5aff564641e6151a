import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.rss': 'application/rss+xml',
  '.atom': 'application/atom+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.gz': 'application/gzip',
};

interface FileAnswer {
  body: Buffer;
  type: string;
}

/** A folder asked for without its last slash: hosts lead to it, so that links within its page stay right. */
interface FolderAnswer {
  location: string;
}

/** A file of a stored site by the path that a client requests, as a static host answers it; null for none. */
function findFile(root: string, requested: string): FileAnswer | FolderAnswer | null {
  const [path = '/', query] = requested.split('?');
  const plain = normalize(decode(path));
  if (plain.includes('..')) return null;
  const names = [
    ...(query === undefined ? [] : withQuery(plain, decode(query))),
    plain,
    `${plain}.html`,
    `${plain}/index.html`,
    `${plain}/index.htm`,
    `${plain}/index.xml`,
  ];
  for (const name of names) {
    const file = join(root, name);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    if (name.startsWith(`${plain}/index.`) && !path.endsWith('/')) return { location: `${path}/` };
    const body = readFileSync(file);
    return { body, type: typeOf(file, body) };
  }
  return null;
}

/** Names that mirroring programs give to an address with a query. */
function withQuery(path: string, query: string): string[] {
  const page = path.endsWith('/') ? `${path}index.html` : path;
  return [`${page}?${query}`, `${page}?${query}.html`, `${page}@${query}.html`, `${path}?${query}`];
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A feed is often stored under the name of a page. */
function typeOf(file: string, body: Buffer): string {
  const start = body.subarray(0, 300).toString('utf8').trimStart();
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?(?:<\?[^>]*>\s*)*<(?:rss|feed|urlset|sitemapindex|rdf:RDF)\b/i.test(
      start,
    )
  )
    return 'application/xml';
  return TYPES[extname(file).toLowerCase()] ?? (start.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain');
}

export interface SiteServer {
  port: number;
  close(): Promise<void>;
}

/** Serves stored sites on the loopback, each under its own host name; `roots` by domain. */
export async function serveSites(roots: ReadonlyMap<string, string>): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^www\./, '');
    const root = roots.get(host);
    const answer = root === undefined ? null : findFile(root, request.url ?? '/');
    if (answer === null) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else if ('location' in answer) response.writeHead(301, { location: answer.location }).end();
    else response.writeHead(200, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
