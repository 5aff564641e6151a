export { getTimeline } from './get-timeline.ts';
export {
  listContactsOfCompany,
  listLeadsOfCompany,
  listMessagesOfCompany,
  listReportsOfCompany,
} from './lists/company-lists.ts';
