import type { Figure } from '@workbench/connectors/types';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { GroupCommit } from '../../shared/database/group-commit.ts';
import { DATABASE_RETRY_MS } from '../../shared/database/with-retry.ts';
import type { IdentifierFact } from '../identifiers/merge-identifiers.ts';
import type { StoredCompany } from './document/stored-company.ts';
import type { AnswerKeys, FigureFact } from './facts/company-facts.ts';
import { type CompanyChangePlan, planChanges, type ResponseChange } from './plan/plan-changes.ts';
import { recordPlan } from './record-plan.ts';
import { writePlan } from './write-plan.ts';
import { retryInSession, withWriteSession } from './write-session/write-session.ts';

/** What one source said about one company. */
export interface SourceFigures {
  companyId: string;
  /** By which the source was queried: what it said is dropped when the company has another domain by now. */
  domain?: string;
  /** The source's label. */
  source: string;
  /** Its connector, which stays when a user renames a source that they described. */
  connector?: string;
  /** Newest first; the first may be undated, older ones are the source's own history. */
  figures: Figure[];
  locations: string[];
  /** Only fills an empty one. */
  industry: string | null;
  /** Its earlier answers were about another company: what they brought leaves. */
  isWithdrawn?: boolean;
  cameBy?: AnswerKeys;
  /** All that connected sources state of the company; left out when that did not change. */
  identifiers?: readonly IdentifierFact[];
}

export interface SourceFiguresChange {
  companyId: string;
  name: string;
  /** False when everything was known already. */
  changed: boolean;
  /** Set when the aggregate moved by at least 50 persons and a fifth. */
  largeMove: { from: number; to: number } | null;
}

interface WriteRequest {
  responses: SourceFigures[];
  now: Date;
  log: ServiceContext['log'];
}

const LARGE_MOVE_PERSONS = 50;
const LARGE_MOVE_SHARE = 0.2;

/** All responses that are ready are written in one session: its lock is one for all processes and costs round trips. */
const commits = new GroupCommit<WriteRequest, SourceFiguresChange[]>(writeGroup);

/**
 * Writes the responses of sources into their companies: the newest figure of a source becomes its record, older dated
 * ones become history. A response without a figure leaves the known one; the same response twice changes nothing.
 * @returns one entry per company that is still tracked
 */
export async function applySourceFigures(
  ctx: ServiceContext,
  responses: SourceFigures[],
): Promise<SourceFiguresChange[]> {
  return responses.length === 0 ? [] : commits.run({ responses, now: ctx.now(), log: ctx.log });
}

async function writeGroup(requests: WriteRequest[]): Promise<SourceFiguresChange[][]> {
  const last = requests.at(-1);
  if (last === undefined) return [];
  const responses = requests.flatMap((request) => request.responses);
  return withWriteSession(async (session) => {
    const plan = await retryInSession(session, last.log, async () => {
      const settings = await getAggregateSettings();
      return planChanges(responses.map(toChange), {
        settings,
        now: last.now,
        demo: false,
        origin: { by: 'sync' },
      });
    });
    await retryInSession(session, last.log, (isRetry) => writePlan(session, plan, isRetry));
    recordPlan(session, plan);
    for (const { companyId, source, figures, locations } of responses) {
      const hasFacts = figures.length > 0 || locations.length > 0;
      if (hasFacts && plan.byKey.has(companyId)) session.recordSync(source, last.now);
    }
    return requests.map((request) => toResults(request, plan));
  }, DATABASE_RETRY_MS);
}

function toChange(response: SourceFigures): ResponseChange {
  const { companyId, domain, source, connector, figures, locations, industry } = response;
  const { isWithdrawn, cameBy, identifiers } = response;
  const stated = onePerDay(source, figures).map((figure) => ({ ...figure, ...(connector && { connector }) }));
  const withdrawn = isWithdrawn && connector ? { source, connector } : null;
  const facts = { industry, figures: stated, locations, locationSource: source, isAnswer: true };
  const optional = {
    ...(withdrawn && { withdrawn }),
    ...(cameBy && { cameBy }),
    ...(identifiers && { sourceIdentifiers: identifiers }),
  };
  return { companyId, ...(domain !== undefined && { domain }), facts: { ...facts, ...optional } };
}

/** A second figure for the same day would correct the first, and the next sync would do it again. */
function onePerDay(source: string, figures: Figure[]): FigureFact[] {
  const days = new Set<number>();
  return figures
    .filter(({ asOf }, index) => {
      // Undated means today, which an older figure is not.
      if (asOf === null) return index === 0;
      const isNew = !days.has(asOf.getTime());
      days.add(asOf.getTime());
      return isNew;
    })
    .map((figure) => ({ source, ...figure }));
}

function toResults({ responses }: WriteRequest, plan: CompanyChangePlan): SourceFiguresChange[] {
  return [...new Set(responses.map(({ companyId }) => companyId))].flatMap((companyId) => {
    const company = plan.byKey.get(companyId);
    if (company === undefined) return [];
    const { before, after, history } = company;
    const from = before?.aggregatedEmployeeCount ?? null;
    const largeMove = findLargeMove(from, after.aggregatedEmployeeCount);
    return [{ companyId, name: after.name, changed: isNews(before, after) || history.length > 0, largeMove }];
  });
}

/** That a source confirms its figure is no news. */
function isNews(before: StoredCompany | null, after: StoredCompany): boolean {
  const said = ({ industry, records, identifierKeys = [] }: StoredCompany) =>
    JSON.stringify([industry, identifierKeys, records.map(({ asOf: _, fetchedAt: __, ...record }) => record)]);
  return before !== after && (before === null || said(before) !== said(after));
}

function findLargeMove(from: number | null, to: number | null): SourceFiguresChange['largeMove'] {
  if (from === null || to === null) return null;
  return Math.abs(to - from) >= Math.max(LARGE_MOVE_PERSONS, LARGE_MOVE_SHARE * from) ? { from, to } : null;
}
