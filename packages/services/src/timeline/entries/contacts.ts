import { CONTACT_INDEXES, type ContactDoc, ContactModel } from '@workbench/db';
import { rowsAfter } from '../position.ts';
import { toObjectId } from '../to-object-id.ts';
import type { Stream } from './stream.ts';

const CONTACT_FIELDS = { name: 1, title: 1, savedAt: 1, sources: 1 } as const;

export const readContacts: Stream = async ({ companyId, rank, after, limit }) => {
  const docs = await ContactModel.find({ companyId, ...rowsAfter('savedAt', rank, after, toObjectId) }, CONTACT_FIELDS)
    .sort({ savedAt: -1, _id: -1 })
    .hint(CONTACT_INDEXES.company)
    .limit(limit)
    .lean<Pick<ContactDoc, '_id' | keyof typeof CONTACT_FIELDS>[]>();
  return docs.map(({ _id, name, title, savedAt, sources }) => ({
    id: _id.toHexString(),
    at: savedAt,
    kind: 'contact',
    title: `${name} saved as a contact`,
    // Scripts and jobs save contacts, too; where they were found is known.
    by: { kind: 'unknown', label: sources[0]?.source ?? null },
    details: title === null ? {} : { 'Job title': title },
    href: '/contact-search?tab=saved',
  }));
};
