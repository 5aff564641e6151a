import { exportAudit } from '@workbench/services/audit';
import { exportCampaignArchive, exportCampaignTable } from '@workbench/services/campaigns';
import {
  exportCompanies,
  exportFailedRows,
  importCompanies,
  previewImport,
  resumeImport,
  startImport,
  upsertCompanies,
} from '@workbench/services/companies';
import { exportContacts } from '@workbench/services/contacts';
import { exportCustomers, importCustomers, previewCustomers } from '@workbench/services/customers';
import { exportLeadErrors, exportLeadList, importLeadFile, previewLeadFile } from '@workbench/services/leads';
import { exportReport } from '@workbench/services/reports';
import type { FileVerbs } from '../../deps.ts';

/** The verbs that the product itself uses. */
export const FILE_VERBS: FileVerbs = {
  importCompanies,
  previewImport,
  resumeImport,
  startImport,
  exportFailedRows,
  upsertCompanies,
  exportCompanies,
  exportContacts,
  exportAudit,
  importCustomers,
  previewCustomers,
  exportCustomers,
  importLeadFile,
  previewLeadFile,
  exportLeadList,
  exportLeadErrors,
  exportReport,
  exportCampaignArchive,
  exportCampaignTable,
};
