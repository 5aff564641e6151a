import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { namesDomain } from '../gather/on-domain.ts';
import type { Evidence, GatherTarget, Unconfirmed } from '../gather/types.ts';
import type { Study } from './schema.ts';

/** Only studies that the company itself leads, shown by a contact at its domain: a sponsor's name alone is shared by many. */
export function mapStudies(
  studies: Study[],
  target: GatherTarget,
): { evidence: Evidence[]; unconfirmed: Unconfirmed[] } {
  const evidence: Evidence[] = [];
  const unconfirmed: Unconfirmed[] = [];
  for (const { protocolSection: study } of studies) {
    const { nctId, briefTitle } = study.identificationModule;
    const sponsor = study.sponsorCollaboratorsModule.leadSponsor.name;
    if (normaliseCompanyName(sponsor) !== normaliseCompanyName(target.name)) continue;
    const url = `https://clinicaltrials.gov/study/${encodeURIComponent(nctId)}`;
    const contacts = (study.contactsLocationsModule?.centralContacts ?? []).map(({ email }) => email ?? '');
    if (!contacts.some((email) => namesDomain(email, target.domain))) {
      unconfirmed.push({
        title: briefTitle,
        url,
        reason: `Its sponsor has the same name, but no contact at ${target.domain}`,
      });
      continue;
    }
    const { overallStatus, startDateStruct } = study.statusModule ?? {};
    evidence.push({
      kind: 'trial',
      url,
      title: briefTitle,
      date: toDay(startDateStruct?.date),
      publisher: 'ClinicalTrials.gov',
      text: [
        briefTitle,
        `Lead sponsor: ${sponsor}`,
        ...(overallStatus ? [`Status: ${humanizeConstant(overallStatus)}`] : []),
        ...(study.designModule?.phases ?? []).filter((phase) => phase !== 'NA').map(humanizeConstant),
      ].join('\n'),
      proof: 'names_domain',
    });
  }
  return { evidence, unconfirmed };
}

/** Some start dates are a month alone: then it is undated. */
const toDay = (date: string | null | undefined) => (date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null);

/** "ACTIVE_NOT_RECRUITING" → "active not recruiting", "PHASE2" → "phase 2". */
const humanizeConstant = (constant: string) =>
  constant
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=\d)/g, ' ');
