import type { ContactDoc } from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
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
import { withChange } from './with-change.ts';
import { isSameAsOf } from './with-country-codes.ts';
import { isValueOf } from './without-taken-out.ts';

const FIELDS = ['title', 'email', 'phone', 'linkedinUrl', 'organizationName', 'city', 'country'] as const;
type Field = (typeof FIELDS)[number];
/** Whose value it is can be read from it: "s" the survivor's, "o" the other one's, "t" typed. */
const VALUES: Record<Field, (pool: string, n: number) => string> = {
  title: (pool, n) => `${pool}-title ${n}`,
  email: (pool, n) => `${pool}-${n}@acme.example`,
  // Dialled inside the country, but for those that are typed.
  phone: (pool, n) => `${{ s: '21', o: '91', t: '+49303' }[pool]} 100 000${n}`,
  linkedinUrl: (pool, n) => `https://www.linkedin.com/in/${pool}-${n}`,
  organizationName: (pool, n) => `${pool}-company ${n}`,
  city: (pool, n) => `${pool}-city ${n}`,
  country: (pool) => ({ s: 'Portugal', o: 'Spain', t: 'Germany' })[pool] ?? '',
};
const isOf = (pool: string) => (field: Field, value: string) =>
  [1, 2, 3].some((n) => isSameAsOf({ country: VALUES.country(pool, n) }, field, VALUES[field](pool, n), value));

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
type Sources = Record<'s' | 'o', { source: 'apollo' | 'pdl'; id: string }>;
const TWO_SOURCES: Sources = { s: { source: 'apollo', id: '1' }, o: { source: 'pdl', id: '2' } };
const ONE_SOURCE: Sources = { s: { source: 'apollo', id: '1' }, o: { source: 'apollo', id: '2' } };

const begin = (of: { source: string; id: string }): ContactDoc => ({
  ...EMPTY_CONTACT,
  _id: new Types.ObjectId(),
  name: 'Marta Oliveira',
  isNameHidden: false,
  keys: [`${of.source}:${of.id}`],
  sources: [{ ...of, at: nextDay() }],
  origins: {},
  revealedAt: {},
  companyId: null,
  knownIn: [],
  notes: [],
  formerIds: [],
  words: contactSearchWords({ ...EMPTY_CONTACT, name: 'Marta Oliveira' }),
  savedAt: nextDay(),
});

type TimedStep = Step & { at: Date };
const timed = (step: Step): TimedStep => ({ ...step, at: nextDay() });

const applyTo = (sources: Sources) => (contact: ContactDoc, step: TimedStep) => {
  const { at } = step;
  if (step.kind === 'edit') {
    const typed = { [step.field]: step.pool === 'empty' ? null : VALUES[step.field](step.pool, step.n) };
    const edited = applyTypedValues(contact, typed, at);
    return edited === null ? contact : { ...edited, ...withChange(contact, { at, typed }) };
  }
  const given = Object.entries(step.fields).map(([field, n]) => [field, VALUES[field as Field](step.of, n)]);
  const found = foundPerson({ ...sources[step.of], ...Object.fromEntries(given) });
  const fields = applyUpdates(contact, { person: combineSourceRecords([found]), at: () => at });
  const { source, id } = found;
  const left = contact.sources.filter((one) => one.source !== source || one.id !== id);
  const keys = [...new Set([...contact.keys, ...identityKeys(found)])];
  const changes = withChange(contact, { at, said: [{ ...found, at }] });
  const next = { ...contact, ...fields, ...changes, keys, sources: [...left, { source, id, at }] };
  return { ...next, words: contactSearchWords(next) };
};

const valuesOf = (contact: ContactDoc) =>
  FIELDS.flatMap((field) => {
    const beside = [...(contact.otherValues ?? []), ...(contact.sourceValues ?? [])];
    const values = [contact[field], ...beside.filter((one) => one.field === field).map(({ value }) => value)];
    return values.flatMap((value) => (value === null ? [] : [[field, value] as const]));
  });

const history = fc.record({ s: stepsOf('s'), o: stepsOf('o'), choices, since: stepsSince });

