import robotsParser from 'robots-parser';
import { USER_AGENT_TOKEN } from '../user-agent.ts';

interface RobotRules {
  isAllowed(url: string, userAgent?: string): boolean | undefined;
  getCrawlDelay(userAgent?: string): number | undefined;
}
// Its types describe a module that it is not.
const parseRobots = robotsParser as unknown as (url: string, text: string) => RobotRules;

export interface SiteRules {
  isAllowed(path: string): boolean;
  crawlDelayMs: number;
}

/** The parser answers only for the origin it was given; the rules are asked by path, so any will do. */
const ORIGIN = 'https://site.invalid';

/** What a robots.txt says to us by our token, or to all. */
export function toRules(text: string): SiteRules {
  const rules = parseRobots(`${ORIGIN}/robots.txt`, text);
  const delaySeconds = rules.getCrawlDelay(USER_AGENT_TOKEN);
  return {
    isAllowed: (path) => rules.isAllowed(`${ORIGIN}${path}`, USER_AGENT_TOKEN) === true,
    crawlDelayMs: typeof delaySeconds === 'number' && delaySeconds > 0 ? delaySeconds * 1000 : 0,
  };
}

/** A site without a robots.txt forbids nothing (RFC 9309, 2.3.1.3). */
export const NO_RULES: SiteRules = { isAllowed: () => true, crawlDelayMs: 0 };
