export { deleteCompanies, deleteCompany } from './entries/delete-company.ts';
export { deleteContacts, deleteCustomers, deleteLeads } from './entries/delete-many.ts';
export {
  deleteContact,
  deleteCustomer,
  deleteLeadList,
  deleteList,
  deleteOutreachCampaign,
  deleteOwnColumn,
  deleteReport,
  deleteReportCampaign,
  deleteSavedSearch,
  deleteSuppression,
  deleteTemplate,
  deleteView,
} from './entries/delete-one.ts';
export { emptyTrash } from './entries/empty-trash.ts';
export { getTrashEntry, listTrash } from './entries/list-trash.ts';
export { previewDeletion } from './entries/preview-deletion.ts';
export { purgeEntry, purgeExpired } from './entries/purge-entry.ts';
export { removeDemoCompanies } from './entries/remove-demo.ts';
export { restoreEntry } from './entries/restore-entry.ts';
export { resumeTrash } from './entries/resume-trash.ts';
export { purgePeople, TRASH_PERSONAL_DATA } from './personal-data.ts';
