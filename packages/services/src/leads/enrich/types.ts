import type { PeopleConnector } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import { type FoundProfile, findProfilesInWikidata, findProfilesOnSite } from '@workbench/connectors/profiles';
import type { LeadCandidateDoc, LeadDoc, LeadRunDoc } from '@workbench/db';
import { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';
import type { EnrichmentStep } from '../schemas.ts';

export const ENRICH_KIND = 'leads.enrich';

export const enrichParamsSchema = z.object({
  runId: z.string(),
  /** The steps are done also where they were brought to an end before. */
  isForced: z.boolean(),
  /** Results go into the sheet of the list at the end. */
  hasSheet: z.boolean(),
});
export type EnrichParams = z.infer<typeof enrichParamsSchema>;

/** Whom the steps ask; tests put sources of their own in. */
export interface EnrichPorts {
  people: PeopleConnector;
  findOnSite: typeof findProfilesOnSite;
  findInWikidata: typeof findProfilesInWikidata;
}

export const ENRICH_PORTS: EnrichPorts = {
  people: PEOPLE_CONNECTORS.pdl,
  findOnSite: findProfilesOnSite,
  findInWikidata: findProfilesInWikidata,
};

/** One asking of one source, before it is noted on the lead. */
export interface SourceQueryLog {
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
  /** Every source that was asked, also where the step fails. */
  queryLog: SourceQueryLog[];
  /** A paid call may have been sent for what is reserved, and nobody knows what it cost. */
  isInDoubt: boolean;
}

export interface StepResult {
  state: 'completed' | 'skipped' | 'review';
  source: string | null;
  confidence: number | null;
  credits: number;
  message: string | null;
  isForGood?: boolean;
  /** For the review list, in the place of those that the step left there before. */
  candidates?: Omit<LeadCandidateDoc, 'step' | 'at'>[];
  /** What becomes different beside the step, by the lead as it is when it is written. */
  change?: (lead: LeadDoc) => Partial<LeadDoc>;
}

export const skipped = (message: string, isForGood = false): StepResult => ({
  state: 'skipped',
  source: null,
  confidence: null,
  credits: 0,
  message,
  isForGood,
});

/** A profile and where it was found; held contacts know some too. */
export type ProfileMatch = Pick<FoundProfile, 'url' | 'confidence'> & { source: string; foundAt: string };
