import { parseDomain } from '@workbench/identity/domain/domain-key';
import type { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import { withDatabaseWatchdog } from '../../shared/database/watchdog.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newObjectId } from '../../shared/record-ids.ts';
import { companyNameProblem, oneLine } from '../company-name.ts';
import { markCompanies } from '../customers/mark-companies.ts';
import { originOfActor } from '../edit/read-edit.ts';
import type { Company, CreateCompanyInput } from '../schemas.ts';
import { toCompany } from '../view/company-view.ts';
import type { FactsOrigin, NamedFacts } from './facts/company-facts.ts';
import { planChanges } from './plan/plan-changes.ts';
import { trashedMessage } from './plan/trashed-companies.ts';
import { recordPlan } from './record-plan.ts';
import { writePlan } from './write-plan.ts';
import { withWriteSession } from './write-session/write-session.ts';

/** Tracks one company; its domain is its key, so the same domain in any spelling is refused the second time. */
export async function createCompany({ ctx, input }: Verb<CreateCompanyInput>): Promise<Company> {
  const parsed = parseDomain(input.domain);
  if ('problem' in parsed) {
    throw new ServiceError('invalid', parsed.problem, [{ path: ['domain'], message: parsed.problem }]);
  }
  const name = oneLine(input.name);
  const nameProblem = companyNameProblem(name);
  if (nameProblem !== null) {
    throw new ServiceError('invalid', nameProblem, [{ path: ['name'], message: nameProblem }]);
  }
  const facts = {
    name,
    domain: parsed.domain,
    industry: input.industry ? oneLine(input.industry) : null,
    figures: [],
    locations: [],
    locationSource: null,
  };
  const { discoveredBy } = input;
  const origin: FactsOrigin = discoveredBy ? { by: 'discovery', source: discoveredBy } : originOfActor(ctx.actor);
  const isTyped = ctx.actor === 'person' && !discoveredBy;
  const locks = isTyped ? ['domain', ...(facts.industry ? ['industry'] : []), 'name'] : undefined;
  const created = await withDatabaseWatchdog((signal) =>
    insertCompany({ facts, origin, locks, now: ctx.now(), newId: newObjectId(ctx), signal }),
  );
  if (created instanceof ServiceError) throw created;
  return created;
}

interface Insertion {
  facts: NamedFacts;
  origin: FactsOrigin;
  locks: string[] | undefined;
  now: Date;
  /** An earlier attempt of the same call may have created it. */
  newId: mongo.ObjectId;
  signal: AbortSignal;
}

/** Refusals are returned: thrown within a session, they would make the next one recount all companies. */
async function insertCompany({ facts, origin, locks, now, newId, signal }: Insertion): Promise<Company | ServiceError> {
  const settings = await getAggregateSettings();
  return withWriteSession<Company | ServiceError>(async (session) => {
    // The caller got an error and will retry: the domain must not be tracked by then.
    if (signal.aborted) return new ServiceError('unavailable', 'The request for this company was abandoned');
    const plan = await planChanges([{ facts, isRepeat: false }], {
      settings,
      now,
      demo: false,
      origin,
      newId,
      ...(locks && { locks }),
    });
    const [trashed] = plan.trashed;
    if (trashed) return new ServiceError('conflict', trashedMessage(trashed), [], { trashId: trashed.trashId });
    const company = plan.byKey.get(facts.domain);
    if (company === undefined) throw new Error(`the plan has no company for ${facts.domain}`);
    const { before, after } = company;
    const isCreated = before?._id.equals(newId) ?? false;
    if (before && !isCreated)
      return new ServiceError('conflict', `${facts.domain} is already tracked as ${before.name}`, [], {
        companyId: before._id.toHexString(),
      });
    if (!isCreated) {
      await writePlan(session, plan, false);
      recordPlan(session, plan);
    }
    const stored = before ?? after;
    const [customer] = await markCompanies([stored]);
    return toCompany(stored, { subsidiaries: 0, columns: [], customer: customer ?? null });
  });
}
