import type { ContactDoc } from '@workbench/db';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { applyTypedValues } from '../edit/apply-typed-values.ts';
import { isTyped } from '../edit/contact-fields.ts';
import { keysOfValues } from '../edit/keys-after-edit.ts';
import { combineSourceRecords } from '../people/combine-source-records.ts';
import { identityKeys } from '../people/identity-keys.ts';
import { foundPerson } from '../people/people.fixtures.ts';
import { applyUpdates, EMPTY_CONTACT } from '../saved/merge/apply-updates.ts';
import { contactSearchWords } from '../saved/merge/contact-search-words.ts';
import { combineContacts } from './combine-contacts.ts';
import { MERGE_GROUP_NAMES, type MergeChoices } from './merge-groups.ts';
import { separateContacts } from './separate-contacts.ts';

const FIELDS = ['title', 'email', 'phone', 'linkedinUrl', 'organizationName', 'city'] as const;
type Field = (typeof FIELDS)[number];
/** Whose value it is can be read from it: "s" the survivor's, "o" the other one's, "t" typed. */
const VALUES: Record<Field, (pool: string, n: number) => string> = {
  title: (pool, n) => `${pool}-title ${n}`,
  email: (pool, n) => `${pool}-${n}@acme.example`,
  phone: (pool, n) => `+35121${{ s: 1, o: 2, t: 3 }[pool]}0000${n}`,
  linkedinUrl: (pool, n) => `https://www.linkedin.com/in/${pool}-${n}`,
  organizationName: (pool, n) => `${pool}-company ${n}`,
  city: (pool, n) => `${pool}-city ${n}`,
};
const isOf = (pool: string) => (field: Field, value: string) => [1, 2, 3].some((n) => VALUES[field](pool, n) === value);

type Step =
  | { kind: 'answer'; of: 's' | 'o'; fields: Partial<Record<Field, number>> }
  | { kind: 'edit'; pool: 's' | 'o' | 't' | 'empty'; field: Field; n: number };
const number = fc.integer({ min: 1, max: 3 });
const answerOf = (of: 's' | 'o') =>
  fc.record({
    kind: fc.constant('answer' as const),
    of: fc.constant(of),
    fields: fc.dictionary(fc.constantFrom(...FIELDS), number, { maxKeys: 4 }) as fc.Arbitrary<
      Partial<Record<Field, number>>
    >,
  });
const editOf = (...pools: ('s' | 'o' | 't' | 'empty')[]) =>
  fc.record({
    kind: fc.constant('edit' as const),
    pool: fc.constantFrom(...pools),
    field: fc.constantFrom(...FIELDS),
    n: number,
  });
const stepsOf = (of: 's' | 'o') =>
  fc.array(fc.oneof(answerOf(of), editOf(of, 'empty')), { minLength: 1, maxLength: 5 });
const stepsSince = fc.array(fc.oneof(answerOf('s'), answerOf('o'), editOf('s', 'o', 't', 'empty')), { maxLength: 6 });
const choices = fc.dictionary(fc.constantFrom(...MERGE_GROUP_NAMES), fc.constantFrom('survivor', 'other'), {
  maxKeys: 3,
}) as fc.Arbitrary<MergeChoices>;

let day = 0;
const nextDay = () => new Date(Date.UTC(2026, 0, ++day));
const SOURCE = { s: { source: 'apollo', id: '1' }, o: { source: 'pdl', id: '2' } } as const;

const begin = (of: 's' | 'o'): ContactDoc => ({
  ...EMPTY_CONTACT,
  _id: new Types.ObjectId(),
  name: 'Marta Oliveira',
  isNameHidden: false,
  keys: [`${SOURCE[of].source}:${SOURCE[of].id}`],
  sources: [{ ...SOURCE[of], at: nextDay() }],
  origins: {},
  revealedAt: {},
  companyId: null,
  knownIn: [],
  notes: [],
  formerIds: [],
  words: contactSearchWords({ ...EMPTY_CONTACT, name: 'Marta Oliveira' }),
  savedAt: nextDay(),
});

function apply(contact: ContactDoc, step: Step): ContactDoc {
  const at = nextDay();
  if (step.kind === 'edit') {
    const value = step.pool === 'empty' ? null : VALUES[step.field](step.pool, step.n);
    return applyTypedValues(contact, { [step.field]: value }, at) ?? contact;
  }
  const given = Object.entries(step.fields).map(([field, n]) => [field, VALUES[field as Field](step.of, n)]);
  const found = foundPerson({ ...SOURCE[step.of], ...Object.fromEntries(given) });
  const fields = applyUpdates(contact, { person: combineSourceRecords([found]), at: () => at });
  const left = contact.sources.filter(({ source }) => source !== found.source);
  const keys = [...new Set([...contact.keys, ...identityKeys(found)])];
  const next = { ...contact, ...fields, keys, sources: [...left, { ...SOURCE[step.of], at }] };
  return { ...next, words: contactSearchWords(next) };
}

