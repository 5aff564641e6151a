import type { GatherJob, GatherSettings, GatherTarget, SiteFindings } from '../gather/types.ts';
import type { HttpClient } from '../http/types.ts';

export const target = (changes: Partial<GatherTarget> = {}): GatherTarget => ({
  name: 'Northwind Robotics, Inc.',
  domain: 'northwind.example',
  locations: ['Boulder, United States', 'Utrecht, Netherlands'],
  ids: {},
  ...changes,
});

interface Changes {
  target?: Partial<GatherTarget>;
  settings?: Partial<GatherSettings>;
  /** What the site leads to; null: it could not be read. */
  site?: Partial<SiteFindings> | null;
  signal?: AbortSignal;
}

export const gatherJob = (http: HttpClient, changes: Changes = {}): GatherJob => ({
  http,
  target: target(changes.target),
  settings: {
    contactEmail: 'operator@example.com',
    baseUrls: {},
    githubToken: null,
    googleNews: false,
    ...changes.settings,
  },
  site: Promise.resolve(
    changes.site === null ? null : { addresses: [], postings: [], careersUrl: null, sameAs: [], ...changes.site },
  ),
  now: new Date('2026-11-20T12:00:00Z'),
  signal: changes.signal ?? new AbortController().signal,
});
