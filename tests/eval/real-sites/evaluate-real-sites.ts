import { createHttpClient, createMemoryShared } from '@workbench/connectors/http';
import { reportOnSite, type SiteReport } from './report-on-site.ts';
import { type RealSiteScore, scoreRealSite } from './score-real-site.ts';
import { serveSites } from './serve-sites.ts';
import type { StoredSite } from './site-set.ts';
import type { ReportWriter } from './write-on-site.ts';

export interface RealSiteResult extends RealSiteScore {
  stored: StoredSite;
  report: SiteReport;
}

/**
 * Stored sites, read as the web is: by the HTTP client of the product, over names, which all lead to the loopback. The
 * pauses between requests to one host are left out.
 */
export async function evaluateRealSites(sites: readonly StoredSite[], writer: ReportWriter): Promise<RealSiteResult[]> {
  const server = await serveSites(new Map(sites.map(({ site, root }) => [site.domain, root])));
  const http = createHttpClient({
    shared: { ...createMemoryShared(), rateLimiter: { acquire: async () => PERMIT, pause: async () => undefined } },
    userAgent: 'SalesIntelligenceWorkbench/0.1',
    allowPrivateNetwork: true,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    sleep: async () => undefined,
  });
  const results: RealSiteResult[] = [];
  try {
    for (const stored of sites) {
      const websiteBase = `http://{domain}:${server.port}`;
      const report = await reportOnSite(stored.site, { http, writer, websiteBase });
      results.push({ ...scoreRealSite(stored, report), stored, report });
    }
  } finally {
    await http.close();
    await server.close();
  }
  return results;
}

const PERMIT = { release: async () => undefined };
