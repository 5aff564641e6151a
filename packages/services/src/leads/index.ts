export { isRoleAccount } from '@workbench/identity/role-account';
export { countLeads } from './count-leads.ts';
export { decideReview, decideSuggestion } from './decide-lead.ts';
export {
  cancelRun,
  enrichLeads,
  estimateLeads,
  getRun,
  listRuns,
  pauseRun,
  resumeRun,
  retryLead,
  retryRun,
} from './enrich/runs.ts';
export { exportLeadErrors, exportLeadList } from './export-lead-list.ts';
export { findLeads, findLeadsOfList } from './find-leads.ts';
export { getLead } from './get-lead.ts';
export { importLeadFile, previewLeadFile } from './import-file.ts';
export { importPasted, previewPasted } from './import-pasted.ts';
export { previewSheet, startEnrichment } from './import-sheet.ts';
export { registerLeadJobs } from './lead-jobs.ts';
export { getLeadList, listLeadLists } from './lead-lists.ts';
export { listLeads } from './list-leads.ts';
export { pageLeads } from './page-leads.ts';
export { registerLeadPersonalData } from './personal-data.ts';
export { removeLeads } from './remove-leads.ts';
export { saveLeads } from './save-leads.ts';
export { updateLead } from './update-lead.ts';
export { previewWriteBack, startWriteBack } from './write-back/write-back.ts';
