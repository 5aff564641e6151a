import type { SiteFindings } from '../../gather/types.ts';
import { jsonLdNodes, jsonLdTypes } from '../../markup/json-ld.ts';
import type { ReadablePage } from '../page/readable-page.ts';
import { toPostings } from './postings.ts';

const ADDRESSES_MAX = 5000;

export interface CareersPages {
  /** Address of the careers page, also where it could not be read; null when none was found. */
  url: string | null;
  pages: ReadablePage[];
  /** Where careers pages sent their readers, to a job board as a rule. */
  redirectTargets: string[];
}

/** What home and careers pages tell about where else the company is to be found. `today`: "2026-10-02". */
export function toFindings(home: ReadablePage, careers: CareersPages, today: string): SiteFindings {
  const pages = [home, ...careers.pages];
  const addresses = new Set([...careers.redirectTargets, ...pages.flatMap((page) => page.addresses)]);
  const postings = pages.flatMap(({ linkedData, url }) => toPostings(linkedData, url, today));
  return {
    addresses: [...addresses].slice(0, ADDRESSES_MAX),
    postings: [...new Map(postings.map((posting) => [posting.id, posting])).values()],
    careersUrl: careers.url,
    sameAs: [...new Set(pages.flatMap(({ linkedData }) => sameAsOf(linkedData)))],
  };
}

/** Only of organisations: an author's or an article's are someone else's. */
function sameAsOf(linkedData: unknown[]): string[] {
  return linkedData
    .flatMap((block) => jsonLdNodes(block))
    .filter((node) =>
      jsonLdTypes(node).some((type) => /(?:Organization|Corporation|Business|Company|Brand)$/.test(type)),
    )
    .flatMap(({ sameAs }) => (Array.isArray(sameAs) ? sameAs : [sameAs]))
    .filter((address): address is string => typeof address === 'string' && URL.canParse(address.trim()))
    .map((address) => address.trim());
}
