import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ReportCampaignDoc, ReportCampaignModel } from '@workbench/db';
import {
  chooseAnalyst,
  findReportCompanies,
  normalizeCompanyIds,
  type ReportCompany,
  readChosenIds,
} from '../../reports/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { Campaign, CreateCampaignInput } from '../schemas.ts';
import { ensureBatch } from './campaign-run.ts';
import { toCampaign } from './to-campaign.ts';

const NAMED_MAX = 5;

let lastOrder = 0;

/**
 * Saves a campaign and starts its batch; after a kill in between, the next read of the campaign starts it. The same
 * request sent twice returns the same campaign; its id with other content is refused. A company without a domain is included, and its item fails with the
 * reason.
 * @throws ServiceError invalid when companies are unknown, or a model is selected but not configured
 */
export async function createCampaign({ ctx, input }: Verb<CreateCampaignInput>): Promise<Campaign> {
  const repeated = input.requestId === undefined ? null : await ReportCampaignModel.findById(input.requestId).lean();
  const campaign = repeated ?? (await insertOnce(ReportCampaignModel, await buildCampaign(ctx, input)));
  if (!isSameRequest(campaign, input)) {
    throw new ServiceError(
      'conflict',
      `The campaign "${campaign.name}" was created with this request id. Use another id for other content.`,
    );
  }
  return toCampaign(campaign, await ensureBatch(ctx, campaign));
}

/** Whether the stored campaign is what this request asks for. */
function isSameRequest(campaign: ReportCampaignDoc, input: CreateCampaignInput): boolean {
  return (
    campaign.name === input.name &&
    campaign.description === (input.description || null) &&
    campaign.skipYoungerThanDays === (input.skipYoungerThanDays ?? 0) &&
    (input.analyst === undefined || campaign.analystKind === input.analyst) &&
    isSameChoice(campaign, input)
  );
}

function isSameChoice({ companyIds, selectionKey }: ReportCampaignDoc, input: CreateCampaignInput): boolean {
  if (input.companyIds !== undefined) {
    return isDeepStrictEqual(companyIds, [...new Set(normalizeCompanyIds(input.companyIds))]);
  }
  // A selection was looked up once, by the first request: other companies may match it by now.
  return selectionKey === undefined || selectionKey === selectionKeyOf(input);
}

/** Schemas give the fields of a selection one order. */
function selectionKeyOf({ selection }: CreateCampaignInput): string | null {
  return selection === undefined ? null : createHash('sha256').update(JSON.stringify(selection)).digest('hex');
}

async function buildCampaign(ctx: ServiceContext, input: CreateCampaignInput): Promise<ReportCampaignDoc> {
  const analyst = chooseAnalyst(ctx, input.analyst);
  const companyIds = [...new Set(await readChosenIds(ctx, input))];
  const companies = await requireCompanies(companyIds);
  lastOrder = Math.max(Date.now(), lastOrder + 0.001);
  return {
    _id: input.requestId ?? newUuid(ctx),
    name: input.name,
    description: input.description || null,
    companyIds,
    companyLabels: companies.map(({ name, domain }) => ({ name, domain })),
    selectionKey: selectionKeyOf(input),
    skipYoungerThanDays: input.skipYoungerThanDays ?? 0,
    analystKind: analyst.kind,
    analystName: analyst.name,
    createdAt: ctx.now(),
    order: lastOrder,
  };
}

/** In the order of the ids. @throws ServiceError invalid when one is not tracked */
async function requireCompanies(companyIds: string[]): Promise<ReportCompany[]> {
  const known = await findReportCompanies(companyIds);
  const unknown = companyIds.filter((id) => !known.has(id));
  if (unknown.length === 0) return companyIds.flatMap((id) => known.get(id) ?? []);
  const named = unknown.slice(0, NAMED_MAX).join(', ');
  const more = unknown.length > NAMED_MAX ? ` and ${unknown.length - NAMED_MAX} more` : '';
  const problem =
    unknown.length === 1
      ? `1 of the ${companyIds.length} companies is not tracked any more: ${named}`
      : `${unknown.length} of the ${companyIds.length} companies are not tracked any more: ${named}${more}`;
  const message = `${problem}. Choose the companies again.`;
  throw new ServiceError('invalid', message, [{ path: ['companyIds'], message }]);
}
