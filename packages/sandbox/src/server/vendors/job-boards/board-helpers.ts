import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import { hash } from '../../sandbox-world.ts';
import { companyOfToken } from '../../stories/job-boards.ts';
import { storyOf } from '../../stories/story-of.ts';
import type { BoardHost, SiteStory, StoryBoard, StoryJob } from '../../stories/types.ts';

/** Who tells what a company does; tests give their own. */
export type BoardLookup = (company: SandboxCompany, now: Date) => Pick<SiteStory, 'board'>;

export const lookUpBoard: BoardLookup = storyOf;

export interface Tenant {
  company: SandboxCompany;
  board: StoryBoard;
}

/** The employer whose board on this host has this token; null for an unknown one. */
export function tenantOf(world: SandboxWorld, lookUp: BoardLookup, host: BoardHost, token: string): Tenant | null {
  const company = companyOfToken(world, token);
  const board = company === null ? null : lookUp(company, world.now()).board;
  return company !== null && board?.host === host && board.token === token ? { company, board } : null;
}

/** Where the employer is at home on the web: a homonym has another address than the company of the world. */
export function homepageOf({ company, board }: Tenant): string {
  const isOwn = board.employer === company.name;
  return isOwn ? `https://${company.domain}` : `https://${board.employer.toLowerCase().replace(/\W+/g, '-')}.example`;
}

/** Openings that everybody sees. */
export const publishedJobs = ({ board }: Tenant): StoryJob[] =>
  board.jobs.filter(({ isPublished: isListed }) => isListed);

/** Where a vendor's ids are numbers. */
export const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : hash(id));

/** What a posting says at length, for answers that carry it. */
export const descriptionOf = (tenant: Tenant, { title }: StoryJob): string =>
  `<p>${tenant.board.employer} looks for a ${title}.</p><p><a href="${homepageOf(tenant)}">About us</a></p>`;

/** A whole number in the query, between these; null when it is something else. */
export function numberIn(query: URLSearchParams, name: string, standard: number, max: number): number | null {
  const text = query.get(name) ?? String(standard);
  return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

/** A path segment as it is meant: "Some%20Co" is "Some Co". */
export function decodedSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
