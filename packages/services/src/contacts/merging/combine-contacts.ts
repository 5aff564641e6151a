import type { ContactDoc, OtherContactValueDoc } from '@workbench/db';
import { isTyped } from '../edit/contact-fields.ts';
import { contactSearchWords } from '../saved/merge/contact-search-words.ts';
import { addEmployers, employerOf, isSameEmployer } from '../saved/merge/former-employers.ts';
import { mergeContactFields } from '../saved/merge/merge-contact-fields.ts';
import { copyGroup, hasGroup, MERGE_GROUP_NAMES, type MergeChoices } from './merge-groups.ts';
import { isSameContactValue } from './same-contact-value.ts';
import { withoutTakenOut } from './without-taken-out.ts';

const SINGLE_VALUES = ['email', 'phone', 'linkedinUrl'] as const;

export type CombinedContact = ReturnType<typeof mergeContactFields>;

/**
 * Two contacts as one: the survivor, completed by the other. Every address, number and profile is kept; which of two comes
 * first is the user's choice, else the one that a person typed, else the survivor's. What a person took out of one does not
 * come back with the other. Idempotent. Pure.
 */
export function combineContacts(survivor: ContactDoc, other: ContactDoc, choices: MergeChoices): CombinedContact {
  const [own, others] = [withoutTakenOut(survivor, other), withoutTakenOut(other, survivor)];
  const combined = mergeContactFields(own, others);
  const sides = { survivor, other };
  for (const group of MERGE_GROUP_NAMES) {
    const chosen = choices[group];
    if (chosen !== undefined && hasGroup(sides[chosen], group)) copyGroup(combined, sides[chosen], group);
  }
  // A seniority that a source gives is that of its own title.
  if (choices.seniority === undefined && isTyped(combined, 'title'))
    copyGroup(combined, hasTypedTitle(survivor, combined) ? survivor : other, 'seniority');
  combined.companyId = companyOf(combined, own, others);
  const otherValues = collectOtherValues(combined, own, others);
  if (otherValues.length > 0) combined.otherValues = otherValues;
  const formerEmployers = addEmployers(
    [...(survivor.formerEmployers ?? []), ...(other.formerEmployers ?? [])],
    [employerOf(survivor), employerOf(other)].filter(({ name, domain }) => name !== null || domain !== null),
    combined,
  );
  if (formerEmployers.length > 0) combined.formerEmployers = formerEmployers;
  combined.words = contactSearchWords(combined);
  return combined;
}

const hasTypedTitle = (contact: ContactDoc, combined: CombinedContact): boolean =>
  isTyped(contact, 'title') && contact.title === combined.title;

/** The tracked company follows the employer: that of one who works elsewhere is not taken over. */
function companyOf(combined: CombinedContact, survivor: ContactDoc, other: ContactDoc): ContactDoc['companyId'] {
  const employed = [survivor, other].filter((contact) => isSameEmployer(contact, combined));
  return employed.find(({ companyId }) => companyId !== null)?.companyId ?? null;
}

function collectOtherValues(
  combined: CombinedContact,
  survivor: ContactDoc,
  other: ContactDoc,
): OtherContactValueDoc[] {
  const all = [survivor, other].flatMap((contact) => [...firstValuesOf(contact), ...(contact.otherValues ?? [])]);
  const left = all.filter(({ field, value }) => !isSameContactValue(field, value, combined[field] ?? ''));
  return left.filter(
    (one, at) =>
      left.findIndex((same) => same.field === one.field && isSameContactValue(one.field, same.value, one.value)) === at,
  );
}

function firstValuesOf(contact: ContactDoc): OtherContactValueDoc[] {
  return SINGLE_VALUES.flatMap((field) => {
    const [value, origin] = [contact[field], contact.origins[field]];
    if (value === null) return [];
    return [{ field, value, status: field === 'email' ? contact.emailStatus : null, ...(origin && { origin }) }];
  });
}