const valuesOf = (contact: ContactDoc) =>
  FIELDS.flatMap((field) => {
    const beside = [...(contact.otherValues ?? []), ...(contact.sourceValues ?? [])];
    const values = [contact[field], ...beside.filter((one) => one.field === field).map(({ value }) => value)];
    return values.flatMap((value) => (value === null ? [] : [[field, value] as const]));
  });

const history = fc.record({ s: stepsOf('s'), o: stepsOf('o'), choices, since: stepsSince });

function play({ s, o, choices: chosen, since }: { s: Step[]; o: Step[]; choices: MergeChoices; since: Step[] }) {
  const [survivorBefore, otherBefore] = [s.reduce(apply, begin('s')), o.reduce(apply, begin('o'))];
  const combined = combineContacts(survivorBefore, otherBefore, chosen);
  const keys = [...new Set([...survivorBefore.keys, ...otherBefore.keys])];
  const merged: ContactDoc = { ...survivorBefore, ...combined, keys };
  // A value that the other one never had is merely typed.
  const known = valuesOf(otherBefore).map(([, value]) => value);
  const isNew = (step: Step) => step.kind === 'edit' && !known.includes(VALUES[step.field]('o', step.n));
  const present = since
    .map((step) => (step.kind === 'edit' && step.pool === 'o' && isNew(step) ? { ...step, pool: 't' as const } : step))
    .reduce(apply, merged);
  return {
    survivorBefore,
    otherBefore,
    merged,
    present,
    ...separateContacts({ survivorBefore, otherBefore, combined, present }),
  };
}

it('undoing a merge that was not touched restores both exactly', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { survivorBefore, otherBefore, survivor, other, kept } = play({ ...one, since: [] });
      expect({ survivor, other, kept }).toEqual({ survivor: survivorBefore, other: otherBefore, kept: [] });
    }),
  );
});

it('no value or key of one ends with the other, and keys follow values', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { survivor, other } = play(one);
      const foreignValues = (contact: ContactDoc, pool: string) =>
        valuesOf(contact).filter(([field, value]) => isOf(pool)(field, value));
      expect([foreignValues(survivor, 'o'), foreignValues(other, 's')]).toEqual([[], []]);
      const keysOf = ({ keys }: ContactDoc, pool: string) =>
        keys.filter((key) => new RegExp(`[:/]${pool}-\\d`).test(key));
      expect([keysOf(survivor, 'o'), keysOf(other, 's')]).toEqual([[], []]);
      for (const contact of [survivor, other])
        expect(contact.keys).toEqual(expect.arrayContaining(keysOfValues(contact)));
    }),
    { numRuns: 200 },
  );
});

it('what was typed since and is not the other one’s is the survivor’s, and stays typed', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { survivor, present } = play(one);
      for (const field of FIELDS) {
        const value = present[field];
        if (value !== null && isOf('t')(field, value)) {
          expect(survivor[field]).toBe(value);
          expect(isTyped(survivor, field)).toBe(true);
        }
      }
    }),
  );
});

it('what a person took out of one of two comes back neither with their merge nor with a source', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { s, o } = one;
      for (const field of FIELDS) {
        const emptied = [...s, ...o].some((step) => step.kind === 'edit' && step.field === field);
        const { survivorBefore, otherBefore, merged, present } = play({
          ...one,
          choices: {},
          since: one.since.filter((step) => step.kind === 'answer'),
        });
        if (!emptied) continue;
        for (const contact of [survivorBefore, otherBefore]) {
          if (contact[field] !== null) continue;
          const removed = (contact.sourceValues ?? []).filter((value) => value.field === field);
          for (const { value } of removed) expect([merged[field], present[field]]).not.toContain(value);
        }
      }
    }),
  );
});

it('what a person took out or typed over since comes back on neither, and stays beside', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { survivor, merged, survivorBefore, present } = play(one);
      const known = [...(merged.sourceValues ?? []), ...(survivorBefore.sourceValues ?? [])];
      const isNew = (entry: { field: string; value: string }) =>
        !known.some(({ field, value }) => field === entry.field && value === entry.value);
      for (const field of FIELDS) {
        const since = (present.sourceValues ?? []).filter((entry) => entry.field === field && isNew(entry));
        const ofSurvivor = since.filter(({ value }) => isOf('s')(field, value));
        // A value of the other one that was typed or emptied restores the survivor's own.
        const isOwn = ofSurvivor.some(({ value }) => value !== survivorBefore[field]);
        if (present[field] !== null || !isOwn) continue;
        expect(survivor[field]).toBeNull();
        const beside = (survivor.sourceValues ?? []).map(({ value }) => value);
        expect(beside).toEqual(expect.arrayContaining(ofSurvivor.map(({ value }) => value)));
      }
    }),
    { numRuns: 200 },
  );
});
