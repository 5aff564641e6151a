import type { LeadDoc } from '@workbench/db';
import { type Identifier, identifierKey, identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { FormerKeys } from '../matching/former-keys.ts';
import { type IndexedLead, LeadIndex } from '../matching/lead-index.ts';
import { fullNameOf } from '../matching/lead-names.ts';
import { joinKeys, type PreviousLead } from '../matching/previous-rows.ts';
import { leadIdentityOf } from '../matching/recognition-keys.ts';
import { identifiersOfLead } from '../people/lead-identifiers.ts';
import { applyImport, type LeadUpsertOptions } from './apply-import.ts';
import { newLead } from './new-lead.ts';
import type { UpsertedLead, UpsertPerson } from './upserted-lead.ts';
import { findCandidateLeads, writeLeads } from './write-leads.ts';

/** Others may import the same people at the same moment; so often in a row it is a defect. */
const TRIES_MAX = 20;

/** One import, batch by batch: what earlier batches found is remembered, whether it was written or not. */
export class UpsertSession {
  readonly #ctx: ServiceContext;
  readonly #terms: LeadUpsertOptions;
  readonly #previous: ReadonlyMap<string, PreviousLead>;
  readonly #cleared: ReadonlySet<string>;
  readonly #former: FormerKeys;
  readonly #index = new LeadIndex();

  constructor(
    ctx: ServiceContext,
    {
      source,
      listId,
      rows,
      previous,
      cleared,
    }: Omit<LeadUpsertOptions, 'at'> & {
      /** All of the import. */
      rows: readonly UpsertPerson[];
      previous?: ReadonlyMap<string, PreviousLead>;
      cleared?: ReadonlySet<string>;
    },
  ) {
    this.#ctx = ctx;
    this.#terms = { source, listId, at: ctx.now() };
    this.#former = new FormerKeys(rows);
    this.#previous = previous ?? new Map();
    this.#cleared = cleared ?? new Set();
  }

  /** What would become of these people; writes nothing. */
  async plan(people: readonly UpsertPerson[]): Promise<UpsertedLead[]> {
    const previousIds = people.flatMap(({ keys }) => this.#previous.get(joinKeys(keys))?.leadId ?? []);
    const known = await findCandidateLeads(people, previousIds);
    const free = known.filter(({ _id }) => this.#index.get(_id.toHexString())?.line == null);
    const documents = new Map(free.map((lead) => [lead._id.toHexString(), lead]));
    for (const lead of documents.values()) this.#index.put(leadIdentityOf(lead), null);
    const suppressed = await this.#suppressedAmong(people, free);
    const planned = people.map((person) => this.#planOne(person, documents, suppressed));
    // Leads that no row belongs to may be others by the next batch.
    for (const id of documents.keys()) if (this.#index.get(id)?.line === null) this.#index.remove(id);
    return planned;
  }

  async store(people: readonly UpsertPerson[]): Promise<UpsertedLead[]> {
    let stored = await this.plan(people);
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      if (await writeLeads(stored)) return stored.map(withoutDocuments);
      // Another process was faster with some of them: look those up again.
      for (const { leadId, outcome } of stored)
        if (leadId !== null && outcome !== 'duplicate') this.#index.remove(leadId);
      const earlier = stored;
      stored = (await this.plan(people)).map((now, at) => keepFirstOutcome(earlier[at], now));
    }
    throw new ServiceError('conflict', 'These leads are being changed again and again; try again in a moment');
  }

  #planOne(
    person: UpsertPerson,
    documents: ReadonlyMap<string, LeadDoc>,
    suppressed: ReadonlySet<string>,
  ): UpsertedLead {
    const { line, keys } = person;
    const nothing = { line, leadId: null, firstLine: null, lead: null, before: null, isWritten: false };
    if (suppressed.has(`row ${line}`)) return { ...nothing, outcome: 'suppressed' };
    const name = fullNameOf(person.values);
    const known = this.#index.find({ keys, name }, this.#previous.get(joinKeys(keys)) ?? null);
    if (known === null) return this.#planNew(person);
    if (suppressed.has(known.id)) return { ...nothing, outcome: 'suppressed' };
    if (known.line !== null) return { ...nothing, leadId: known.id, firstLine: known.line, outcome: 'duplicate' };
    return this.#planKnown(person, known, documents.get(known.id));
  }

  #planNew(person: UpsertPerson): UpsertedLead {
    const lead = newLead(new Types.ObjectId(), person, this.#terms, (key) => this.#index.ownerOf(key) !== null);
    const leadId = lead._id.toHexString();
    this.#index.put(leadIdentityOf(lead), person.line);
    return { line: person.line, leadId, outcome: 'created', firstLine: null, lead, before: null, isWritten: true };
  }

  #planKnown(person: UpsertPerson, { id }: IndexedLead, before: LeadDoc | undefined): UpsertedLead {
    if (before === undefined) throw new Error(`The lead ${id} is in the index without its document`);
    const isTaken = (key: string) => (this.#index.ownerOf(key) ?? id) !== id;
    const { lead: taken, isChanged, isWritten } = applyImport(before, person, this.#terms, isTaken);
    const keys = this.#former.keysToKeep(taken);
    const lead = { ...taken, keys };
    this.#index.put(leadIdentityOf(lead), person.line);
    const outcome = isChanged ? 'updated' : 'unchanged';
    const isLetGo = keys.length < taken.keys.length;
    return { line: person.line, leadId: id, outcome, firstLine: null, lead, before, isWritten: isWritten || isLetGo };
  }

  /** By the row's values and by the lead's. */
  #suppressedAmong(people: readonly UpsertPerson[], leads: readonly LeadDoc[]): Promise<Set<string>> {
    const rows = people.map(({ line, values, organizationDomain, contact }) => {
      const person = { ...values, organizationDomain, sources: contact?.sources ?? [] };
      return { id: `row ${line}`, keys: this.#withoutCleared(identifiersOf(person)) };
    });
    const known = leads.map((lead) => ({
      id: lead._id.toHexString(),
      keys: this.#withoutCleared(identifiersOfLead(lead)),
    }));
    return findSuppressedIds(this.#ctx, [...rows, ...known]);
  }

  /** Without what has been looked up already. */
  #withoutCleared(identifiers: readonly Identifier[]): Identifier[] {
    return identifiers.filter((identifier) => !this.#cleared.has(identifierKey(identifier)));
  }
}

/** Fifty thousand documents are not kept in memory until the end. */
const withoutDocuments = (stored: UpsertedLead): UpsertedLead => ({ ...stored, lead: null, before: null });

/** A lead that the first try wrote is found unchanged by the second. */
function keepFirstOutcome(earlier: UpsertedLead | undefined, now: UpsertedLead): UpsertedLead {
  const isSame = earlier?.leadId === now.leadId && (earlier?.outcome === 'created' || earlier?.outcome === 'updated');
  return isSame && now.outcome !== 'duplicate' ? { ...now, outcome: earlier.outcome } : now;
}
