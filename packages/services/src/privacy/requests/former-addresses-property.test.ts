import { ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { updateLead } from '../../leads/index.ts';
import {
  findSuppressedMessageIds,
  suppressRecipient,
  syncRecipientsAfterEdit,
  syncRecipientsOfContacts,
} from '../../outreach/index.ts';
import { insertLead, outreachCalls } from '../../outreach/outreach.fixtures.ts';
import { ServiceError } from '../../shared/errors.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { checkSuppression } from '../../suppression/index.ts';
import { deleteContact, deleteLeads, deleteOutreachCampaign, purgeEntry, restoreEntry } from '../../trash/index.ts';
import { erasePersonalData } from './erase-personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);

const { add, create } = outreachCalls(ctx);
const ADDRESSES = [0, 1, 2, 3].map((n) => `a${n}@mail${n}.example`);
const STEPS = {
  save: ['lead', 'contact'],
  change: ['add', 'type', 'type', 'import', 'import', 'delete', 'delete', 'restore', 'purge', 'campaign', 'campaign'],
  end: ['list', 'stop', 'erase'],
} as const;

interface Step {
  kind: (typeof STEPS)[keyof typeof STEPS][number];
  person: number;
  address: number;
  /** Of "import": whether it shows that another lead's former address is this person's. */
  shows: boolean;
}
const stepOf = (group: keyof typeof STEPS) =>
  fc.record({
    kind: fc.constantFrom<Step['kind'][]>(...STEPS[group]),
    person: fc.integer({ min: 0, max: 2 }),
    address: fc.integer({ min: 0, max: 3 }),
    shows: fc.boolean(),
  });
const step = fc.oneof({ arbitrary: stepOf('change'), weight: 6 }, stepOf('save'), stepOf('end'));
const stepWith = (kind: Step['kind'], person: number, address: number, shows = false): Step => ({
  kind,
  person,
  address,
  shows,
});
/** Two leads who are written to come first, and in the end everyone objects, one address after the other. */
const histories = fc
  .tuple(
    fc.boolean(),
    fc.boolean(),
    fc.array(step, { minLength: 3, maxLength: 12 }),
    fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  )
  .map(([one, other, steps, last]): Step[] => [
    stepWith('lead', 0, 0, one),
    stepWith('lead', 1, 1, other),
    stepWith('add', 0, 0),
    stepWith('add', 1, 0),
    ...steps,
    ...last.map((address) => stepWith('list', 0, address)),
  ]);

/** What is true of someone, whatever is stored. */
class Person {
  readonly name: string;
  kind: 'lead' | 'contact' | null = null;
  id = '';
  state: 'none' | 'saved' | 'trashed' | 'purged' | 'gone' = 'none';
  trashId = '';
  present = '';
  isTyped = false;
  /** Imported ones that their lead still has. */
  readonly former = new Set<string>();
  readonly ever = new Set<string>();
  /** What a campaign has compared with the list since they were added: it never forgets it. */
  readonly noted = new Map<string, Set<string>>();
  readonly campaigns = new Set<string>();

  constructor(at: number) {
    this.name = `Person${at}`;
  }

  objects(suppressed: ReadonlySet<string>): boolean {
    return this.known.some((address) => suppressed.has(address));
  }

  get known(): string[] {
    return [this.present, ...this.former];
  }

  /** However they came to have an address: imported, typed or mistyped. */
  noteIn(campaigns: Iterable<string>): void {
    for (const id of campaigns) this.noted.set(id, new Set([...(this.noted.get(id) ?? []), ...this.known]));
  }
}

/** Someone's history: the database beside what is true. */
class World {
  readonly #people = [0, 1, 2].map((at) => new Person(at));
  readonly #suppressed = new Set<string>();
  /** Messages that were stopped once. */
  readonly #stopped = new Set<string>();
  readonly #campaigns: readonly string[];
  /** What brings a campaign in the trash back. */
  readonly #trashed = new Map<string, string>();

  constructor(campaigns: readonly string[]) {
    this.#campaigns = campaigns;
  }

  async apply({ kind, person: at, address: index, shows }: Step): Promise<void> {
    const person = this.#people[at];
    const address = ADDRESSES[index] ?? '';
    if (person === undefined) return;
    if (kind === 'list') return this.#list(address);
    if (kind === 'lead' || kind === 'contact') return this.#save(person, kind, address, shows);
    if (kind === 'add') return this.#add(person, this.#campaigns[index % 2] ?? '');
    if (kind === 'campaign') return this.#trashOrRestore(this.#campaigns[index % 2] ?? '');
    if (kind === 'type' || kind === 'import') return this.#correct(person, kind, { address, shows });
    if (kind === 'delete') return this.#delete(person);
    if (kind === 'restore' || kind === 'purge') return this.#takeFromTrash(person, kind);
    if (kind === 'stop') return this.#stop(person);
    return this.#erase(person);
  }

  /** No two have an address at one time, and no two leads a key. */
  #isFree(address: string, self: Person, forLead: boolean): boolean {
    const others = this.#people.filter((one) => one !== self && one.state !== 'gone');
    return !others.some((one) => one.present === address || (forLead && one.former.has(address)));
  }

  /** As an import drops a former address that turns out to be the next person's. */
  async #release(address: string, self: Person): Promise<void> {
    for (const other of this.#people.filter((one) => one !== self && one.state === 'saved')) {
      if (!other.former.delete(address)) continue;
      await LeadModel.updateOne(
        { _id: other.id },
        { $pull: { keys: `email:${address}` }, $set: { updatedAt: AT }, $inc: { revision: 1 } },
      );
    }
  }

  async #save(person: Person, kind: 'lead' | 'contact', address: string, isTyped: boolean): Promise<void> {
    if (person.state !== 'none' || !this.#isFree(address, person, kind === 'lead')) return;
    const keys = [`email:${address}`];
    const source = isTyped ? 'typed' : 'file';
    const origins = { email: { source, at: AT, confidence: null, isLocked: true } };
    const saved =
      kind === 'lead'
        ? await insertLead({ firstName: person.name, lastName: 'X', email: address, keys, origins })
        : await insertContact({ name: person.name, email: address, keys });
    const isTypedLead = kind === 'lead' && isTyped;
    Object.assign(person, {
      kind,
      id: saved._id.toHexString(),
      state: 'saved',
      present: address,
      isTyped: isTypedLead,
    });
    person.ever.add(address);
  }

  async #add(person: Person, campaign: string): Promise<void> {
    if (person.state !== 'saved' || this.#trashed.has(campaign)) return;
    const ids = person.kind === 'lead' ? { leadIds: [person.id] } : { contactIds: [person.id] };
    const isKnown = person.campaigns.has(campaign);
    const outcome = await add(campaign, ids);
    const isStopped = person.objects(this.#suppressed);
    expect(outcome).toEqual({
      added: +(!isStopped && !isKnown),
      known: +(!isStopped && isKnown),
      suppressed: +isStopped,
    });
    if (isStopped) return;
    person.campaigns.add(campaign);
    person.noteIn([campaign]);
  }

  async #trashOrRestore(campaign: string): Promise<void> {
    const id = this.#trashed.get(campaign);
    if (id === undefined) {
      this.#trashed.set(campaign, (await deleteOutreachCampaign({ ctx, input: { id: campaign } })).id);
      return;
    }
    await restoreEntry({ ctx, input: { id } });
    this.#trashed.delete(campaign);
  }

  async #correct(person: Person, by: 'type' | 'import', { address, shows }: { address: string; shows: boolean }) {
    if (person.kind !== 'lead' || person.state !== 'saved' || address === person.present) return;
    if (by === 'import' && (person.isTyped || this.#suppressed.has(address) || person.objects(this.#suppressed)))
      return;
    if (by === 'import' && shows) await this.#release(address, person);
    if (!this.#isFree(address, person, true)) return;
    if (by === 'type') {
      person.noteIn(person.campaigns);
      await updateLead({ ctx, input: { id: person.id, values: { email: address } } }, syncRecipientsAfterEdit);
    } else {
      const changes = { email: address, updatedAt: AT };
      await LeadModel.updateOne(
        { _id: person.id },
        { $set: changes, $addToSet: { keys: `email:${address}` }, $inc: { revision: 1 } },
      );
    }
    if (!person.isTyped) person.former.add(person.present);
    else person.former.delete(person.present);
    person.present = address;
    person.isTyped = by === 'type';
    if (by === 'type') person.noteIn(person.campaigns);
    person.ever.add(address);
  }

  async #delete(person: Person): Promise<void> {
    if (person.state !== 'saved') return;
    person.noteIn(person.campaigns);
    const { trashId } =
      person.kind === 'lead'
        ? await deleteLeads({ ctx, input: { ids: [person.id] } })
        : await deleteContact({ ctx, input: { id: person.id } });
    Object.assign(person, { state: 'trashed', trashId: trashId ?? '' });
  }

  async #takeFromTrash(person: Person, by: 'restore' | 'purge'): Promise<void> {
    if (person.state !== 'trashed') return;
    if (by === 'purge') {
      await purgeEntry({ ctx, input: { id: person.trashId } });
      person.state = 'purged';
      return;
    }
    try {
      await restoreEntry({ ctx, input: { id: person.trashId } });
      person.state = 'saved';
    } catch (error) {
      if (!(error instanceof ServiceError && error.kind === 'conflict')) throw error;
      expect(person.objects(this.#suppressed)).toBe(true);
    }
  }

  /** A person's objection, as a user types it. */
  async #list(address: string): Promise<void> {
    const input = { identifiers: [address], ids: [], contactIds: [], reason: '' };
    await suppressContacts({ ctx, input }, syncRecipientsOfContacts);
    this.#suppress(address);
  }

  #suppress(address: string): void {
    this.#suppressed.add(address);
    for (const person of this.#people) {
      if (person.kind === 'contact' && person.state === 'saved' && person.present === address) person.state = 'purged';
    }
  }

  /** "Do not contact", of one of their messages. */
  async #stop(person: Person): Promise<void> {
    const [message] = await OutreachMessageModel.find({ recipientName: new RegExp(`^${person.name}`) }).lean();
    if (message === undefined) return;
    await suppressRecipient({ ctx, input: { messageId: message._id, reason: '' } }, syncRecipientsOfContacts);
    this.#suppress(person.present);
  }

  /** A lead of another that has the address as a former one stays without it. */
  async #erase(person: Person): Promise<void> {
    if (person.state === 'none' || person.state === 'gone') return;
    for (const other of this.#people.filter((one) => one !== person)) other.former.delete(person.present);
    const input = { identifiers: [person.present], name: '', company: '', confirmed: [], reason: '' };
    await erasePersonalData({ ctx, input });
    this.#suppressed.add(person.present);
    person.state = 'gone';
    person.campaigns.clear();
    person.noted.clear();
  }

  async check(): Promise<void> {
    for (const address of ADDRESSES) {
      const { isSuppressed } = await checkSuppression({ ctx, input: { identifier: address } });
      expect([address, isSuppressed]).toEqual([address, this.#suppressed.has(address)]);
    }
    for (const person of this.#people) await this.#checkPerson(person);
  }

  async #checkPerson(person: Person): Promise<void> {
    const { name, kind, id, state, campaigns } = person;
    if (state === 'saved') {
      const saved = kind === 'lead' ? await LeadModel.exists({ _id: id }) : await ContactModel.exists({ _id: id });
      expect([name, saved !== null]).toEqual([name, true]);
    }
    const messages = await OutreachMessageModel.find({ recipientName: new RegExp(`^${name}`) }).lean();
    const present = [...campaigns].filter((id) => !this.#trashed.has(id));
    expect([name, messages.map(({ campaignId }) => campaignId).sort()]).toEqual([name, present.sort()]);
    const suppressed = await findSuppressedMessageIds(ctx, messages);
    for (const { _id, campaignId } of messages) {
      const noted = [...(person.noted.get(campaignId) ?? [])].some((address) => this.#suppressed.has(address));
      if (noted || person.objects(this.#suppressed)) this.#stopped.add(_id);
      if (this.#stopped.has(_id)) expect([name, suppressed.has(_id)]).toEqual([name, true]);
      const isOthers = [...person.ever].every((address) => !this.#suppressed.has(address));
      if (isOthers) expect([name, suppressed.has(_id)]).toEqual([name, false]);
    }
  }
}

it('no one who objected under any address is written to, and no one else is stopped or erased', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await emptyTestDatabase();
      const campaigns = [await create({ type: 'direct_message' }), await create({ type: 'direct_message' })];
      const world = new World(campaigns.map(({ id }) => id));
      for (const step of history) {
        await world.apply(step);
        await world.check();
      }
    }),
    { seed: 20_261_201, numRuns: 8 },
  );
}, 600_000);
