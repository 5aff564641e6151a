export { deleteCompanies, deleteCompany } from './entries/delete-company.ts';
export {
  deleteContact,
  deleteContacts,
  deleteCustomer,
  deleteCustomers,
  deleteLeadList,
  deleteLeads,
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
export { getTrashEntry, listTrash } from './entries/list-trash.ts';
export { previewDeletion } from './entries/preview-deletion.ts';
export { emptyTrash, purgeEntry, purgeExpired } from './entries/purge-entry.ts';
export { removeDemoCompanies } from './entries/remove-demo.ts';
export { restoreEntry } from './entries/restore-entry.ts';
export { resumeTrash } from './entries/resume-trash.ts';
export { TRASH_PERSONAL_DATA } from './personal-data.ts';
