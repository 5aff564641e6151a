import { getCompany } from '../../companies/index.ts';
import { listContacts } from '../../contacts/index.ts';
import { listCompanyLeads } from '../../leads/index.ts';
import { listCompanyMessages } from '../../outreach/index.ts';
import { listVersions } from '../../reports/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { unknownCursor } from '../../shared/long-lists/date-cursor.ts';
import type { CompanyContacts, CompanyLeads, CompanyListInput, CompanyMessages, CompanyReports } from '../schemas.ts';

type List<T> = (call: Verb<CompanyListInput>) => Promise<T>;

/** Contacts saved for the company, newest first. @throws ServiceError not_found; invalid for an unknown cursor */
export const listContactsOfCompany: List<CompanyContacts> = async ({ ctx, input }) => {
  const { contacts, total, next } = await listContacts({ ctx, input: await forCompany(ctx, input) });
  return { items: contacts, total, nextCursor: next };
};

/** Leads who work for the company, newest first. @throws ServiceError not_found; invalid for an unknown cursor */
export const listLeadsOfCompany: List<CompanyLeads> = async ({ ctx, input }) =>
  listCompanyLeads({ ctx, input: await forCompany(ctx, input) });

/** Messages to people of the company, last changed first. @throws ServiceError not_found; invalid for an unknown cursor */
export const listMessagesOfCompany: List<CompanyMessages> = async ({ ctx, input }) =>
  listCompanyMessages({ ctx, input: await forCompany(ctx, input) });

/** Versions of the company's report, newest first. @throws ServiceError not_found; invalid for an unknown cursor */
export const listReportsOfCompany: List<CompanyReports> = async ({ ctx, input }) => {
  const { companyId, limit, cursor } = await forCompany(ctx, input);
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw unknownCursor();
  const versions = await listVersions(companyId);
  const rest = versions.filter(({ version }) => cursor === undefined || version < Number(cursor));
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ _id, version, generatedAt, analystName }) => ({
      id: _id,
      version,
      generatedAt: generatedAt.toISOString(),
      analyst: analystName,
    })),
    total: versions.length,
    nextCursor: rest.length > limit && last !== undefined ? String(last.version) : null,
  };
};

async function forCompany(ctx: ServiceContext, input: CompanyListInput) {
  const { id: companyId } = await getCompany({ ctx, input });
  return { companyId, limit: input.limit, cursor: input.cursor };
}
