import type { ContactDoc } from '@workbench/db';
import { contactEtag } from '../edit/contact-etag.ts';
import { shownSourceValues } from '../edit/source-values.ts';
import { type SavedContact, savedContactSchema } from '../schemas.ts';

const { emailStatus: emailStatusValues, seniority: seniorityValues, knownIn: savedInValues } = savedContactSchema.shape;

/** A saved contact as returned by the API. */
export function toSavedContact(doc: ContactDoc): SavedContact {
  return {
    id: doc._id.toHexString(),
    name: doc.name,
    isNameHidden: doc.isNameHidden,
    title: doc.title,
    organizationName: doc.organizationName,
    organizationDomain: doc.organizationDomain,
    organizationIndustry: doc.organizationIndustry,
    organizationSize: doc.organizationSize,
    email: doc.email,
    emailStatus: emailStatusValues.safeParse(doc.emailStatus).data ?? null,
    emailStatusOriginal: doc.emailStatusOriginal,
    phone: doc.phone,
    city: doc.city,
    state: doc.state,
    country: doc.country,
    linkedinUrl: doc.linkedinUrl,
    seniority: seniorityValues.safeParse(doc.seniority).data ?? null,
    sources: doc.sources.map(({ source, id, at }) => ({ source, id, at: at.toISOString() })),
    origins: Object.fromEntries(
      Object.entries(doc.origins).map(([field, { source, at }]) => [field, { source, at: at.toISOString() }]),
    ),
    sourceValues: shownSourceValues(doc).map(({ field, value, source, at }) => ({
      field,
      value,
      source,
      at: at.toISOString(),
    })),
    etag: contactEtag(doc),
    otherValues: (doc.otherValues ?? []).map(({ field, value, origin }) => ({
      field,
      value,
      source: origin?.source ?? null,
    })),
    formerEmployers: (doc.formerEmployers ?? []).map(({ name, domain }) => ({ name, domain })),
    formerIds: doc.formerIds.map((id) => id.toHexString()),
    companyId: doc.companyId?.toHexString() ?? null,
    lists: doc.lists ?? [],
    knownIn: doc.knownIn.flatMap((savedIn) => savedInValues.element.safeParse(savedIn).data ?? []),
    // A restored note stands where it was.
    notes: doc.notes
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ id, text, at }) => ({ id, text, at: at.toISOString() })),
    savedAt: doc.savedAt.toISOString(),
  };
}