interface History {
  s: Step[];
  o: Step[];
  choices: MergeChoices;
  since: Step[];
}

/** How the changes since the merge are known. */
interface Way {
  isRecorded: boolean;
  sources: Sources;
}
const RECORDED: Way = { isRecorded: true, sources: TWO_SOURCES };
const WAYS: [string, Way][] = [
  ['recorded', RECORDED],
  ['recorded, of one source', { isRecorded: true, sources: ONE_SOURCE }],
  ['inferred', { isRecorded: false, sources: TWO_SOURCES }],
];

function play({ s, o, choices: chosen, since }: History, { isRecorded, sources }: Way) {
  const apply = applyTo(sources);
  const [survivorBefore, otherBefore] = [
    s.map(timed).reduce(apply, begin(sources.s)),
    o.map(timed).reduce(apply, begin(sources.o)),
  ];
  const combined = combineContacts(survivorBefore, otherBefore, chosen);
  const keys = [...new Set([...survivorBefore.keys, ...otherBefore.keys])];
  const merged: ContactDoc = { ...survivorBefore, ...combined, keys, ...(isRecorded && { changes: [] }) };
  // A value that the other one never had is merely typed.
  const known = valuesOf(otherBefore).map(([, value]) => value);
  const isOthers = (step: Step) =>
    step.kind === 'edit' && step.pool === 'o' && known.includes(VALUES[step.field]('o', step.n));
  const steps = since
    .map((step) =>
      step.kind === 'edit' && step.pool === 'o' && !isOthers(step) ? { ...step, pool: 't' as const } : step,
    )
    .map(timed);
  const present = steps.reduce(apply, merged);
  const putFirst = steps.flatMap((step, index) => {
    if (step.kind === 'answer' || step.pool === 'empty') return [];
    const [{ field }, value] = [step, VALUES[step.field](step.pool, step.n)];
    if (steps.slice(index + 1).some((later) => later.kind === 'edit' && later.field === field)) return [];
    const { otherValues = [] } = steps.slice(0, index).reduce(apply, merged);
    return otherValues.some((one) => one.field === field && one.value === value) ? [{ field, value }] : [];
  });
  const alone = {
    survivor: steps
      .filter((step) => (step.kind === 'edit' ? !isOthers(step) : step.of === 's'))
      .reduce(apply, survivorBefore),
    other: steps.filter((step) => step.kind === 'answer' && step.of === 'o').reduce(apply, otherBefore),
  };
  const separated = separateContacts({ survivorBefore, otherBefore, combined, present });
  return { survivorBefore, otherBefore, merged, present, putFirst, alone, ...separated };
}

const runs = (atLeast: number) => ({ numRuns: Number(process.env.UNDO_RUNS ?? atLeast) });

