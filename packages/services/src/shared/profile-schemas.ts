import { z } from 'zod';

/** For whom a file is: a person with a spreadsheet, or the importer of a CRM. Safe in a browser. */
export const exportProfileSchema = z.enum(['plain', 'hubspot', 'salesforce']).meta({
  id: 'ExportProfile',
  description:
    'Columns of the file: all (`plain`), or those that the importer of HubSpot or Salesforce maps by their names, with the record id under which the CRM knows the company. A CRM file is CSV or Excel',
});
export type ExportProfile = z.infer<typeof exportProfileSchema>;
export type CrmProfile = Exclude<ExportProfile, 'plain'>;
