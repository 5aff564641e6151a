import type { LeadDoc } from '@workbench/db';
import { normalizeLocation } from '@workbench/identity/locations/normalize-location';
import { companyRecordIds } from '../../companies/index.ts';
import { type CrmPerson, crmNames } from '../../shared/crm/crm-person.ts';
import type { CrmProfile } from '../../shared/profile-schemas.ts';
import { confirmedOn } from './export-columns.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The leads of these pages, each once, as a CRM takes them. */
export async function* readCrmLeads(
  profile: CrmProfile,
  pages: AsyncIterable<{ leads: readonly LeadDoc[] }>,
): AsyncGenerator<CrmPerson> {
  const sent = new Set<string>();
  for await (const { leads } of pages) {
    const recordIds = await companyRecordIds(
      profile,
      leads.flatMap(({ companyId }) => companyId ?? []),
    );
    for (const lead of leads) {
      const id = lead._id.toHexString();
      if (sent.has(id)) continue;
      sent.add(id);
      yield toCrmPerson(lead, recordIds.get(lead.companyId?.toHexString() ?? '') ?? null);
    }
  }
}

/** Names stay as they are stored, in two parts; a location is taken apart where its country is certain. Pure. */
function toCrmPerson(lead: LeadDoc, companyRecordId: string | null): CrmPerson {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ');
  const isSplit = lead.firstName !== '' && lead.lastName !== '';
  const location = lead.location === null ? null : normalizeLocation(lead.location);
  return {
    id: lead._id.toHexString(),
    name,
    ...(isSplit ? { firstName: lead.firstName, lastName: lead.lastName } : crmNames(name)),
    title: lead.title,
    email: lead.email,
    phone: lead.phone,
    linkedinUrl: lead.linkedinUrl,
    company: lead.company,
    domain: lead.organizationDomain,
    industry: lead.industry,
    location: lead.location,
    city: location?.city ?? null,
    state: null,
    country: location === null ? null : (countries.of(location.country) ?? null),
    companyRecordId,
    asOf: confirmedOn(lead),
  };
}
