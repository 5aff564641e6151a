import { randomUUID } from 'node:crypto';
import {
  type ConnectorError,
  type ConnectorErrorKind,
  ConnectorError as SheetError,
} from '@workbench/connectors/errors';
import { type LeadDoc, type LeadListDoc, LeadListModel, LeadModel, LeadRowModel } from '@workbench/db';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import { FAST, until } from '../../shared/jobs/jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { sheetsEnvironment } from '../import/import.fixtures.ts';
import { leadKeys } from '../matching/lead-keys.ts';
import { registerLeadJobs } from '../register-jobs.ts';
import { changeLead } from '../store/change-lead.ts';
import { findLeadList } from '../store/lead-lists.ts';
import { putLead } from '../store/leads.fixtures.ts';
import { runWriteBack } from './run-write-back.ts';
import { SimulatedSheet } from './sheet.fixtures.ts';

const HEADERS = ['First Name', 'Last Name', 'Company', 'Email', 'Title', 'Remark'];
const GIVEN = { source: 'sheet', confidence: null, isLocked: true };
const FOUND = { source: 'pdl', confidence: 0.9, isLocked: false };
export const ACCOUNT = 'robot@project.example';

/** A list whose leads have found titles, its sheet, and what Google answers. */
export class WriteBackBench {
  static #engine: JobEngine | null = null;
  time = new Date('2026-11-21T12:00:00Z');
  isConnected = true;
  readonly sheet: SimulatedSheet;
  readonly leads: LeadDoc[] = [];
  list: LeadListDoc;
  readonly ctx: ServiceContext = {
    ...createContext({ now: () => this.time, createSheetsClient: () => this.sheet.client() }),
    environment: sheetsEnvironment(() => this.isConnected),
  };

  private constructor(rows: string[][], list: LeadListDoc) {
    this.sheet = new SimulatedSheet([HEADERS, ...rows]);
    this.list = list;
  }

  /** Of so many people, each of whom has a found title and a company's domain. */
  static async begin(count: number): Promise<WriteBackBench> {
    const rows = Array.from({ length: count }, (_, at) => rowOf(at));
    const bench = new WriteBackBench(rows, listDoc());
    await LeadListModel.collection.insertOne(bench.list as never);
    for (const at of rows.keys()) await bench.#putLead(at);
    return bench;
  }

  async #putLead(at: number): Promise<void> {
    const [firstName = '', lastName = '', company = '', email = ''] = rowOf(at);
    const { time, list } = this;
    const given = { firstName, lastName, company, email };
    const fields = Object.keys(given).map((field) => [field, { ...GIVEN, at: time }]);
    const lead = await putLead({
      ...given,
      listIds: [list._id],
      title: `Title ${at}`,
      origins: { ...Object.fromEntries(fields), title: { ...FOUND, at: time } },
      organizationDomain: `company${at}.example`,
      enrichmentStatus: 'completed',
    });
    this.leads.push(lead);
    const line = at + 2;
    const keys = leadKeys({ ...given, linkedinUrl: null });
    const row = { listId: list._id, line, cells: rowOf(at), keys, leadId: lead._id, problem: null };
    await LeadRowModel.collection.insertOne({ _id: `${list._id}:${line}`, ...row } as never);
  }

  /** Another import of the same tab, with the same rows. */
  async importAgain(range: string): Promise<LeadListDoc> {
    const other = { ...this.list, _id: randomUUID(), range, place: `sheet:id|${this.list.tab}|${range}` };
    await LeadListModel.collection.insertOne(other as never);
    for (const row of await LeadRowModel.find({ listId: this.list._id }).lean()) {
      const of = { _id: `${other._id}:${row.line}`, listId: other._id };
      await LeadRowModel.collection.insertOne({ ...row, ...of } as never);
    }
    await LeadModel.updateMany({}, { $addToSet: { listIds: other._id } });
    return other;
  }

  /** Of the first lead. */
  async change(fields: Partial<LeadDoc>): Promise<void> {
    const origins = Object.keys(fields).map((field) => [field, { ...FOUND, at: this.time }]);
    await changeLead(this.leads[0]?._id.toHexString() ?? '', (lead) => ({
      ...fields,
      origins: { ...lead.origins, ...Object.fromEntries(origins) },
    }));
  }

  /** One attempt of the item, as an engine makes it. */
  attempt(signal = new AbortController().signal, listId = this.list._id) {
    const progress = () => Promise.resolve();
    return runWriteBack(this.ctx, { batchId: 'batch', key: listId, params: { listId }, attempt: 1, signal, progress });
  }

  async start(): Promise<void> {
    registerLeadJobs();
    WriteBackBench.#engine = await startJobEngine({ ctx: this.ctx, timings: FAST });
  }

  static async stop(): Promise<void> {
    await WriteBackBench.#engine?.stop();
    WriteBackBench.#engine = null;
  }

  /** When it has ended in this way. */
  async ended(state: string) {
    await until(async () => (await this.state())?.state === state);
    return await this.state();
  }

  async state() {
    return (await findLeadList(this.list._id)).writeBack;
  }

  async steps() {
    const leads = await LeadModel.find().sort({ email: 1 }).lean<LeadDoc[]>();
    return leads.map(({ steps }) => [steps.write_back?.state, steps.write_back?.message]);
  }

  /** What a column of the sheet holds, below its header. */
  column(header: string): string[] {
    const [headers = [], ...rows] = this.sheet.grid();
    return rows.map((row) => row[headers.indexOf(header)] ?? '');
  }
}

export const refusal = (kind: ConnectorErrorKind, message: string, retryAfterMs?: number): ConnectorError =>
  new SheetError(kind, 'google-sheets', message, retryAfterMs === undefined ? {} : { retryAfterMs });

const rowOf = (at: number) => [`First${at}`, `Last${at}`, `Company${at}`, `p${at}@acme.example`, '', `n${at}`];

function listDoc(): LeadListDoc {
  const at = new Date('2026-11-21T11:00:00Z');
  return {
    _id: randomUUID(),
    kind: 'sheet',
    name: 'Our leads',
    place: 'sheet:id|Leads|A:F',
    spreadsheetId: 'id',
    tab: 'Leads',
    range: 'A:F',
    headers: HEADERS,
    mapping: HEADERS.map(() => null),
    counts: {},
    writeBack: null,
    createdAt: at,
    importedAt: at,
    order: 1,
  };
}
