export { isRoleAccount } from '@workbench/identity/role-account';
export { updateLead } from './edit/update-lead.ts';
export { ENRICH_KIND } from './enrich/types.ts';
export { exportLeadErrors, exportLeadList } from './export/export-list.ts';
export { countLeadFindings } from './findings/count-findings.ts';
export { importLeadFile, previewLeadFile } from './import/import-file.ts';
export { importPasted, previewPasted } from './import/import-pasted.ts';
export { importLeadSheet, previewSheet } from './import/import-sheet.ts';
export {
  countLeadsOnLists,
  findLeadsOnUserList,
  putLeadsOnList,
  takeAllLeadsOffList,
  takeLeadsOffList,
} from './lists/list-membership.ts';
export {
  formerIdentifiersOfLead,
  identifiersOfLead,
} from './people/lead-identifiers.ts';
export { registerLeadJobs } from './register-jobs.ts';
export { bringLeadsBack, emptyRowsOfDeletedLeads, takeLeadsAway } from './removal/move-leads.ts';
export { leadPersonalData } from './removal/personal-data.ts';
export { type BeforeLeadsRemoved, removeLeads } from './removal/remove-leads.ts';
export { removeMatches } from './removal/remove-matches.ts';
export { decideReview, decideSuggestion } from './review/decide.ts';
export { decideSuggestions } from './review/decide-suggestions.ts';
export { undoDecisions } from './review/undo-decisions.ts';
export {
  cancelRun,
  enrichLeads,
  estimateLeads,
  pauseRun,
  resumeRun,
  retryLead,
  retryRun,
} from './runs/enrich-leads.ts';
export { getRun, listRuns } from './runs/list-runs.ts';
export { listCompanyLeads } from './search/company-leads.ts';
export { countLeads } from './search/count-leads.ts';
export { leadNeighbors } from './search/lead-neighbors.ts';
export { pageLeads } from './search/page-leads.ts';
export type { AfterLeadChange } from './store/after-lead-change.ts';
export { findLeads, findLeadsOfList } from './store/find-leads.ts';
export { findTrashedLeads } from './store/find-trashed-leads.ts';
export { getLead } from './store/get-lead.ts';
export { getLeadList, listLeadLists } from './store/lead-lists.ts';
export { findSuppressedLeads } from './store/suppressed-leads.ts';
export { createLeadsFromContacts } from './upsert/create-from-contacts.ts';
export { previewWriteBack, startWriteBack } from './write-back/start-write-back.ts';
