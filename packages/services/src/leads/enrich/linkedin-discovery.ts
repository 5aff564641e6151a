import { ConnectorError } from '@workbench/connectors/errors';
import type { ProfileQuery } from '@workbench/connectors/profiles';
import { identifiersOf, NO_IDENTIFIERS } from '@workbench/identity/person-identifiers/identifiers';
import { identifiersOfContact } from '../../contacts/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { chooseProfile } from '../people/choose-profile.ts';
import { findSavedContact } from '../people/saved-contact.ts';
import { applyEnrichment } from '../values/apply-enrichment.ts';
import { companyDomainOf } from '../values/company-domain.ts';
import { logSourceQuery } from './log-source-query.ts';
import { type ProfileMatch, type StepResult, type StepWork, skipped } from './types.ts';

const SAVED_CONTACT_CONFIDENCE = 0.95;

/**
 * Finds the lead's profile where others link to it: saved contacts, the company's site, Wikidata. Costs nothing, and
 * never requests the network itself. The profile of a suppressed person is neither used nor suggested.
 * @throws ConnectorError when Wikidata is unavailable
 */
export async function linkedinDiscovery(work: StepWork): Promise<StepResult> {
  const { lead } = work;
  if (lead.linkedinUrl) {
    const origin = lead.origins.linkedinUrl;
    const message = origin?.isLocked ? 'Given' : 'Known already';
    const confidence = origin?.confidence ?? null;
    return { state: 'completed', source: origin?.source ?? null, confidence, credits: 0, message };
  }
  const saved = await findSavedContact(lead);
  if (saved?.linkedinUrl) {
    if ((await findSuppressedIds(work.ctx, [{ id: '', keys: identifiersOfContact(saved) }])).size > 0)
      return skippedSuppressed('contacts');
    return profileFound(work, {
      url: saved.linkedinUrl,
      confidence: SAVED_CONTACT_CONFIDENCE,
      source: 'contacts',
      foundAt: '',
    });
  }
  if (!lead.firstName || !lead.lastName) return skipped('missing_data', 'A search needs a full name', true);
  const domain = companyDomainOf(lead);
  const query: ProfileQuery = {
    firstName: lead.firstName,
    lastName: lead.lastName,
    organizationName: lead.company,
    organizationDomain: 'domain' in domain ? domain.domain : null,
  };
  if (query.organizationName === null && query.organizationDomain === null) {
    return skipped('missing_data', 'A search needs a company', true);
  }
  return searchProfiles(work, query);
}

async function searchProfiles(work: StepWork, query: ProfileQuery): Promise<StepResult> {
  const site = await searchSite(work, query);
  const first = chooseProfile(site.profiles);
  if (first.kind === 'sure') return profileFound(work, first.profile);
  work.signal.throwIfAborted();
  const wikidata = await searchWikidata(work, query);
  const decision = chooseProfile([...site.profiles, ...wikidata.profiles]);
  if (decision.kind === 'sure') return profileFound(work, decision.profile);
  if (decision.kind === 'review') return proposeProfiles(work, decision.profiles);
  const problems = [site.problem, wikidata.problem].filter((problem) => problem !== null);
  const message = ['No profile found', ...problems].join('; ');
  return problems.length === 0 ? skipped(null, message, true) : skipped('unreachable', message);
}

async function proposeProfiles({ ctx }: StepWork, profiles: readonly ProfileMatch[]): Promise<StepResult> {
  const suppressed = await suppressedProfiles(ctx, profiles);
  const allowed = profiles.filter(({ url }) => !suppressed.has(url));
  if (allowed.length === 0) return skippedSuppressed(null);
  const candidates = allowed.map(({ url, source, confidence, foundAt }) => ({
    id: `linkedin:${url}`,
    source,
    confidence,
    values: { linkedinUrl: url },
    organizationDomain: null,
    reason: `Linked at ${foundAt}`,
  }));
  const message = candidates.length === 1 ? 'One profile may be theirs' : `${candidates.length} profiles may be theirs`;
  return { state: 'review', source: null, confidence: null, credits: 0, message, candidates };
}

interface ProfileSearch {
  profiles: ProfileMatch[];
  /** Why it could not be looked there; null when it could. */
  problem: string | null;
}

/** A site that is down or refuses is reported but fails no lead: there are too many of them. */
async function searchSite(work: StepWork, query: ProfileQuery): Promise<ProfileSearch> {
  const { ctx, ports, signal } = work;
  const domain = query.organizationDomain;
  if (domain === null) return { profiles: [], problem: null };
  const { isConnected, settings, explain } = await ports.resolveConnection(ctx, 'website');
  if (!isConnected) return { profiles: [], problem: null };
  const { baseUrl, contactEmail } = settings;
  const search = async () => toQueryOutcome(await ports.findOnSite(ctx.http, query, { baseUrl, contactEmail, signal }));
  try {
    return { profiles: await logSourceQuery(work, 'website', search, { explain }), problem: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return { profiles: [], problem: `the site of ${domain} could not be read` };
  }
}

async function searchWikidata(work: StepWork, query: ProfileQuery): Promise<ProfileSearch> {
  const { ctx, ports, signal } = work;
  const { isConnected, settings, explain } = await ports.resolveConnection(ctx, 'wikidata');
  if (!isConnected) return { profiles: [], problem: 'Wikidata is not connected' };
  const { baseUrl, contactEmail } = settings;
  const search = async () =>
    toQueryOutcome(await ports.findInWikidata(ctx.http, query, { baseUrl, contactEmail, signal }));
  return { profiles: await logSourceQuery(work, 'wikidata', search, { explain }), problem: null };
}

function toQueryOutcome(profiles: ProfileMatch[]) {
  const outcome = profiles.length === 0 ? 'not_found' : 'found';
  const message = profiles.length > 1 ? `${profiles.length} profiles` : null;
  return { value: profiles, outcome, message };
}

async function profileFound({ ctx }: StepWork, profile: ProfileMatch): Promise<StepResult> {
  const { url, source, confidence, foundAt } = profile;
  if ((await suppressedProfiles(ctx, [profile])).size > 0) return skippedSuppressed(source);
  const at = ctx.now();
  return {
    state: 'completed',
    source,
    confidence,
    credits: 0,
    message: foundAt === '' ? 'Saved as a contact already' : `Found at ${foundAt}`,
    change: (lead) => applyEnrichment(lead, { linkedinUrl: url }, { source, confidence, at }),
  };
}

/**
 * The profiles of suppressed people. Checked after matching: leaving one out must not make another match look more
 * certain.
 */
function suppressedProfiles(ctx: ServiceContext, profiles: readonly ProfileMatch[]): Promise<Set<string>> {
  const people = profiles.map(({ url }) => ({ id: url, keys: identifiersOf({ ...NO_IDENTIFIERS, linkedinUrl: url }) }));
  return findSuppressedIds(ctx, people);
}

const skippedSuppressed = (source: string | null): StepResult => ({
  ...skipped('do_not_contact', 'This person is on the do-not-contact list', true),
  source,
});
