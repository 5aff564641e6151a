export { listLeads } from './list-leads.ts';
export { saveLeads } from './save-leads.ts';
