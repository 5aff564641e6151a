import { setTimeout as sleep } from 'node:timers/promises';
import { findCompanyByDomain } from '../../companies/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { isReservedByColleague } from './reserved-by-colleague.ts';
import { type Reservation, reserveCredits } from './run-credits.ts';
import type { StepWork } from './types.ts';

const POLL_MS = 200;
/** The time between another lead's reservation and the start of its query; longer when its worker was killed. */
const WAIT_MAX_MS = 10_000;

export interface TrackedCompany {
  id: string;
  name: string;
  createdAt: Date;
}

export async function findTrackedCompany(domain: string): Promise<TrackedCompany | null> {
  const company = await findCompanyByDomain(domain);
  if (company === null) return null;
  return { id: company._id.toHexString(), name: company.name, createdAt: company.createdAt };
}

/**
 * Reserves the current price of querying the company. Leads of one company share one query: while one of them has a
 * reservation and has not started the query, the others wait; afterwards it is free for them.
 * @returns the company as it is tracked by then; no reservation when the run's limit is reached
 * @throws ServiceError unavailable when the other lead takes too long
 */
export async function reserveCompanyCredits(
  work: StepWork,
  domain: string,
  known: TrackedCompany | null,
): Promise<{ tracked: TrackedCompany | null; reservation: Reservation | null }> {
  const deadline = performance.now() + WAIT_MAX_MS;
  let wasReserved = true;
  for (let tracked = known; ; tracked = await findTrackedCompany(domain)) {
    const reservation = await reserveCredits(work, await priceOf(work, tracked), domain);
    if (reservation !== null) return { tracked, reservation };
    const isReserved = await isReservedByColleague(work, domain);
    // The other lead may have finished after the price was read: read it again.
    if (!isReserved && !wasReserved) return { tracked, reservation };
    wasReserved = isReserved;
    if (!isReserved) continue;
    work.signal.throwIfAborted();
    if (performance.now() > deadline) {
      throw new ServiceError('unavailable', `${domain} is being queried for another lead, which is taking long`);
    }
    await sleep(POLL_MS, undefined, { signal: work.signal });
  }
}

async function priceOf({ ctx, ports }: StepWork, tracked: TrackedCompany | null): Promise<number> {
  if (tracked === null) return ports.creditsPerNewCompany(ctx);
  return (await ports.creditsToRefresh(ctx, [tracked.id])).get(tracked.id) ?? 0;
}
