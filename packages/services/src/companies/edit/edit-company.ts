import { CompanyModel, CompanySyncModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { withDatabaseWatchdog } from '../../shared/database/watchdog.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findCompanyByDomain } from '../aliases/find-by-domain.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import type { OwnColumnRule } from '../custom/own-column.ts';
import type { CompanyFields, UpdateCompanyInput } from '../schemas.ts';
import { pastAfter, readPastFigures } from '../store/document/past-figures.ts';
import { type StoredCompany, withDerivedGrowth } from '../store/document/stored-company.ts';
import { findTrashedCompanies, trashedMessage } from '../store/plan/trashed-companies.ts';
import { writePlan } from '../store/write-plan.ts';
import { type WriteSession, withWriteSession } from '../store/write-session/write-session.ts';
import { applyEdit, type CompanyEdit } from './apply-edit.ts';
import { describeEdit } from './describe-edit.ts';
import { companyEtag, isMatch } from './etag.ts';
import { toCompanyFields } from './list-fields.ts';
import { originOfActor, readEdit } from './read-edit.ts';

/** An edit, and the state that its author has seen: an ETag, or null when none was given. */
export type EditCompanyInput = UpdateCompanyInput & { etag: string | null };

/**
 * Changes what a user owns of a company and locks it; nothing is written when another edit came first.
 * @throws ServiceError precondition_failed with the present state, conflict when the domain is another company's
 */
export async function editCompany({ ctx, input: { etag, ...input } }: Verb<EditCompanyInput>): Promise<CompanyFields> {
  if (etag === null) {
    const message = 'Send If-Match with the ETag of the fields, so that no edit of another person is lost';
    throw new ServiceError('precondition_required', message);
  }
  const columns = await listOwnColumns();
  const edit = readEdit(input, originOfActor(ctx.actor), { now: ctx.now(), columns });
  const edited = await withDatabaseWatchdog((signal) =>
    withWriteSession(async (session) => {
      if (signal.aborted) return new ServiceError('unavailable', 'The request for this edit was abandoned');
      return writeEdit(session, { ctx, id: input.id, etag, edit, columns });
    }),
  );
  if (edited instanceof ServiceError) throw edited;
  return edited;
}

interface EditWork {
  ctx: ServiceContext;
  id: string;
  etag: string;
  edit: CompanyEdit;
  columns: readonly OwnColumnRule[];
}

/** Refusals are returned: thrown within a session, they would make the next one recount all companies. */
async function writeEdit(
  session: WriteSession,
  { ctx, id, etag, edit, columns }: EditWork,
): Promise<CompanyFields | ServiceError> {
  const _id = new mongo.ObjectId(id);
  const before = (await CompanyModel.collection.findOne({ _id }, { projection: { words: 0 } })) as StoredCompany | null;
  if (before === null) return new ServiceError('not_found', `No company has the id ${id}`);
  if (!isMatch(etag, companyEtag(before))) return changedMeanwhile(before, columns);
  const now = ctx.now();
  const applied = applyEdit(before, edit, now);
  if (applied instanceof ServiceError) return applied;
  const past = pastAfter((await readPastFigures([_id])).get(id), applied);
  const after = withDerivedGrowth(applied.after, past, { settings: await getAggregateSettings(), now });
  const details = describeEdit(before, after, edit);
  if (details === null) return toCompanyFields(before, columns);
  if (after.domain !== before.domain) {
    const other = await findCompanyByDomain(after.domain);
    if (other !== null && !other._id.equals(_id)) return domainTaken(after.domain, other.name);
    // Taken, the deleted company could not be restored any more.
    const trashed = (await findTrashedCompanies(new Set([after.domain]))).get(after.domain);
    if (trashed) return new ServiceError('conflict', trashedMessage(trashed), [], { trashId: trashed.trashId });
    // First: after an interruption the sources are queried again, and nothing else has changed.
    await CompanySyncModel.deleteOne({ _id });
  }
  const edited = { ...changeBy(ctx, _id, { kind: 'edited', details }), at: now };
  await session.planHistory([{ company: before, entries: [edited] }]);
  await writePlan(
    session,
    { companies: [{ before, after, history: applied.history, withdrawn: applied.withdrawn }] },
    false,
  );
  session.recordChange(before, after);
  return toCompanyFields(after, columns);
}

function changedMeanwhile(present: StoredCompany, columns: readonly OwnColumnRule[]): ServiceError {
  const message = `${present.name} was changed meanwhile; compare your edit with the present state and send it again`;
  return new ServiceError('precondition_failed', message, [], {}, toCompanyFields(present, columns));
}

function domainTaken(domain: string, name: string): ServiceError {
  const message = `${domain} is already tracked as ${name}`;
  return new ServiceError('conflict', message, [{ path: ['domain'], message }]);
}
