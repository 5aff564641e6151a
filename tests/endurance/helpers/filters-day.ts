import { CompanyModel, ReportModel } from '@workbench/db';
import fc from 'fast-check';
import { expect } from 'vitest';
import { startBulk } from '../../../packages/services/src/bulk/index.ts';
import { type LoadedColumns, refreshColumns } from '../../../packages/services/src/companies/columns/column-store.ts';
import { arbitraryFilters } from '../../../packages/services/src/companies/filter/filters.fixtures.ts';
import type { CompanyFilter } from '../../../packages/services/src/companies/filter/index.ts';
import {
  listCompanies,
  removeParent,
  setCompanyTags,
  setParent,
} from '../../../packages/services/src/companies/index.ts';
import type { CompanyPage, ListCompaniesInput } from '../../../packages/services/src/companies/schemas.ts';
import { CompanySelection } from '../../../packages/services/src/companies/selection/company-selection.ts';
import { compileFilter } from '../../../packages/services/src/companies/selection/conditions/compile-filter.ts';
import { fits, readStoredFacts } from '../../../packages/services/src/companies/selection/naive-filter.fixtures.ts';
import { createList } from '../../../packages/services/src/lists/index.ts';
import { storeReport } from '../../../packages/services/src/reports/store/store-report.ts';
import { createContext, type ServiceContext } from '../../../packages/services/src/shared/context.ts';
import { storeSync } from '../../../packages/services/src/sources/sync/store-sync.ts';
import { deleteReport } from '../../../packages/services/src/trash/index.ts';
import { RecordsDay, refused } from './records-day.ts';

const TAGS = ['Key account', 'key account', 'C++', 'Norway'];
const KNOWN = {
  industry: ['Tools', 'tools', 'MACHINES', 'Software'],
  city: ['Oslo', 'oslo', 'Paris', 'Rome, IT', 'Bergen, NO'],
  country: ['NO', 'FR', 'IT', 'DE'],
  tag: TAGS,
  source: ['Wikidata', 'sec', 'CSV'],
};
const SORTS = [
  'name',
  '-name',
  'employeeCount',
  '-employeeCount',
  '-added',
  'added',
  '-growth12',
  'spread',
  'updated',
  undefined,
] as const;
const SEARCHES = ['acme', 'nordlys as', 'c1.com', 'tools', ...Array<undefined>(8)];
const ALL = 1000;
const PAGE = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Records as on a random day, with tags, relations, syncs and reports; filters must find what the documents say. */
export class FiltersDay {
  readonly records: RecordsDay;
  /** What another process has in memory, which reads less often. */
  #other: LoadedColumns | null = null;
  #reports = 0;
  #lists: string[] = [];

  constructor(seed: number, companies: number) {
    this.records = new RecordsDay(seed, companies);
  }

  async step(): Promise<void> {
    const { chance } = this.records;
    const steps = [
      () => this.records.step(),
      () => this.records.step(),
      () => this.#tag(),
      () => this.#list(),
      () => this.#relate(),
      () => this.#sync(),
      () => this.#report(),
      () => this.#deleteReport(),
    ];
    await chance.of(steps)?.().catch(refused);
  }

