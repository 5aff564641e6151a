import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findCompaniesByDomain } from '../aliases/find-by-domain.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import { compareAgain, dropComparisons } from './compared-again.ts';
import { countRestored } from './count-restored.ts';
import { leaveOutTakenIdentifiers } from './taken-identifiers.ts';

export interface MovedCompanies {
  ids: readonly mongo.ObjectId[];
  domains: readonly string[];
  /** Of sources whose statistics left with the companies. */
  syncTimes?: readonly { source: string; at: Date }[];
}

/**
 * Runs `move` as the only writer of companies; those that it takes away leave the statistics.
 * @param mayBegin decided once no one else writes, as the wait for that may be long; without it, nothing moves
 */
export async function takeCompaniesAway(
  ctx: ServiceContext,
  ids: readonly mongo.ObjectId[],
  { move, mayBegin }: { move: () => Promise<void>; mayBegin?: (() => Promise<boolean>) | undefined },
): Promise<void> {
  await withWriteSession(async (session) => {
    if ((await mayBegin?.()) === false) return;
    const companies = await findCompanies(ids);
    await session.announce('deleted', ids);
    await move();
    await dropComparisons(ids);
    for (const company of companies) session.recordChange(company, null);
    session.recordRelatives(ids, ctx.now());
  });
}

/**
 * Runs `restore` as the only writer of companies; those that it brings back are counted, and their figures follow the
 * present settings and day.
 * @param restore answers with sentences on what is not as it was
 * @returns these sentences; or what speaks against it, and then nothing is restored
 */
export async function bringCompaniesBack(
  ctx: ServiceContext,
  { ids, domains, syncTimes = [] }: MovedCompanies,
  restore: () => Promise<string[]>,
): Promise<ServiceError | string[]> {
  return withWriteSession(async (session) => {
    const owners = await findCompaniesByDomain(domains);
    const [domain, taken] = [...owners].find(([, { _id }]) => !ids.some((id) => id.equals(_id))) ?? [];
    if (taken) {
      // Returned: thrown within a session, it would make the next one recount all companies.
      const message = `${domain} is tracked again as ${taken.name}; delete that company first`;
      return new ServiceError('conflict', message, [], { companyId: taken._id.toHexString() });
    }
    const present = new Set((await findCompanies(ids)).map(({ _id }) => _id.toHexString()));
    await session.announce('restored', ids);
    const notes = await restore();
    notes.push(...(await leaveOutTakenIdentifiers(ctx, ids)));
    const companies = await findCompanies(ids);
    await compareAgain(companies);
    for (const company of companies) {
      if (!present.has(company._id.toHexString())) await countRestored(session, company, ctx.now());
    }
    for (const { source, at } of syncTimes) session.recordSync(source, at);
    session.recordRelatives(ids, ctx.now());
    return notes;
  });
}

function findCompanies(ids: readonly mongo.ObjectId[]): Promise<CompanyDoc[]> {
  return CompanyModel.find({ _id: { $in: ids } }, { words: 0 }).lean<CompanyDoc[]>();
}