describe.each(WAYS)('changes that are %s', (_, way) => {
  it('undoing a merge that was not touched restores both exactly', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { survivorBefore, otherBefore, survivor, other, kept } = play({ ...one, since: [] }, way);
        expect({ survivor, other, kept }).toEqual({ survivor: survivorBefore, other: otherBefore, kept: [] });
      }),
      runs(100),
    );
  });

  it('no value or key of one ends with the other, and keys follow values', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { survivor, other } = play(one, way);
        const foreignValues = (contact: ContactDoc, pool: string) =>
          valuesOf(contact).filter(([field, value]) => isOf(pool)(field, value));
        expect([foreignValues(survivor, 'o'), foreignValues(other, 's')]).toEqual([[], []]);
        const keysOf = ({ keys }: ContactDoc, pool: string) =>
          keys.filter((key) => new RegExp(`[:/]${pool}-\\d`).test(key));
        expect([keysOf(survivor, 'o'), keysOf(other, 's')]).toEqual([[], []]);
        for (const contact of [survivor, other])
          expect(contact.keys).toEqual(expect.arrayContaining(keysOfValues(contact)));
      }),
      runs(400),
    );
  });

  it('what was typed since and is not the other one’s is the survivor’s, and stays typed', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { survivor, present } = play(one, way);
        for (const field of FIELDS) {
          const value = present[field];
          if (value !== null && isOf('t')(field, value)) {
            expect(survivor[field]).toBe(value);
            expect(isTyped(survivor, field)).toBe(true);
          }
        }
      }),
      runs(100),
    );
  });

  it('what a person took out of one of two comes back neither with their merge nor with a source', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { s, o } = one;
        for (const field of FIELDS) {
          const emptied = [...s, ...o].some((step) => step.kind === 'edit' && step.field === field);
          const { survivorBefore, otherBefore, merged, present } = play(
            {
              ...one,
              choices: {},
              since: one.since.filter((step) => step.kind === 'answer'),
            },
            way,
          );
          if (!emptied) continue;
          for (const contact of [survivorBefore, otherBefore]) {
            if (contact[field] !== null) continue;
            const removed = (contact.sourceValues ?? []).filter((value) => value.field === field);
            for (const { value } of removed) expect([merged[field], present[field]]).not.toContain(value);
          }
        }
      }),
      runs(100),
    );
  });

  it('what a person took out or typed over since comes back on neither, and stays beside', () => {
    fc.assert(
      fc.property(history, (one) => {
        const { survivor, merged, survivorBefore, present } = play(one, way);
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
          // Of a record it is known what a source has replaced itself.
          const left = way.isRecorded ? ofSurvivor.slice(-1) : ofSurvivor;
          const besides = (survivor.sourceValues ?? []).filter((entry) => entry.field === field);
          for (const { value } of left)
            expect(besides.some((entry) => isSameAsOf(survivor, field, entry.value, value))).toBe(true);
        }
      }),
      runs(400),
    );
  });
});

it('no number becomes that of another country with a merge', () => {
  const numbersOf = (contact: ContactDoc) =>
    identifiersOf(contact).flatMap(({ kind, value }) =>
      kind === 'phone' && /^(?:351|34|49)/.test(value) ? [value] : [],
    );
  fc.assert(
    fc.property(history, (one) => {
      const { survivorBefore, otherBefore, merged } = play({ ...one, since: [] }, RECORDED);
      // One whose country is not known may be a number of any.
      const known = [survivorBefore, otherBefore].filter(({ country }) => country !== null);
      expect(numbersOf(merged)).toEqual(expect.arrayContaining(known.flatMap(numbersOf)));
      if (known.length === 2) expect(known.flatMap(numbersOf)).toEqual(expect.arrayContaining(numbersOf(merged)));
    }),
    runs(400),
  );
});

it('the other one has every value that they had, or a newer one of their source', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { other, otherBefore } = play(one, RECORDED);
      for (const field of ['title', 'email', 'phone', 'linkedinUrl', 'organizationName'] as const)
        if (otherBefore[field] !== null) expect(other[field]).not.toBeNull();
    }),
    runs(400),
  );
});

it('what a person has put first stays first', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { present, putFirst } = play(one, RECORDED);
      for (const { field, value } of putFirst) expect(present[field]).toBe(value);
    }),
    runs(400),
  );
});

/** A country makes another number of one that has no country code. */
function withoutCountry(step: Step): Step[] {
  if (step.kind === 'edit') return [];
  const { country, ...fields } = step.fields;
  return [{ ...step, fields }];
}

it('an address, number or profile that an answer replaces stays a value of the contact', () => {
  fc.assert(
    fc.property(history, (one) => {
      const { present, merged } = play({ ...one, since: one.since.flatMap(withoutCountry) }, RECORDED);
      for (const field of ['email', 'phone', 'linkedinUrl'] as const)
        expect(merged[field] === null || isValueOf(present, field, merged[field])).toBe(true);
    }),
    runs(400),
  );
});

it('answers and typed values since leave each of both as if there had been no merge', () => {
  const isFilled = (step: Step) => step.kind === 'answer' || step.pool !== 'empty';
  for (const [, way] of WAYS.filter(([, { isRecorded }]) => isRecorded))
    fc.assert(
      fc.property(history, (one) => {
        const { survivor, other, alone } = play({ ...one, since: one.since.filter(isFilled) }, way);
        expect({ survivor, other }).toEqual(alone);
      }),
      runs(400),
    );
});
