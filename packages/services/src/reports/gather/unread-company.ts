import type { GatheredFindings } from './gather-findings.ts';

export interface Unread {
  reason: string;
  /** Every source has answered, so that asking again within minutes finds no more. */
  isLasting: boolean;
}

/**
 * Why there is nothing to report on: no page was read, and no source found anything; null when something was read. Pure.
 * A report on such a company would look as if there were no news.
 */
export function findUnread(findings: GatheredFindings): Unread | null {
  const { evidence, postings, unconfirmed, outcomes, pagesRead } = findings;
  if (pagesRead > 0 || postings !== null || evidence.length > 0 || unconfirmed.length > 0) return null;
  const [site, ...others] = outcomes;
  const failures = others.filter(({ state }) => state === 'failed' || state === 'forbidden' || state === 'timed_out');
  const reason = site?.message ? ` ${site.label}: ${withFullStop(site.message)}` : '';
  const rest =
    failures.length === 0
      ? 'No other source found anything.'
      : `${failures.length} other ${failures.length === 1 ? 'source' : 'sources'} could not be read either.`;
  const isLasting = outcomes.every(
    ({ state, pages }) => state !== 'failed' && state !== 'timed_out' && pages.every((page) => page.state !== 'failed'),
  );
  return { reason: `Nothing could be read.${reason} ${rest}`, isLasting };
}

const withFullStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
