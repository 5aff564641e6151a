import type { ContactDoc, ContactSourceValueDoc } from '@workbench/db';
import { companyKey } from '@workbench/identity/company-key';
import { isSameContactValue } from '../merging/same-contact-value.ts';
import { contactSearchWords } from '../saved/merge/contact-search-words.ts';
import { addEmployers, employerOf } from '../saved/merge/former-employers.ts';
import { CONTACT_FIELDS, type ContactField, isTyped, TYPED } from './contact-fields.ts';
import { isOtherEmployer } from './is-other-employer.ts';
import { keysAfterEdit } from './keys-after-edit.ts';
import type { TypedContact } from './read-typed-values.ts';
import { findSourceValue, isSameValue, latestSourceValues, withSourceValue } from './source-values.ts';

/**
 * A contact with values that a person typed. No source replaces them; what a source gave before stays beside them, and a
 * person who types it again gives the field back to its source. null: nothing changes. Pure.
 */
export function applyTypedValues(contact: ContactDoc, typed: TypedContact, at: Date): ContactDoc | null {
  const values = withDomainOfEmployer(contact, typed);
  const changed = CONTACT_FIELDS.filter((field) => values[field] !== undefined && values[field] !== contact[field]);
  if (changed.length === 0) return null;
  const next: ContactDoc = { ...contact, origins: { ...contact.origins } };
  for (const field of changed) setValue(next, field, values[field] ?? null, at);
  if (changed.includes('name')) next.isNameHidden = false;
  if (changed.includes('title')) {
    next.seniority = null;
    delete next.origins.seniority;
  }
  const hasMoved = isOtherEmployer(contact, next);
  if (hasMoved) {
    Object.assign(next, { organizationIndustry: null, organizationSize: null });
    delete next.origins.organizationIndustry;
    delete next.origins.organizationSize;
  }
  const formerEmployers = addEmployers(contact.formerEmployers ?? [], hasMoved ? [employerOf(contact)] : [], next);
  if (formerEmployers.length > 0 || contact.formerEmployers) next.formerEmployers = formerEmployers;
  next.keys = keysAfterEdit(contact, next);
  next.words = contactSearchWords(next);
  return next;
}

/**
 * The domain of the employer before is not that of another one, unless it was typed with the name. An employer whom a
 * source knows has the domain that the source gave with it.
 */
function withDomainOfEmployer(contact: ContactDoc, typed: TypedContact): TypedContact {
  const { organizationName: name, organizationDomain: domain } = typed;
  const before = contact.organizationName;
  const isDomainTyped = domain !== undefined && domain !== contact.organizationDomain;
  if (name === undefined || name === null || name === before || isDomainTyped) return typed;
  const values = contact.sourceValues ?? [];
  const said = findSourceValue(values, 'organizationName', name);
  const known = said && domainSaidWith(values, said);
  if (known !== undefined && (domain === undefined || domain === null))
    return { ...typed, organizationDomain: known.value };
  if (domain !== undefined || before === null || companyKey(name) === companyKey(before)) return typed;
  return { ...typed, organizationDomain: null };
}

/** The domain that a source gave with an employer, or before and has not repeated; not one of another employer. */
function domainSaidWith(values: readonly ContactSourceValueDoc[], { value: name, source, at }: ContactSourceValueDoc) {
  const ofSource = latestSourceValues(values).find(
    (one) => one.field === 'organizationDomain' && one.source === source && +one.at <= +at,
  );
  const isOfAnother = (one: ContactSourceValueDoc) =>
    one.field === 'organizationName' &&
    one.source === source &&
    +one.at >= Number(ofSource?.at) &&
    !isSameValue('organizationName', one.value, name);
  return values.some(isOfAnother) ? undefined : ofSource;
}

function setValue(next: ContactDoc, field: ContactField, value: string | null, at: Date): void {
  const [before, origin] = [next[field], next.origins[field]];
  const known =
    value === null
      ? undefined
      : (findSourceValue(next.sourceValues ?? [], field, value) ?? findSourcedOther(next, field, value));
  const isHidden = field === 'name' && next.isNameHidden;
  if (before !== null && origin !== undefined && !isTyped(next, field) && !isHidden) {
    const status = field === 'email' ? { status: next.emailStatus } : {};
    next.sourceValues = withSourceValue(next.sourceValues ?? [], { field, value: before, ...origin, ...status });
  }
  if (known !== undefined) {
    const isOther = (one: ContactSourceValueDoc) => one.field !== field || !isSameValue(field, one.value, known.value);
    next.sourceValues = (next.sourceValues ?? []).filter(isOther);
  }
  Object.assign(next, { [field]: value });
  if (value === null) delete next.origins[field];
  else next.origins[field] = known === undefined ? { source: TYPED, at } : { source: known.source, at: known.at };
  if (field === 'email') {
    next.emailStatus = value === null ? null : (known?.status ?? 'unknown');
    next.emailStatusOriginal = null;
  }
  if (value !== null && next.otherValues !== undefined) {
    next.otherValues = next.otherValues.filter(
      (one) => one.field !== field || !isSameContactValue(one.field, one.value, value),
    );
  }
}

/** A further address, number or profile that a source gave: whoever puts it first has not typed it. */
function findSourcedOther({ otherValues = [] }: ContactDoc, field: ContactField, value: string) {
  const one = otherValues.find((other) => other.field === field && isSameContactValue(other.field, other.value, value));
  const { origin } = one ?? {};
  if (one === undefined || origin === undefined || origin.source === TYPED) return undefined;
  return { field, value: one.value, ...origin, status: one.status };
}
