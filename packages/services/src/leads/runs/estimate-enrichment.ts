import { setImmediate } from 'node:timers/promises';
import type { LeadDoc } from '@workbench/db';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { findCompaniesByDomain } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { needsEnrichment, needsStep } from '../enrich/needs-enrichment.ts';
import { ENRICH_PORTS, type EnrichPorts } from '../enrich/types.ts';
import { type LookupSubject, personLookupOf } from '../people/person-lookup.ts';
import type { EnrichmentEstimate, EnrichmentStep } from '../schemas.ts';
import { companyDomainOf } from '../values/company-domain.ts';

const CHUNK = 1000;

/** A lead, or what a row would become. */
export type EstimatedLead = LookupSubject & Partial<Pick<LeadDoc, 'steps' | 'origins'>>;
type KnownLead = EstimatedLead & Pick<LeadDoc, 'steps' | 'origins'>;
/** Whether the same run may find the employer's domain before the company step. */
type MayFindDomain = (lead: KnownLead) => boolean;
type StepEstimate = EnrichmentEstimate['steps'][number];

/** The maximum price of enriching these people and the number of queries per step; queries no source. */
export async function estimateEnrichment(
  ctx: ServiceContext,
  people: readonly EstimatedLead[],
  steps: readonly EnrichmentStep[],
  ports: EnrichPorts = ENRICH_PORTS,
): Promise<EnrichmentEstimate> {
  const leads = people.map((one): KnownLead => ({ ...one, steps: one.steps ?? {}, origins: one.origins ?? {} }));
  const pdl = await ports.resolveConnection(ctx, 'pdl');
  const looksForPeople = steps.includes('pdl_search') && pdl.isConnected;
  const mayFindDomain: MayFindDomain = (lead) =>
    looksForPeople && needsStep(lead, 'pdl_search') && 'key' in personLookupOf(lead);
  const estimates: StepEstimate[] = [];
  for (const step of steps) {
    // Of fifty thousand leads each takes a while: others have their turn in between.
    await setImmediate();
    const dueLeads = leads.filter((lead) => needsStep(lead, step));
    const asked = await stepCost(ctx, step, dueLeads, { pdl, mayFindDomain, ports });
    estimates.push({ step, ...asked, free: leads.length - asked.asked });
  }
  return {
    leads: leads.filter((lead) => needsEnrichment(lead, steps)).length,
    steps: estimates,
    creditsMax: estimates.reduce((sum, { creditsMax }) => sum + creditsMax, 0),
    creditsLeft: pdl.isConnected ? pdl.creditsLeft : null,
    creditsExhaustedSince: (pdl.isConnected && pdl.creditsExhaustedSince?.toISOString()) || null,
  };
}

type StepCost = Pick<StepEstimate, 'asked' | 'creditsMax' | 'reason'>;

async function stepCost(
  ctx: ServiceContext,
  step: EnrichmentStep,
  leads: readonly KnownLead[],
  { pdl, mayFindDomain, ports }: { pdl: ConnectedSource; mayFindDomain: MayFindDomain; ports: EnrichPorts },
): Promise<StepCost> {
  if (step === 'company_research') return companyResearchCost(ctx, leads, mayFindDomain, ports);
  if (step === 'linkedin_discovery') {
    const asked = leads.filter((lead) => !lead.linkedinUrl && lead.firstName && lead.lastName).length;
    return { asked, creditsMax: 0, reason: null };
  }
  if (!pdl.isConnected) return { asked: 0, creditsMax: 0, reason: 'People Data Labs is not connected' };
  const asked = leads.filter((lead) => 'key' in personLookupOf(lead)).length;
  return { asked, creditsMax: asked * ports.people.revealCredits, reason: null };
}

/** Leads of one company share one query. */
async function companyResearchCost(
  ctx: ServiceContext,
  leads: readonly KnownLead[],
  mayFindDomain: MayFindDomain,
  ports: EnrichPorts,
): Promise<StepCost> {
  const domains = leads.flatMap((lead) => {
    const read = companyDomainOf(lead);
    const normalised = 'domain' in read && !read.isLinkOnly ? parseDomain(read.domain) : { problem: '' };
    return 'domain' in normalised ? [normalised.domain] : [];
  });
  const distinct = [...new Set(domains)];
  const tracked = new Map<string, string>();
  for (let from = 0; from < distinct.length; from += CHUNK) {
    const found = await findCompaniesByDomain(distinct.slice(from, from + CHUNK));
    for (const [domain, { _id }] of found) tracked.set(domain, _id.toHexString());
  }
  const withoutDomain = leads.filter((lead) => 'reason' in companyDomainOf(lead) && mayFindDomain(lead));
  // Colleagues may turn out to have domains of their own: what is stated is a maximum.
  const newCount = distinct.filter((domain) => !tracked.has(domain)).length + withoutDomain.length;
  const known = await ports.creditsToRefresh(ctx, [...new Set(tracked.values())]);
  const knownCredits = [...known.values()].reduce((sum, credits) => sum + credits, 0);
  const newCredits = newCount === 0 ? 0 : newCount * (await ports.creditsPerNewCompany(ctx));
  return { asked: domains.length + withoutDomain.length, creditsMax: newCredits + knownCredits, reason: null };
}
