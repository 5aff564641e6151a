import { isEmployerName } from '../../company-identity/employer.ts';
import { isOwnAddress } from '../../company-identity/own-address.ts';
import type { GatherTarget, SiteFindings } from '../../gather/types.ts';
import { jsonLdNodes, jsonLdTypes } from '../../markup/json-ld.ts';
import { toCareersPagePostings } from '../careers/careers-page-postings.ts';
import type { ReadablePage } from '../page/readable-page.ts';
import { type DeclaredPosting, readPostings } from './postings.ts';
import { toUniquePostings } from './unique-postings.ts';

const ADDRESSES_MAX = 5000;

export interface CareersPages {
  /** Address of the careers page, also where it could not be read; null when none was found. */
  url: string | null;
  pages: ReadablePage[];
  /** Pages of one opening each, where no page lists them. */
  single?: ReadablePage[];
  /** Where careers pages sent their readers, to a job board as a rule. */
  redirectTargets: string[];
}

/** What home and careers pages tell about where else the company is to be found. `today`: "2026-10-02". */
export function toFindings(
  home: ReadablePage,
  careers: CareersPages,
  today: string,
  target: Pick<GatherTarget, 'name' | 'domain'>,
): SiteFindings {
  const single = careers.single ?? [];
  const pages = [home, ...careers.pages, ...single];
  const addresses = new Set([...careers.redirectTargets, ...pages.flatMap((page) => page.addresses)]);
  const declared = pages.flatMap(({ linkedData, url }) => readPostings(linkedData, url, today));
  const own = declared.filter((posting) => otherEmployerOf(posting, target) === null);
  const declaredHere = toUniquePostings(own);
  const entries = declared.length > 0 ? [] : toCareersPagePostings(careers.pages, single);
  const saysNone =
    declared.length === 0 && entries.length === 0 && careers.pages.some((page) => page.readOpenings()?.saysNone);
  const others = [...new Set(declared.flatMap((posting) => otherEmployerOf(posting, target) ?? []))];
  return {
    addresses: [...addresses].slice(0, ADDRESSES_MAX),
    postings: declaredHere.length > 0 ? declaredHere : entries,
    ...(saysNone && { saysNoOpenings: true }),
    ...(others.length > 0 && { otherEmployers: others }),
    careersUrl: careers.url,
    sameAs: [...new Set(pages.flatMap(({ linkedData }) => sameAsOf(linkedData)))],
  };
}

/** Name of the employer where it is not this company: a site may show the openings of its customers or its owner. */
function otherEmployerOf({ employer }: DeclaredPosting, target: Pick<GatherTarget, 'name' | 'domain'>): string | null {
  if (employer.name === null || employer.addresses.some((address) => isOwnAddress(address, target))) return null;
  return isEmployerName(employer.name, target) ? null : employer.name;
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
