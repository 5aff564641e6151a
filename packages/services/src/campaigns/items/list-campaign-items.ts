import { findSurvivorIds } from '../../companies/index.ts';
import { findReportCompanies, findReportHeads, type ReportHeads, toHeadsView } from '../../reports/index.ts';
import type { Verb } from '../../shared/context.ts';
import { type PositionedItem, pageItems } from '../../shared/jobs/index.ts';
import type { ItemState } from '../../shared/jobs/states.ts';
import { type CampaignRun, findCampaignRun } from '../lifecycle/campaign-run.ts';
import type { CampaignItem, CampaignItems, CampaignItemsInput } from '../schemas.ts';
import { companyLabel } from './company-label.ts';
import { findCampaignItems } from './find-campaign-items.ts';
import { findItemReports } from './find-item-reports.ts';

type State = CampaignItem['state'];
type Page = { items: PositionedItem[]; next: number | null };

/** Companies whose items are looked up at once. */
const CHUNK = 500;

/** The companies of a campaign in their given order. */
export async function listCampaignItems({ ctx, input }: Verb<CampaignItemsInput>): Promise<CampaignItems> {
  const run = await findCampaignRun(ctx, input.id);
  const { items, next } = await readPage(run, input);
  const [companies, reports] = await Promise.all([
    findReportCompanies(items.map(({ key }) => key)),
    findItemReports(run.batch.id, items),
  ]);
  const [survivors, heads] = await Promise.all([
    findSurvivors(items.map(({ key }) => key).filter((id) => !companies.has(id))),
    findReportHeads([...reports.values()]),
  ]);
  const labelOf = (id: string) => companyLabel(run.campaign, id, companies.get(id));
  const shown = items.map((item) => ({
    ...toItem(item, labelOf(item.key)),
    ...toItemReport(reports.get(item.key) ?? null, heads),
    ...survivors.get(item.key),
  }));
  return { items: shown, next };
}

/** By the id of a company that was merged since, the one that is left. */
async function findSurvivors(ids: readonly string[]): Promise<Map<string, Pick<CampaignItem, 'mergedInto'>>> {
  if (ids.length === 0) return new Map();
  const survivorIds = await findSurvivorIds(ids);
  const companies = await findReportCompanies([...survivorIds.values()]);
  return new Map(
    [...survivorIds].flatMap(([former, id]) => {
      const name = companies.get(id)?.name;
      return name === undefined ? [] : [[former, { mergedInto: { id, name } }] as const];
    }),
  );
}

async function readPage(run: CampaignRun, { state, limit, after }: CampaignItemsInput): Promise<Page> {
  const { campaign, batch } = run;
  // Of an ended campaign's items, those that have written a report may be deleted: the reports tell them.
  if (state === 'completed' && batch.finishedAt !== null) return readCompleted(run, limit, after);
  if (state !== undefined) {
    const page = { batchId: batch.id, state: toBatchItemState(state), after: after ?? null, limit: limit + 1 };
    return toPage(await pageItems(page), limit);
  }
  // A company's position in the campaign is its item's position.
  const from = after === undefined ? 0 : after + 1;
  const keys = campaign.companyIds.slice(from, from + limit);
  const found = await findCampaignItems(run, keys);
  const items = keys.flatMap((key) => found.get(key) ?? []);
  return { items, next: from + limit < campaign.companyIds.length ? from + limit - 1 : null };
}

async function readCompleted(run: CampaignRun, limit: number, after: number | undefined): Promise<Page> {
  const { companyIds } = run.campaign;
  const found: PositionedItem[] = [];
  for (
    let from = after === undefined ? 0 : after + 1;
    from < companyIds.length && found.length <= limit;
    from += CHUNK
  ) {
    const keys = companyIds.slice(from, from + CHUNK);
    const items = await findCampaignItems(run, keys);
    found.push(...keys.flatMap((key) => items.get(key) ?? []).filter((item) => item.state === 'completed'));
  }
  return toPage(found, limit);
}

function toPage(found: readonly PositionedItem[], limit: number): Page {
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.position ?? null) : null };
}

export function toCampaignItemState(state: ItemState): State {
  return state === 'skipped' ? 'kept' : state;
}

function toBatchItemState(state: State): ItemState {
  return state === 'kept' ? 'skipped' : state;
}

function toItem(
  item: PositionedItem,
  { name, domain }: ReturnType<typeof companyLabel>,
): Omit<CampaignItem, 'reportId' | 'report'> {
  const { key, state, attempts, message, startedAt, finishedAt } = item;
  return {
    companyId: key,
    name,
    domain,
    state: toCampaignItemState(state),
    attempts,
    message,
    durationMs: startedAt === null || finishedAt === null ? null : Date.parse(finishedAt) - Date.parse(startedAt),
    finishedAt,
  };
}

function toItemReport(
  reportId: string | null,
  heads: ReadonlyMap<string, ReportHeads>,
): Pick<CampaignItem, 'reportId' | 'report'> {
  const report = heads.get(reportId ?? '');
  if (report === undefined) return { reportId, report: null };
  return { reportId, report: toHeadsView(report) };
}
