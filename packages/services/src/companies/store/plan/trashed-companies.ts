import { ArchivedDocumentModel, TrashEntryModel } from '@workbench/db';
import { archivedId } from '../../../shared/moves/archived-collections.ts';

/** A company that was deleted and can still be restored. */
export interface TrashedCompany {
  domain: string;
  name: string;
  /** Of its entry in the trash. */
  trashId: string;
}

/** Deleted companies by their domain. */
export async function findTrashedCompanies(domains: ReadonlySet<string>): Promise<Map<string, TrashedCompany>> {
  if (domains.size === 0) return new Map();
  const entries = await TrashEntryModel.find({ domains: { $in: [...domains] } }, { domains: 1, label: 1 }).lean();
  return new Map(
    entries.flatMap(({ _id, domains: own, label }) =>
      own.map((domain) => [domain, { domain, name: label, trashId: _id }] as const),
    ),
  );
}

export const trashedMessage = ({ domain, name }: TrashedCompany): string =>
  `${domain} was deleted and is in the trash as ${name}; restore it there, or delete it there for good to add it again`;

/** The entry of the trash in which a company lies, by itself, merged into another one, or with the whole demo. */
export async function findTrashedCompany(id: string): Promise<Omit<TrashedCompany, 'domain'> | null> {
  const ofCompany = { kind: 'company', $or: [{ recordIds: id }, { 'details.formerIds': id }] };
  const own = await TrashEntryModel.findOne(ofCompany, { label: 1 }).lean();
  if (own !== null) return { trashId: own._id, name: own.label };
  const demos = await TrashEntryModel.find({ kind: 'demo' }, { label: 1 }).lean();
  const ids = demos.map(({ _id }) => archivedId(_id, 'companies', id));
  const archived = await ArchivedDocumentModel.findOne({ _id: { $in: ids } }, { archiveId: 1 }).lean();
  const demo = demos.find(({ _id }) => _id === archived?.archiveId);
  return demo === undefined ? null : { trashId: demo._id, name: demo.label };
}
