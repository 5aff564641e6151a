import { TrashEntryModel } from '@workbench/db';

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
  `${domain} was deleted and is in the trash as ${name}; restore it there, or purge it to add it again`;
