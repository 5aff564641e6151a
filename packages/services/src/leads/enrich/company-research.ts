import { CompanyModel } from '@workbench/db';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { findCompanyByName, findTrashedCompanies, trashedMessage } from '../../companies/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { trackCompany } from '../../sources/index.ts';
import { changeLead } from '../store/change-lead.ts';
import { companyDomainOf } from '../values/company-domain.ts';
import { limitReachedMessage } from './limit-reached-message.ts';
import { logSourceQuery } from './log-source-query.ts';
import { findTrackedCompany, reserveCompanyCredits, type TrackedCompany } from './reserve-company-credits.ts';
import { type StepResult, type StepWork, skipped } from './types.ts';

/**
 * Links the lead to the tracked company with its employer's domain, creates the company if it is new, and has the
 * sources queried about it. Nothing is spent on private mailboxes and shared addresses.
 * @throws ServiceError unavailable when the sources did not respond in time
 */
export async function companyResearch(work: StepWork): Promise<StepResult> {
  const { lead } = work;
  const read = companyDomainOf(lead);
  if ('reason' in read) return linkByName(work, read.reason);
  const normalised = parseDomain(read.domain);
  if ('problem' in normalised) return skipped('missing_data', normalised.problem, true);
  const { domain } = normalised;
  const known = await findTrackedCompany(domain);
  if (read.isLinkOnly) {
    // Ignores what this run has added: the result must not depend on which of two leads comes first.
    const wasKnown = known !== null && known.createdAt <= work.run.createdAt;
    return linkOnly(wasKnown ? known : null, lead.email ?? domain);
  }
  const trashed = known === null ? (await findTrashedCompanies(new Set([domain]))).get(domain) : undefined;
  // Adding it again would undo the deletion; the user decides that.
  if (trashed !== undefined) return skipped('in_trash', trashedMessage(trashed));
  return research(work, domain, known);
}

/** Nothing is spent on a company that only its name names; it is linked where exactly one is tracked under that name. */
async function linkByName({ lead, run }: StepWork, reason: string): Promise<StepResult> {
  const company = lead.company ? await findCompanyByName(lead.company) : null;
  if (company === null || company.createdAt > run.createdAt) return skipped('missing_data', reason, true);
  return linked(company, { credits: 0, message: `${company.name} is known here under this name` });
}

interface Company {
  id: string;
  name: string;
}

function linkOnly(company: Company | null, email: string): StepResult {
  if (company === null)
    return skipped('shared_mailbox', `${email} is a shared mailbox: nothing is spent on its company`, true);
  return linked(company, { credits: 0, message: `${company.name} is known here` });
}

function linked(company: Company, result: { credits: number; message: string }): StepResult {
  return {
    state: 'completed',
    source: 'companies',
    confidence: null,
    ...result,
    change: () => withCompany(company.id),
  };
}

const withCompany = (id: string) => ({ companyId: new CompanyModel.base.Types.ObjectId(id) });

async function research(work: StepWork, domain: string, known: TrackedCompany | null): Promise<StepResult> {
  const { ctx, ports, run, signal } = work;
  const { tracked, reservation } = await reserveCompanyCredits(work, domain, known);
  if (reservation === null) {
    const reason = limitReachedMessage(run.creditsMax);
    if (tracked === null) return skipped('limit', reason);
    return { ...linked(tracked, { credits: 0, message: `${tracked.name} is known here; ${reason}` }) };
  }
  const company = tracked ?? (await createTrackedCompany(work, domain));
  const id = work.lead._id.toHexString();
  // Saved before waiting for anything, so that it is found again after a kill.
  if (work.lead.companyId?.toHexString() !== company.id) {
    work.lead = await changeLead(id, () => withCompany(company.id), ctx.now(), work.lead);
  }
  let credits = 0;
  const query = async () => {
    const options = { signal, chargedTo: `lead:${id}`, creditsMax: reservation.credits, since: reservation.at };
    // Aborting one waiter does not abort the shared query.
    work.isChargeUnknown = true;
    const figures = await ports.refreshCompanyFigures(ctx, company.id, options);
    work.isChargeUnknown = false;
    credits = figures.credits;
    return { value: figures, outcome: 'answered', message: figures.message };
  };
  const explain = (error: unknown) =>
    error instanceof ServiceError ? error.message : 'The sources could not be queried';
  const { message } = await logSourceQuery(work, 'companies', query, { explain, credits: () => credits });
  const beginning = tracked === null ? `${company.name} was added` : `${company.name} is known here`;
  return linked(company, { credits, message: `${beginning}: ${message}` });
}

/** The origin of the name and industry of a company that was added for a lead. */
const LEAD_ENRICHMENT = 'Lead enrichment';

/**
 * Another lead of the same company may do this at the same moment: the domain is unique, so one of them gets a
 * conflict.
 */
async function createTrackedCompany({ ctx, lead }: StepWork, domain: string): Promise<Company> {
  const [label = domain] = domain.split('.');
  const name = lead.company ?? label.charAt(0).toUpperCase() + label.slice(1);
  try {
    return await trackCompany({
      ctx,
      input: { name, domain, industry: lead.industry ?? undefined, discoveredBy: LEAD_ENRICHMENT },
    });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'conflict') throw error;
    const company = await findTrackedCompany(domain);
    if (company === null) throw error;
    return company;
  }
}
