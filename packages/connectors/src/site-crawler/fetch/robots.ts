import robotsParser from 'robots-parser';
import { USER_AGENT_TOKEN } from '../../http/user-agent.ts';

interface RobotRules {
  isAllowed(url: string, userAgent?: string): boolean | undefined;
  getCrawlDelay(userAgent?: string): number | undefined;
  getSitemaps(): string[];
}
// Its types describe a module that it is not.
const parseRobots = robotsParser as unknown as (url: string, text: string) => RobotRules;

export interface SiteRules {
  isAllowed(path: string): boolean;
  crawlDelayMs: number;
  /** Addresses of its sitemaps, as they are written. */
  sitemaps: string[];
}

const CHARACTERS_MAX = 512 * 1024;
const LINES_MAX = 20_000;
const SITEMAPS_MAX = 20;

/** The parser answers only for the origin it was given; the rules are asked by path, so any will do. */
const ORIGIN = 'https://site.invalid';

/** What a robots.txt says to us by our token, or to all. */
export function toRules(text: string): SiteRules {
  const rules = parseRobots(`${ORIGIN}/robots.txt`, forUs(text));
  const delaySeconds = rules.getCrawlDelay(USER_AGENT_TOKEN);
  return {
    isAllowed: (path) => rules.isAllowed(`${ORIGIN}${path}`, USER_AGENT_TOKEN) === true,
    crawlDelayMs: typeof delaySeconds === 'number' && delaySeconds > 0 ? delaySeconds * 1000 : 0,
    sitemaps: rules.getSitemaps().slice(0, SITEMAPS_MAX),
  };
}

/**
 * The file with all other programs under one name: the parser keeps every rule once per name that it stands under, and
 * thousands of both would fill the memory. Of a file without an end as much counts as RFC 9309 (2.5) asks for.
 */
function forUs(text: string): string {
  const robotRules = new Set<string>();
  const kept: string[] = [];
  for (const line of text
    .slice(0, CHARACTERS_MAX)
    .split(/\r\n|\r|\n/)
    .slice(0, LINES_MAX)) {
    const named = /^\s*user-agent\s*:\s*([^#/]*)/i.exec(line)?.[1]?.trim().toLowerCase();
    if (named === undefined) {
      if (line.includes(':')) robotRules.clear();
      kept.push(line);
      continue;
    }
    const name = named === '*' || named === USER_AGENT_TOKEN.toLowerCase() ? named : 'another';
    if (!robotRules.has(name)) kept.push(`User-agent: ${name}`);
    robotRules.add(name);
  }
  return kept.join('\n');
}

/** As many as RFC 9309 (2.3.1.2) asks for. */
export const ROBOTS_REDIRECTS_MAX = 5;

/**
 * A site without a robots.txt forbids nothing (RFC 9309, 2.3.1.3), and one whose redirects lead nowhere has none (2.3.1.2);
 * a 300 or 304 without an address, of which the RFC says nothing, is such a redirect.
 * A site whose robots.txt can't be had is not read (2.3.1.4): one behind a refused address may say anything.
 */
export const NO_RULES: SiteRules = { isAllowed: () => true, crawlDelayMs: 0, sitemaps: [] };