  /** Every company that fits and no other, in the order of the list without a filter, whichever process is queried. */
  async check(count: number): Promise<void> {
    const { chance, day } = this.records;
    const ctx = createContext({
      now: (
        (now) => () =>
          now
      )(day.ctx.now()),
    });
    const stored = await readStoredFacts();
    const known = { ...KNOWN, list: await this.#knownLists() };
    for (const filter of fc.sample(arbitraryFilters(undefined, known), {
      seed: chance.below(2 ** 31),
      numRuns: count,
    })) {
      const fitting = stored.filter((one) => fits(filter, one, ctx.now()));
      const ids = new Set(fitting.map(({ company }) => company._id.toHexString()));
      if (chance.below(8) === 0) await this.#checkOther(filter, ctx.now(), ids);
      const [sort, q] = [chance.of(SORTS), chance.of(SEARCHES)];
      const input = { ...(sort && { sort }), ...(q && { q }) };
      const all = await readList(ctx, { ...input, limit: ALL });
      const expected = all.ids.filter((id) => ids.has(id));
      const found = await readList(ctx, { ...input, filter, limit: PAGE });
      expect(found, JSON.stringify({ ...input, filter })).toEqual({ ids: expected, total: expected.length });
    }
  }

  /** The same of a process that reads now and then only. */
  async #checkOther(filter: CompanyFilter, now: Date, ids: ReadonlySet<string>): Promise<void> {
    this.#other = await refreshColumns(this.#other, Date.now());
    const found = new CompanySelection(this.#other.columns, (columns) => compileFilter(filter, columns, now))
      .ids()
      .map(String);
    expect(found.toSorted(), JSON.stringify(filter)).toEqual([...ids].toSorted());
  }

  async #tag(): Promise<void> {
    const id = await this.records.tracked();
    const tags = TAGS.filter(() => this.records.chance.below(2) === 0);
    if (id) await setCompanyTags({ ctx: this.records.day.ctx, input: { id, tags } });
  }

  async #list(): Promise<void> {
    const { chance, day } = this.records;
    const [id, listId] = [await this.records.tracked(), chance.of(await this.#knownLists())];
    if (!id || !listId) return;
    const kind = chance.below(3) === 0 ? 'removeFromList' : 'addToList';
    await startBulk({ ctx: day.ctx, input: { selection: { ids: [id] }, action: { kind, listId } } });
  }

  async #knownLists(): Promise<string[]> {
    const { ctx } = this.records.day;
    for (const name of ['Fair', 'Peers'].slice(this.#lists.length)) {
      this.#lists.push((await createList({ ctx, input: { name, kind: 'company' } })).id);
    }
    return this.#lists;
  }

  async #relate(): Promise<void> {
    const { ctx } = this.records.day;
    const [id, parentId] = [await this.records.tracked(), await this.records.tracked()];
    if (!id || !parentId) return;
    if (this.records.chance.below(3) === 0) await removeParent({ ctx, input: { id } });
    else await setParent({ ctx, input: { id, parentId } });
  }

  async #sync(): Promise<void> {
    const company = await CompanyModel.findById(await this.records.tracked()).lean();
    if (company === null) return;
    const item = { key: company._id.toHexString(), batchId: 'b', params: { origin: 'single' } };
    const outcome = { domain: company.domain, responses: [], others: [], change: null };
    await storeSync(createContext({ now: () => this.#pastDay() }), item as never, outcome);
  }

  async #report(): Promise<void> {
    const company = await CompanyModel.findById(await this.records.tracked()).lean();
    if (company === null) return;
    const { _id: companyId, name: companyName, domain } = company;
    const copies = { analystKind: 'rules', analystName: 'Rules', durationMs: 1, tokens: 0, openings: null, data: {} };
    const report = { companyId, companyName, domain, generatedAt: this.#pastDay(), ...copies };
    await storeReport({ _id: `run${++this.#reports}.${companyId}`, batchId: `run${this.#reports}`, ...report });
  }

  async #deleteReport(): Promise<void> {
    const reportId = this.records.chance.of(await ReportModel.distinct('_id'));
    if (reportId) await deleteReport({ ctx: this.records.day.ctx, input: { reportId } });
  }

  #pastDay(): Date {
    return new Date(this.records.day.ctx.now().getTime() - this.records.chance.below(400) * DAY_MS);
  }
}

async function readList(ctx: ServiceContext, input: ListCompaniesInput): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: CompanyPage = await listCompanies({ ctx, input: { ...input, ...(cursor && { cursor }) } });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
    if (cursor === null) return { ids, total: page.total };
  }
  throw new Error('the last page has a cursor');
}
