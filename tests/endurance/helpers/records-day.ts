import { type CompanyDoc, CompanyModel, CompanyStatModel, ObservationModel, TrashEntryModel } from '@workbench/db';
import { expect } from 'vitest';
import { CompanyDay } from '../../../packages/services/src/companies/edit/company-day.fixtures.ts';
import { deriveFields } from '../../../packages/services/src/companies/figures/derive-fields.ts';
import { deriveGrowth } from '../../../packages/services/src/companies/figures/growth/derive-growth.ts';
import { changedFigures } from '../../../packages/services/src/companies/recompute/changed-figures.ts';
import type { CompanyField, UpdateCompanyInput } from '../../../packages/services/src/companies/schemas.ts';
import { mergeCompanies } from '../../../packages/services/src/duplicates/merge/merge-companies.ts';
import { undoMerge } from '../../../packages/services/src/duplicates/merge/undo-merge.ts';
import { getAggregateSettings } from '../../../packages/services/src/settings/index.ts';
import { ServiceError } from '../../../packages/services/src/shared/errors.ts';
import { deleteCompany, restoreEntry } from '../../../packages/services/src/trash/index.ts';
import { RecordsPeople } from './records-people.ts';

const NAMES = ['Acme', 'ACME', 'Nordlys', 'Nordlys AS', 'Globex'];
const INDUSTRIES = ['', 'Tools', 'Machines'];
const LOCATIONS = ['', 'Oslo', 'Paris', 'Rome; Oslo'];
const EMPLOYEES = ['', '80', '120', '50-90', '1001+'];
/** Of what sources say; undefined stands for the day of the query. */
const DAYS = [undefined, '2025-06-10', '2025-12-15', '2026-03-10', '2026-06-10'];
const FIELDS: CompanyField[] = ['name', 'domain', 'industry', 'locations', 'headcount'];
const ROWS_MAX = 8;

/** Chance from a seed (mulberry32), so that a failure can be repeated. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  /** From 0 to `below`, without it. */
  below(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  }
  of<T>(choices: readonly T[]): T | undefined {
    return choices[this.below(choices.length)];
  }
}

/** A workspace whose companies, with people, notes and reports, are imported, synced, edited, merged, separated, deleted and restored at random. */
export class RecordsDay {
  readonly day = new CompanyDay();
  readonly people = new RecordsPeople();
  readonly chance: Chance;
  readonly #domains: number;
  readonly #merges: string[] = [];
  /** Of every company that there ever was. */
  readonly ids = new Set<string>();
  readonly done = new Map<string, number>();

  constructor(seed: number, domains: number) {
    this.chance = new Chance(seed);
    this.#domains = domains;
  }

  /** All companies at once. */
  async begin(): Promise<void> {
    const rows = Array.from({ length: this.#domains }, (_, at) => this.#row(`c${at}.com`));
    await this.#import(rows);
  }

  /** One step; what the product refuses changes nothing. */
  async step(): Promise<void> {
    const steps = {
      import: () => this.#import(Array.from({ length: 1 + this.chance.below(ROWS_MAX) }, () => this.#row())),
      sync: () => this.#sync(),
      edit: () => this.#edit(),
      merge: () => this.#merge(),
      separate: () => this.#separate(),
      delete: () => this.#delete(),
      restore: () => this.#restore(),
      people: () => this.#addPeople(),
    };
    const name = this.chance.of(Object.keys(steps) as (keyof typeof steps)[]) ?? 'sync';
    const isByUser = name !== 'import' && name !== 'sync';
    const before = isByUser ? new Map<string, unknown>() : await lockedValues();
    const isDone = await steps[name]().then(() => true, refused);
    if (isDone) this.done.set(name, (this.done.get(name) ?? 0) + 1);
    const after = isByUser ? before : await lockedValues();
    for (const [id, values] of before) expect(after.get(id), `locked values after ${name}`).toEqual(values);
  }

  /** Statistics equal a recount, and each company is in one place: tracked, in the trash, or part of another one. */
  async check(): Promise<void> {
    const [stored, counted] = [await CompanyStatModel.find().lean(), await this.day.recount()];
    expect(nonZero(stored.map(({ _id, counters }) => [_id, counters]))).toEqual(nonZero([...counted]));
    const companies = await CompanyModel.find({}, { formerIds: 1 }).lean();
    const tracked = companies.map(({ _id }) => _id.toHexString());
    const entries = await TrashEntryModel.find({}, { recordIds: 1, details: 1 }).lean();
    for (const id of tracked) this.ids.add(id);
    const merged = await this.#mergedIds();
    await this.people.check(new Set(merged));
    const deleted = entries.flatMap(({ recordIds }) => recordIds);
    for (const id of this.ids) {
      const found = [tracked, merged, deleted].filter((places) => places.includes(id)).length;
      expect(found, `places of ${id}`).toBe(1);
    }
  }

  /** Every value names its origin. */
  async checkOrigins(): Promise<void> {
    for (const { _id } of await CompanyModel.find({}, { _id: 1 }).lean()) {
      for (const [field, { value, origin }] of Object.entries((await this.day.fields(_id.toHexString())).fields)) {
        const isKnown = value !== null && (!Array.isArray(value) || value.length > 0);
        if (isKnown) expect(origin?.by, `${field} of ${_id}`).toMatch(/^(?:person|import|sync|merge)$/);
      }
    }
  }

  /** What is stored with a company is what follows from its records and its history. */
  async checkDerived(): Promise<void> {
    const settings = await getAggregateSettings();
    for (const company of await CompanyModel.find().lean<CompanyDoc[]>()) {
      const past = await ObservationModel.find({ companyId: company._id }).lean();
      const growth = deriveGrowth(company, past, { settings, day: this.day.ctx.now() });
      const derived = { ...deriveFields(company, settings, this.day.ctx.now()), growth };
      expect(changedFigures(company, derived), company.domain).toBeNull();
      if (growth !== null) this.done.set('growth', (this.done.get('growth') ?? 0) + 1);
    }
  }

  async tracked(): Promise<string | undefined> {
    const ids = await CompanyModel.distinct('_id');
    return this.chance.of(ids)?.toString();
  }

  #row(domain = `c${this.chance.below(this.#domains + 2)}.com`): string[] {
    const { chance } = this;
    return [chance.of(NAMES), domain, chance.of(INDUSTRIES), chance.of(EMPLOYEES), chance.of(LOCATIONS)].map(String);
  }

  async #import(rows: string[][]): Promise<void> {
    const lines = rows.map((row) => row.join(',')).join('\n');
    await this.day.import(`name,domain,industry,employees,location\n${lines}\n`);
  }

