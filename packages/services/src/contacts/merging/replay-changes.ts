import type { FoundPerson } from '@workbench/connectors/people';
import type { ContactChangeDoc, ContactDoc } from '@workbench/db';
import { applyTypedValues } from '../edit/apply-typed-values.ts';
import { CONTACT_FIELDS, type ContactField } from '../edit/contact-fields.ts';
import type { TypedContact } from '../edit/read-typed-values.ts';
import { isRemovedValue, isSameValue } from '../edit/source-values.ts';
import { combineSourceRecords } from '../people/combine-source-records.ts';
import { identityKeys } from '../people/identity-keys.ts';
import { applyUpdates } from '../saved/merge/apply-updates.ts';
import { addEmployers } from '../saved/merge/former-employers.ts';
import { keepUnrecorded } from './keep-unrecorded.ts';
import { copyGroup, MERGE_GROUP_NAMES, MERGE_GROUPS } from './merge-groups.ts';
import { type MergedState, ownerOfEntry, type Side } from './merged-state.ts';
import { withChange } from './with-change.ts';
import { isSameAsOf } from './with-country-codes.ts';
import { isKnownOf } from './without-taken-out.ts';

const SIDES = ['survivor', 'other'] as const;

type Sides = Record<Side | 'merged', ContactDoc>;
type SaidPerson = FoundPerson & { at: Date };

/**
 * Both contacts of a merge with each change since, in its order: what a source has said goes to the contact whom it knows,
 * and what a person has typed to the survivor. Pure.
 * @returns also whose each id is that a source has named
 */
export function replayChanges(state: MergedState, changes: readonly ContactChangeDoc[]) {
  const { survivorBefore: survivor, otherBefore: other, combined } = state;
  const merged = { ...survivor, ...combined, keys: [...new Set([...survivor.keys, ...other.keys])] };
  const sides: Sides = { survivor, other, merged };
  const owners = new Map<string, Side>();
  for (const { at, typed, said } of changes) {
    if (typed !== undefined) {
      const [own, taken] = [typedOf('survivor', state, sides, typed), typedOf('other', state, sides, typed)];
      sides.survivor = withTyped(sides.survivor, own, at);
      sides.other = withBefore(withTyped(sides.other, taken, at), other, taken);
      sides.merged = applyTypedValues(sides.merged, typed, at) ?? sides.merged;
    }
    if (said !== undefined) {
      const people = said as unknown as SaidPerson[];
      const owned = ownersOf(people, state, sides);
      for (const side of SIDES) {
        const ofSide = people.filter((_, index) => owned[index] === side);
        for (const { source, id } of ofSide) owners.set(`${source}:${id}`, side);
        if (ofSide.length > 0) sides[side] = withAnswer(sides[side], ofSide, at);
      }
      sides.merged = withAnswer(sides.merged, people, at);
    }
  }
  return { ...keepUnrecorded(state, sides), owners };
}

/** Also as a change of an earlier merge. */
function withTyped(contact: ContactDoc, typed: TypedContact, at: Date): ContactDoc {
  const edited = applyTypedValues(contact, typed, at);
  return edited === null ? contact : { ...edited, ...withChange(contact, { at, typed }) };
}

/** What a source had said of the other one and a person took out no longer counts: they have what they had before. */
function withBefore(contact: ContactDoc, before: ContactDoc, taken: TypedContact): ContactDoc {
  const isTaken = (field: keyof ContactDoc) => taken[field as ContactField] === null && before[field] !== null;
  const groups = MERGE_GROUP_NAMES.filter((group) => MERGE_GROUPS[group].some(isTaken));
  if (groups.length === 0) return contact;
  const next: ContactDoc = { ...contact, origins: { ...contact.origins }, ...(contact.changes && { changes: null }) };
  for (const group of groups) copyGroup(next, before, group);
  if (groups.includes('title')) copyGroup(next, before, 'seniority');
  const otherValues = (next.otherValues ?? []).filter(
    ({ field, value }) => !isSameValue(field, value, next[field] ?? ''),
  );
  if (next.otherValues) next.otherValues = otherValues;
  if (next.formerEmployers) next.formerEmployers = addEmployers(next.formerEmployers, [], next);
  return next;
}

function withAnswer(contact: ContactDoc, people: SaidPerson[], at: Date): ContactDoc {
  const timeOf = (source: string) => people.find((one) => one.source === source)?.at ?? at;
  const fields = applyUpdates(contact, { person: combineSourceRecords(people), at: timeOf });
  const keys = [...new Set([...contact.keys, ...people.flatMap(identityKeys)])];
  const said = people.map((one) => ({ ...one }));
  return { ...contact, ...fields, keys, ...withChange(contact, { at, said }) };
}

/** By the source's own id, by the person's other keys, or else by those who were found to be the same person. */
function ownersOf(people: readonly SaidPerson[], state: MergedState, sides: Sides): Side[] {
  const known = people.map((person) => {
    const keys = identityKeys(person);
    return sideOf(keys.slice(0, 1), sides) ?? sideOf(keys, sides);
  });
  const [mate, ...others] = new Set(known.filter((side) => side !== undefined));
  return people.map((person, index) => {
    const owner = known[index] ?? (others.length === 0 ? mate : undefined) ?? ownerOfEntry(state, person);
    return owner === 'unknown' ? 'survivor' : owner;
  });
}

function sideOf(keys: readonly string[], sides: Sides): Side | undefined {
  const owners = SIDES.filter((side) => keys.some((key) => sides[side].keys.includes(key)));
  return owners.length === 1 ? owners[0] : undefined;
}

/** What of an edit is one side's. */
function typedOf(side: Side, state: MergedState, sides: Sides, typed: TypedContact): TypedContact {
  const fields = CONTACT_FIELDS.filter((field) => {
    const value = typed[field];
    if (value === undefined) return false;
    if (value === sides.merged[field]) return value === sides[side][field];
    if (value === null) return isTakenOut(side, state, sides, field);
    return side === 'survivor' && !isOthers(state, sides, field, value);
  });
  return Object.fromEntries(fields.map((field) => [field, typed[field]]));
}

/** A value of the other contact is not the survivor's because it was typed while both were one. */
function isOthers(
  { survivorBefore, otherBefore }: MergedState,
  { survivor, other }: Sides,
  field: ContactField,
  value: string,
) {
  const isKnown = (contact: ContactDoc) => isKnownOf(contact, field, value);
  return [otherBefore, other].some(isKnown) && ![survivorBefore, survivor].some(isKnown);
}

/**
 * A person emptied what was shown, and with it what sources had said beside it since. What the other contact had before
 * stays theirs.
 */
function isTakenOut(side: Side, state: MergedState, { merged, ...sides }: Sides, field: ContactField): boolean {
  const [value, before, shown] = [sides[side][field], state[`${side}Before`][field], merged[field]];
  if (value === null) return false;
  const isSince = before === null || !isSameValue(field, value, before);
  if (shown !== null && isSameAsOf(sides[side], field, value, shown)) return isSince || side === 'survivor';
  const source = sides[side].origins[field]?.source ?? '';
  return isSince && isRemovedValue(merged.sourceValues ?? [], { field, value, source });
}
