import type { PeopleConnector } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import { type FoundProfile, findProfilesInWikidata, findProfilesOnSite } from '@workbench/connectors/profiles';
import type { LeadCandidateDoc, LeadDoc, LeadRunDoc } from '@workbench/db';
import { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';
import {
  creditsPerNewCompany,
  creditsToRefresh,
  recordCallOutcome,
  refreshCompanyFigures,
  resolveConnection,
} from '../../sources/index.ts';
import type { SkipReason } from '../finding-schemas.ts';
import type { EnrichmentStep } from '../schemas.ts';

export const ENRICH_KIND = 'leads.enrich';

export const enrichParamsSchema = z.object({
  runId: z.string(),
  /** The steps are done also where they were brought to an end before. */
  isForced: z.boolean(),
  /** Results go into the sheet of the list at the end. */
  hasSheet: z.boolean(),
  /** A user takes the risk of paying twice for what was lost before this time. */
  repeatLostBefore: z.iso.datetime().optional(),
});
export type EnrichParams = z.infer<typeof enrichParamsSchema>;

/** The sources that the steps query; tests pass their own. */
export interface EnrichPorts {
  people: PeopleConnector;
  findOnSite: typeof findProfilesOnSite;
  findInWikidata: typeof findProfilesInWikidata;
  resolveConnection: typeof resolveConnection;
  recordCallOutcome: typeof recordCallOutcome;
  creditsPerNewCompany: typeof creditsPerNewCompany;
  creditsToRefresh: typeof creditsToRefresh;
  refreshCompanyFigures: typeof refreshCompanyFigures;
}

export const ENRICH_PORTS: EnrichPorts = {
  people: PEOPLE_CONNECTORS.pdl,
  findOnSite: findProfilesOnSite,
  findInWikidata: findProfilesInWikidata,
  resolveConnection,
  recordCallOutcome,
  creditsPerNewCompany,
  creditsToRefresh,
  refreshCompanyFigures,
};

/** One query of one source, before it is logged on the lead. */
interface SourceQueryLog {
  source: string;
  outcome: string;
  message: string | null;
  credits: number;
  durationMs: number;
}

/** One step of one lead at work. */
export interface StepWork {
  ctx: ServiceContext;
  ports: EnrichPorts;
  run: LeadRunDoc;
  step: EnrichmentStep;
  /** As it was last read or written. */
  lead: LeadDoc;
  signal: AbortSignal;
  /** null: no one takes the risk of paying twice. */
  repeatLostBefore: Date | null;
  /** Every queried source, also when the step fails. */
  queryLog: SourceQueryLog[];
  /** A paid call may have been sent for the reservation, and its price is unknown. */
  isChargeUnknown: boolean;
}

export interface StepResult {
  state: 'completed' | 'skipped' | 'review';
  source: string | null;
  confidence: number | null;
  credits: number;
  message: string | null;
  isForGood?: boolean;
  skipReason?: SkipReason | null;
  /** For the review list; replaces the step's earlier entries. */
  candidates?: Omit<LeadCandidateDoc, 'step' | 'at'>[];
  /** What becomes different beside the step, by the lead as it is when it is written. */
  change?: (lead: LeadDoc) => Partial<LeadDoc>;
}

/** @param reason null: it searched and found nothing */
export const skipped = (reason: SkipReason | null, message: string, isForGood = false): StepResult => ({
  state: 'skipped',
  skipReason: reason,
  source: null,
  confidence: null,
  credits: 0,
  message,
  isForGood,
});

/** A profile and where it was found, saved contacts included. */
export type ProfileMatch = Pick<FoundProfile, 'url' | 'confidence'> & { source: string; foundAt: string };
