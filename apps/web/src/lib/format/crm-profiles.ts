import type { CrmProfile } from '@workbench/services/companies/schemas';

/** The CRMs whose columns a file can have, with their names. */
export const CRM_PROFILES: readonly (readonly [CrmProfile, string])[] = [
  ['hubspot', 'HubSpot'],
  ['salesforce', 'Salesforce'],
];
