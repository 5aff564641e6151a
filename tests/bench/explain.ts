import { CompanyModel } from '@workbench/db';
import { BENCH_SEARCH_TERMS } from '@workbench/sandbox';
import { getOverview, listEmployeesBySource, listLocations } from '@workbench/services/analytics';
import { getCompany, listCompanies } from '@workbench/services/companies';
import type { CompanyFilter } from '@workbench/services/companies/filter';
import type { ListCompaniesInput } from '@workbench/services/companies/schemas';
import { createContext } from '@workbench/services/shared/context';
import mongoose, { type mongo } from 'mongoose';
import { useColumns } from '../../packages/services/src/companies/columns/use-columns.ts';
import { cursorAfter, PAGE_SIZE } from './reads.ts';
import type { Report } from './report.ts';

const BY_SIZE: CompanyFilter = { field: 'size', op: 'between', value: [50, 500] };
const READS = new Set(['find', 'aggregate', 'count', 'distinct']);
/** So many matches may be collected and sorted; more are walked in the order of an index. */
const SORTED_ROWS_MAX = 2000;
const DEEP_PAGES = 40;
/** Commands carry these of themselves; an explained command must not. */
const ENVELOPE = new Set(['$db', 'lsid', '$clusterTime', '$readPreference', 'apiVersion']);
const NOT_EXECUTED = new Set(['rejectedPlans', 'allPlansExecution', 'winningPlan', 'parsedQuery']);

/** Takes the commands that the product sends for each read, and looks at how the engine carries them out. */
export async function checkPlans(report: Report, size: number): Promise<void> {
  const sent: mongo.CommandStartedEvent[] = [];
  const client = mongoose.connection.getClient();
  const onCommand = (event: mongo.CommandStartedEvent) => {
    if (READS.has(event.commandName)) sent.push(event);
  };
  for (const [name, read] of await readsToCheck(size)) {
    sent.length = 0;
    client.on('commandStarted', onCommand);
    await read();
    client.off('commandStarted', onCommand);
    const found: string[] = sent.length === 0 ? ['no command was seen'] : [];
    let examined = 0;
    for (const { command } of [...sent]) {
      const plan = await explain(command);
      examined += plan.keysExamined;
      found.push(...plan.faults);
    }
    report.check(`${name}: ${examined.toLocaleString('en')} keys`, found);
  }
}

async function readsToCheck(size: number): Promise<[string, () => Promise<unknown>][]> {
  const { frequent, rare, prefix } = BENCH_SEARCH_TERMS;
  const ctx = createContext();
  const page = (input: ListCompaniesInput) => () => listCompanies({ ctx, input: { limit: PAGE_SIZE, ...input } });
  const deepList = await cursorAfter({}, Math.floor(size / 2));
  const deepSearch = await cursorAfter({ q: frequent }, PAGE_SIZE * DEEP_PAGES);
  // The first read of the process is of everything.
  await useColumns();
  const sorts = ['-employeeCount', 'employeeCount', 'name', '-name'] as const;
  const terms = [prefix, rare, frequent, `${frequent} ${prefix}`];
  const id = String((await CompanyModel.findOne({}, { _id: 1 }).lean())?._id);
  return [
    ...sorts.map((sort) => [`list, ${sort}`, page({ sort })] as [string, () => Promise<unknown>]),
    ...terms.map((q) => [`search "${q}"`, page({ q })] as [string, () => Promise<unknown>]),
    ...terms.flatMap((q) =>
      sorts.map((sort) => [`search "${q}", ${sort}`, page({ q, sort })] as [string, () => Promise<unknown>]),
    ),
    ['list, page in the middle', page({ cursor: deepList })],
    ['search, deep page', page({ q: frequent, cursor: deepSearch })],
    ['list, filtered', page({ filter: BY_SIZE })],
    ['list, filtered, by name', page({ filter: BY_SIZE, sort: 'name' })],
    ['list, -growth12', page({ sort: '-growth12' })],
    ['list, filtered, -updated', page({ filter: BY_SIZE, sort: '-updated' })],
    [`search "${rare}", filtered`, page({ q: rare, filter: BY_SIZE })],
    [`search "${rare}", -spread`, page({ q: rare, sort: '-spread' })],
    ['one company', () => getCompany({ ctx, input: { id } })],
    ['overview', () => getOverview({ ctx, input: {} })],
    ['employees by source', () => listEmployeesBySource({ ctx, input: {} })],
    ['companies by location', () => listLocations({ ctx, input: {} })],
  ];
}

async function explain(sent: mongo.Document): Promise<{ keysExamined: number; faults: string[] }> {
  const command = Object.fromEntries(Object.entries(sent).filter(([name]) => !ENVELOPE.has(name)));
  // A cursor that the product closes when its page is full: an explained command would run to the end.
  if (command.batchSize !== undefined && command.limit === undefined) command.limit = command.batchSize;
  const answer = await mongoose.connection
    .getClient()
    .db(sent.$db)
    .command({ explain: command, verbosity: 'executionStats' });
  const faults: string[] = [];
  if ('skip' in command) faults.push(`skips ${command.skip} rows`);
  let keysExamined = 0;
  for (const node of executedStages(answer)) {
    if (node.stage === 'COLLSCAN') faults.push(`scans the whole collection ${sent.find ?? sent.aggregate}`);
    const sorted = node.inputStage?.nReturned ?? 0;
    if (node.stage === 'SORT' && sorted > SORTED_ROWS_MAX) faults.push(`sorts ${sorted} rows in memory`);
    keysExamined += node.keysExamined ?? 0;
  }
  return { keysExamined, faults };
}

/** Every stage of the plan that ran, wherever the kind of command puts it in the answer. */
function* executedStages(node: unknown): Generator<mongo.Document> {
  if (typeof node !== 'object' || node === null) return;
  if ('stage' in node && typeof node.stage === 'string') yield node;
  for (const [key, value] of Object.entries(node)) if (!NOT_EXECUTED.has(key)) yield* executedStages(value);
}
