import type { ReportCampaignDoc } from '@workbench/db';

interface CompanyLabel {
  name: string;
  domain: string;
}

/** The company as it is called now; one that was deleted keeps the name that it had when the campaign was created. */
export function companyLabel(
  { companyIds, companyLabels }: Pick<ReportCampaignDoc, 'companyIds' | 'companyLabels'>,
  id: string,
  tracked: CompanyLabel | undefined,
): CompanyLabel {
  const label = tracked ?? companyLabels?.[companyIds.indexOf(id)] ?? { name: 'Deleted company', domain: '' };
  return { name: label.name, domain: label.domain };
}
