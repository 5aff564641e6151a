import type { CompanyDoc, CompanyParentDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { type CompanyChangeEntry, changeBy } from '../changes/record-company-change.ts';

export interface RelationChange {
  company: Pick<CompanyDoc, '_id' | 'name' | 'domain'>;
  before: CompanyParentDoc | null;
  after: CompanyParentDoc | null;
}

/** A change of the parent, or of its note, in the histories of the company and of both parents. */
export function relationEntries(ctx: ServiceContext, { company, before, after }: RelationChange): CompanyChangeEntry[] {
  const isSameParent = before !== null && after !== null && before.id.equals(after.id);
  const fields = [{ field: 'parent', before: before?.name ?? null, after: after?.name ?? null }];
  const note = after?.note === undefined ? {} : { note: after.note };
  const subsidiary = { subsidiary: company.name, domain: company.domain };
  const ofParent = (parent: CompanyParentDoc | null, kind: string) =>
    parent === null || isSameParent ? [] : [changeBy(ctx, parent.id, { kind, details: subsidiary })];
  return [
    changeBy(ctx, company._id, { kind: 'edited', details: { ...(!isSameParent && { fields }), ...note } }),
    ...ofParent(before, 'subsidiary_removed'),
    ...ofParent(after, 'subsidiary_added'),
  ];
}
