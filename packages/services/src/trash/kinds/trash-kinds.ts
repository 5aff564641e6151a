import type { TrashKindName } from '../schemas.ts';
import { OUTREACH_CAMPAIGN_KIND, REPORT_CAMPAIGN_KIND } from './campaigns.ts';
import { COMPANY_KIND } from './company.ts';
import { CONTACT_KIND } from './contact.ts';
import { CUSTOMER_KIND } from './customer.ts';
import { DEMO_KIND } from './demo.ts';
import { LEAD_KIND } from './lead.ts';
import { LIST_KIND } from './list.ts';
import { OWN_COLUMN_KIND } from './own-column.ts';
import {
  LEAD_LIST_KIND,
  REPORT_KIND,
  SAVED_SEARCH_KIND,
  SUPPRESSION_KIND,
  TEMPLATE_KIND,
  VIEW_KIND,
} from './single-records.ts';
import type { TrashKind } from './trash-kind.ts';

export const TRASH_KINDS: Readonly<Record<TrashKindName, TrashKind>> = {
  company: COMPANY_KIND,
  demo: DEMO_KIND,
  contact: CONTACT_KIND,
  lead: LEAD_KIND,
  leadList: LEAD_LIST_KIND,
  savedSearch: SAVED_SEARCH_KIND,
  template: TEMPLATE_KIND,
  report: REPORT_KIND,
  reportCampaign: REPORT_CAMPAIGN_KIND,
  outreachCampaign: OUTREACH_CAMPAIGN_KIND,
  suppression: SUPPRESSION_KIND,
  list: LIST_KIND,
  view: VIEW_KIND,
  ownColumn: OWN_COLUMN_KIND,
  customer: CUSTOMER_KIND,
};
