import type { CompanyDoc, CompanyParentDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { recordCompanyChanges } from '../changes/record-company-change.ts';

export interface RelationChange {
  company: Pick<CompanyDoc, '_id' | 'name' | 'domain'>;
  before: CompanyParentDoc | null;
  after: CompanyParentDoc | null;
}

/** Adds a change of the parent to the histories of the company and of both parents. */
export async function recordRelation(ctx: ServiceContext, { company, before, after }: RelationChange): Promise<void> {
  const isSameParent = before === after || (before !== null && after !== null && before.id.equals(after.id));
  if (isSameParent && before?.note === after?.note) return;
  const entry = { at: ctx.now(), by: { kind: ctx.actor } };
  const fields = [{ field: 'parent', before: before?.name ?? null, after: after?.name ?? null }];
  const note = after?.note === undefined ? {} : { note: after.note };
  const subsidiary = { subsidiary: company.name, domain: company.domain };
  const ofParent = (parent: CompanyParentDoc | null, kind: string) =>
    parent === null || isSameParent ? [] : [{ ...entry, companyId: parent.id, kind, details: subsidiary }];
  await recordCompanyChanges([
    { ...entry, companyId: company._id, kind: 'edited', details: { ...(!isSameParent && { fields }), ...note } },
    ...ofParent(before, 'subsidiary_removed'),
    ...ofParent(after, 'subsidiary_added'),
  ]);
}