  async #sync(): Promise<void> {
    const [id, source] = [await this.tracked(), this.chance.of(['Wikidata', 'SEC'])];
    const location = this.chance.of(LOCATIONS);
    const said = {
      headcount: { value: 60 + 20 * this.chance.below(4) },
      locations: location ? location.split('; ') : [],
    };
    const [industry, asOf] = [this.chance.of(INDUSTRIES.slice(1)), this.chance.of(DAYS)];
    if (!id) return;
    await this.day.sync(id, {
      ...said,
      ...(source && { source }),
      ...(industry && { industry }),
      ...(asOf && { asOf }),
    });
  }

  async #edit(): Promise<void> {
    const id = await this.tracked();
    const field = this.chance.of(FIELDS) ?? 'name';
    const typed = { employeeCount: 60 + this.chance.below(3), asOf: '2026-06-01', reason: 'Counted' };
    const changes: Omit<UpdateCompanyInput, 'id'>[] = [
      { name: this.chance.of(NAMES) },
      { domain: `d${this.chance.below(1_000_000)}.com` },
      { industry: 'Software' },
      { locations: ['Bergen'] },
      { headcount: typed },
      { headcount: null },
      { unlock: [field] },
      { lock: [this.chance.of(['name', 'industry', 'locations'] as const) ?? 'name'] },
    ];
    if (id) await this.day.edit(id, this.chance.of(changes) ?? {});
  }

  async #merge(): Promise<void> {
    const [survivorId, otherId] = [await this.tracked(), await this.tracked()];
    if (!survivorId || !otherId || survivorId === otherId) return;
    this.#merges.push((await mergeCompanies({ ctx: this.day.ctx, input: { survivorId, otherId } })).mergeId);
  }

  async #separate(): Promise<void> {
    const mergeId = this.chance.of(this.#merges);
    if (mergeId) await undoMerge({ ctx: this.day.ctx, input: { mergeId } });
  }

  async #delete(): Promise<void> {
    const id = await this.tracked();
    if (id) await deleteCompany({ ctx: this.day.ctx, input: { id } });
  }

  async #restore(): Promise<void> {
    const id = this.chance.of(await TrashEntryModel.distinct('_id'));
    if (id) await restoreEntry({ ctx: this.day.ctx, input: { id } });
  }

  async #addPeople(): Promise<void> {
    const id = await this.tracked();
    if (id) await this.people.add(id);
  }

  /** Of companies that are part of another one, also when that is in the trash by now. */
  async #mergedIds(): Promise<string[]> {
    const archived = await CompanyModel.db
      .collection('archived_documents')
      .find({ collectionName: 'companies' })
      .toArray();
    const survivors = [
      ...(await CompanyModel.find({}, { formerIds: 1 }).lean()),
      ...archived.map((one) => one.document),
    ];
    return [...new Set(survivors.flatMap(({ formerIds = [] }) => formerIds.map(String)))];
  }
}

/** A refusal says what speaks against a step; anything else is a defect. */
export function refused(error: unknown): false {
  if (error instanceof ServiceError && ['conflict', 'not_found', 'invalid'].includes(error.kind)) return false;
  throw error;
}

/** What an import or a sync may not change, by company. */
async function lockedValues(): Promise<Map<string, unknown>> {
  const companies = await CompanyModel.find({ 'locks.0': { $exists: true } }).lean<CompanyDoc[]>();
  return new Map(
    companies.map(({ _id, name, domain, industry, locations, aggregatedEmployeeCount, locks = [] }) => {
      const values = { name, domain, industry, locations, headcount: aggregatedEmployeeCount };
      return [_id.toHexString(), Object.fromEntries(locks.map((lock) => [lock, Reflect.get(values, lock)]))];
    }),
  );
}

function nonZero(entries: readonly [string, object][]): object {
  const counters = entries.map(([id, values]) => [
    id,
    Object.fromEntries(Object.entries(values).filter(([, n]) => n !== 0)),
  ]);
  return Object.fromEntries(counters.filter(([, values]) => Object.keys(values as object).length > 0));
}
