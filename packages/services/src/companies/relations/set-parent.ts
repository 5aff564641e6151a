import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { originOfActor } from '../edit/read-edit.ts';
import { COMPANY_LEVELS_MAX } from '../limits.ts';
import type { CompanyRelations, SetParentInput } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { countLevelsBelow, findAncestorIds } from './find-ancestors.ts';
import { getRelations } from './get-relations.ts';
import { relationEntries } from './relation-entries.ts';

/**
 * Gives a company its parent, in place of the one that it had; the same again changes no more than the note.
 * @throws ServiceError not_found, or conflict when the parent is the company itself, below it, or too many levels result
 */
export async function setParent({ ctx, input }: Verb<SetParentInput>): Promise<CompanyRelations> {
  const origin = { ...originOfActor(ctx.actor), at: ctx.now() };
  await changeCompany(ctx, input.id, async (before, session) => {
    const former = before.parent ?? null;
    const parent = await CompanyModel.findById(input.parentId, PARENT_FIELDS).lean<ParentDoc>();
    if (parent === null) return new ServiceError('not_found', `No company has the id ${input.parentId}`);
    const known = former?.id.equals(parent._id) ? former : null;
    const note = (input.note ?? known?.note) || undefined;
    if (known !== null && known.note === note) return before;
    const refusal = known === null ? await refuseRelation(before, parent) : null;
    if (refusal !== null) return refusal;
    const { _id, name, domain } = parent;
    // Of the same parent with another note, whose it was before a merge.
    const formerIds = known?.formerIds && { formerIds: known.formerIds };
    const after = { id: _id, name, domain, ...(note && { note }), ...formerIds, origin };
    const entries = relationEntries(ctx, { company: before, before: former, after });
    await session.planHistory([{ company: before, entries }]);
    await CompanyModel.collection.updateOne({ _id: parent._id }, { $set: { hasSubsidiaries: true } });
    session.recordRelatives([before._id], ctx.now());
    return { ...before, parent: after };
  });
  return getRelations({ ctx, input });
}

/** Takes the relation to the parent back; without one, nothing changes. @throws ServiceError not_found */
export async function removeParent({ ctx, input }: Verb<{ id: string }>): Promise<CompanyRelations> {
  await changeCompany(ctx, input.id, async (before, session) => {
    const { parent = null } = before;
    if (parent === null) return before;
    const entries = relationEntries(ctx, { company: before, before: parent, after: null });
    await session.planHistory([{ company: before, entries }]);
    session.recordRelatives([before._id], ctx.now());
    return { ...before, parent: null, ancestors: [] };
  });
  return getRelations({ ctx, input });
}

const PARENT_FIELDS = { name: 1, domain: 1, parent: 1, ancestors: 1 } as const;
type ParentDoc = Pick<CompanyDoc, '_id' | keyof typeof PARENT_FIELDS>;

async function refuseRelation(company: StoredCompany, parent: ParentDoc): Promise<ServiceError | null> {
  if (company._id.equals(parent._id)) return refusal(`${company.name} can't be its own parent`);
  const above = await findAncestorIds(parent);
  if (above.includes(company._id.toHexString())) {
    return refusal(`${parent.name} is below ${company.name} already; remove that relation first`);
  }
  const levels = above.length + 2 + (await countLevelsBelow(company._id));
  if (levels <= COMPANY_LEVELS_MAX) return null;
  return refusal(`At most ${COMPANY_LEVELS_MAX} companies can be above one another; this would make it ${levels}`);
}

function refusal(message: string): ServiceError {
  return new ServiceError('conflict', message, [{ path: ['parentId'], message }]);
}
